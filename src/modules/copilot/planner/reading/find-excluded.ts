import { countryOfPlace } from '../place-names.ts';
import { hasRole } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * Finds the units that the user excludes. A negation covers what follows it, and anything of the same kind joined by "and", "or" or a
 * comma. After that, "but" or a word for location or use ends it, and "yes" before or after something wanted: "no blog, prices yes".
 */
export function findExcluded(units: readonly Unit[]): ReadonlySet<Unit> {
  const excluded = new Set<Unit>();
  let isExcluding = false;
  let last: Unit | undefined;
  let isListing = false;
  let isReplaced = false;
  for (const [at, unit] of units.entries()) {
    const item = firstItem(unit);
    if (isYes(unit) || isYes(units[at + 1])) isExcluding &&= last === undefined;
    if (unit.kind === 'grammar') {
      const isNextInList = isListing || item.breakBefore === ',';
      const isEnding =
        hasRole(item, 'but') ||
        (last !== undefined &&
          (hasRole(item, 'with', 'uses', 'says', 'sells', 'only', 'also', 'like') ||
            (hasRole(item, 'in') && !isNextInList)));
      if (isEnding && isExcluding && isPlaceWithin(last, units[at + 1], unit)) {
        isListing = true;
        continue;
      }
      if (isEnding) isExcluding = false;
      if (hasRole(item, 'insteadOf')) isReplaced = true;
      if (hasRole(item, 'without', 'not', 'outside')) {
        isExcluding = true;
        last = undefined;
      }
      if (hasRole(item, 'and', 'or') || item.breakBefore === ',') isListing = true;
      continue;
    }
    // In "WordPress instead of Wix", only Wix is excluded.
    if (isReplaced) {
      excluded.add(unit);
      isReplaced = false;
      continue;
    }
    if (isExcluding && last !== undefined && !(isListing || item.breakBefore === ','))
      isExcluding = isAdjacent(last, unit);
    if (isExcluding && last !== undefined && kindOf(last) !== kindOf(unit)) isExcluding = false;
    if (isExcluding) {
      excluded.add(unit);
      last = unit;
    }
    isListing = false;
  }
  return excluded;
}

/** "Without the Belgian ones from Antwerp": the city is excluded as well, and the country only says which Antwerp is meant. */
const isPlaceWithin = (country: Unit | undefined, place: Unit | undefined, between: Unit): boolean =>
  country?.kind === 'filter' &&
  country.param === 'country' &&
  place?.kind === 'filter' &&
  place.param === 'place' &&
  hasRole(firstItem(between), 'in') &&
  place.values.every((name) => country.values.includes(countryOfPlace(name) ?? ''));

/** Words for "yes" in all languages, and the Dutch opposite of "geen". */
const YES_WORDS = new Set(['yes', 'ja', 'oui', 'si', 'sim', 'tak', 'wel']);

const isYes = (unit: Unit | undefined): boolean =>
  unit?.kind === 'grammar' && YES_WORDS.has(firstItem(unit).tokens[0]?.folded ?? '');

/** Adjacent names are excluded as one. */
const isAdjacent = (one: Unit, other: Unit): boolean =>
  (one.items.at(-1)?.end ?? 0) + 1 >= firstItem(other).start;

/** Some features are values of `has`, others are columns. */
const SAME_KIND: Readonly<Record<string, string>> = { place: 'country', column: 'has' };

const kindOf = (unit: Unit): string => {
  // Some trades are industries, others are search words.
  if (unit.kind === 'words' || (unit.kind === 'filter' && unit.param === 'industry')) return 'trade';
  if (unit.kind !== 'filter') return unit.kind;
  return SAME_KIND[unit.param] ?? unit.param;
};
