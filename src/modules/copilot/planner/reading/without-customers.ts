import { firstItem, type Unit } from './unit.ts';

/** "For" in all languages. */
export const forWords: ReadonlySet<string> = new Set(['for', 'fur', 'pour', 'para', 'per', 'voor', 'dla']);

/** "Software for restaurants" is software: of two industries that "for" joins, the second one has the customers. */
export function withoutCustomers(units: readonly Unit[]): {
  readonly units: readonly Unit[];
  readonly customers: readonly string[];
} {
  const isFor = (unit: Unit | undefined): boolean =>
    unit?.kind === 'grammar' && forWords.has(firstItem(unit).tokens.at(-1)?.folded ?? '');
  const at = units.findIndex(
    (unit, place) => isIndustry(unit) && isFor(units[place - 1]) && units.slice(0, place).some(isIndustry),
  );
  return at < 0
    ? { units, customers: [] }
    : { units: units.toSpliced(at, 1), customers: [units[at]?.text ?? ''] };
}

const isIndustry = (unit: Unit): boolean => unit.kind === 'filter' && unit.param === 'industry';
