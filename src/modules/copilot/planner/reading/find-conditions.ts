import { quoteTerm } from '../word-condition.ts';
import { hasRole } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/** Boolean columns; the others have a value or none. */
const FLAG = /^(?:has|is)_/;

/** What the pages of the companies must have, as far as it is no filter. */
interface PageConditions {
  /** "With a blog or a newsletter", in the query language; empty if there are no such alternatives. */
  readonly either: string;
  /** The units of these alternatives. */
  readonly eitherUnits: ReadonlySet<Unit>;
  /** The search words that follow "with", "that mention" and the like, or say what companies offer. */
  readonly words: ReadonlySet<Unit>;
}

/** Finds features and words that follow "with" and the like, and which of them "or" joins. */
export function findConditions(
  units: readonly Unit[],
  wanted: readonly Unit[],
  findAlternatives: (units: readonly Unit[], group: readonly Unit[]) => ReadonlySet<Unit>,
): PageConditions {
  const words = new Set<Unit>();
  const features: Unit[] = [];
  for (const unit of wanted) {
    if (isFeature(unit)) features.push(unit);
    if (unit.kind !== 'words') continue;
    const previous = unitBefore(units, unit);
    const isJoined = previous?.kind === 'grammar' && hasRole(firstItem(previous), 'and', 'or');
    const [before] = isJoined ? [previousContent(units, unit)] : [];
    if (followsCondition(previous) || (before !== undefined && (words.has(before) || isFeature(before)))) {
      words.add(unit);
      features.push(unit);
    }
  }
  const eitherUnits = alternativesAmong(units, wanted, features, findAlternatives);
  const either = wanted.flatMap((unit) => (eitherUnits.has(unit) ? [clauseOf(unit)] : []));
  return {
    either: either.length > 1 ? `((${[...new Set(either)].join(' OR ')}))` : '',
    eitherUnits: either.length > 1 ? eitherUnits : new Set(),
    words: new Set([...words, ...wanted.filter((unit) => unit.kind === 'words' && isOffered(units, unit))]),
  };
}

/** "Klarna or a newsletter": a technology is an alternative to a feature or a word, unless "or" joins others of its kind. */
function alternativesAmong(
  units: readonly Unit[],
  wanted: readonly Unit[],
  features: readonly Unit[],
  findAlternatives: (units: readonly Unit[], group: readonly Unit[]) => ReadonlySet<Unit>,
): ReadonlySet<Unit> {
  const alternatives = findAlternatives(units, features);
  const technologies = wanted.filter(isTechnology);
  if (alternatives.size > 0 || findAlternatives(units, technologies).size > 0) return alternatives;
  const group = new Set([...features, ...technologies]);
  const mixed = findAlternatives(
    units,
    wanted.filter((unit) => group.has(unit) || (unit.kind === 'words' && technologies.length > 0)),
  );
  return [...mixed].some(isTechnology) ? mixed : alternatives;
}

const isTechnology = (unit: Unit): boolean => unit.kind === 'filter' && unit.param === 'technology';

/** "That offer massages", "die Massagen anbieten": the verb comes before the words, or after them at the end of the clause. */
function isOffered(units: readonly Unit[], unit: Unit): boolean {
  const next = units[units.indexOf(unit) + 1];
  return [unitBefore(units, unit), next].some(
    (one) => one?.kind === 'grammar' && hasRole(firstItem(one), 'sells') && firstItem(one).breakBefore === '',
  );
}

const isFeature = (unit: Unit): boolean =>
  unit.kind === 'filter' &&
  (unit.param === 'has' || unit.param === 'column') &&
  unit.values.every((value) => !/^(?:business_model|b2b|legal_form)/.test(value));

/** The unit before this one, ignoring articles and possessives. */
const unitBefore = (units: readonly Unit[], unit: Unit): Unit | undefined =>
  units.slice(0, units.indexOf(unit)).findLast((one) => !(one.kind === 'grammar' && isPlainFiller(one)));

const previousContent = (units: readonly Unit[], unit: Unit): Unit | undefined =>
  units.slice(0, units.indexOf(unit)).findLast(({ kind }) => kind !== 'grammar');

const CONDITION_ROLES = ['with', 'says', 'word'] as const;

const isPlainFiller = (unit: Unit): boolean =>
  hasRole(firstItem(unit), 'filler', 'its') &&
  !hasRole(firstItem(unit), ...CONDITION_ROLES, 'and', 'or', 'sells');

const followsCondition = (before: Unit | undefined): boolean =>
  before?.kind === 'grammar' && hasRole(firstItem(before), ...CONDITION_ROLES);

function clauseOf(unit: Unit): string {
  if (unit.kind !== 'filter') return quoteTerm(unit.text);
  const [name = ''] = unit.values;
  if (unit.param === 'has') return `has:${name}`;
  if (unit.param === 'technology') return `technology:${quoteTerm(name)}`;
  const [column = '', value = FLAG.test(name) ? 'true' : undefined] = name.split('=');
  return value === undefined ? `exists:${column}` : `${column}:${quoteTerm(value)}`;
}
