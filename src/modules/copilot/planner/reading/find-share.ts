import { hasRole } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * For "what share of hotels in Spain uses WordPress": the units that only the counted part of the companies has. They follow the verb after
 * the companies; without such a verb they are what homepages use or have. Where companies are applies to all of them.
 */
export function findSharePart(units: readonly Unit[]): ReadonlySet<Unit> {
  const second = secondCount(units);
  if (second >= 0) return new Set(units.slice(second).filter(isCondition));
  const from = units.findIndex((unit) => unit.kind === 'grammar' && hasRole(firstItem(unit), 'share'));
  if (from < 0) return new Set();
  const after = units.slice(from + 1);
  const first = after.findIndex(isSubject);
  const verb = after.findIndex((unit, at) => first >= 0 && at > first && isPredicateVerb(unit));
  const said = verb < 0 ? [] : after.slice(verb).filter(isCondition);
  if (said.length > 0) return new Set(said);
  return new Set(units.filter((unit) => isCondition(unit) && !isTopic(unit)));
}

/** Whether a message asks for a part of the companies. */
export const asksForShare = (units: readonly Unit[]): boolean =>
  !countsApart(units) &&
  (secondCount(units) >= 0 ||
    units.some((unit) => unit.kind === 'grammar' && hasRole(firstItem(unit), 'share')));

/** Two counts, of which none is a part of the other: "how many (of them) have Instagram, and how many have LinkedIn?" */
export function countsApart(units: readonly Unit[]): boolean {
  const [first, ...others] = units.flatMap((unit, at) => (isCount(unit) || isOfThem(unit) ? [at] : []));
  if (first === undefined || others.length === 0) return false;
  const counts = [first, ...others];
  return (
    others.every((at) => !isOfThem(units[at])) &&
    counts.every((from, place) => units.slice(from, counts[place + 1]).some(isFeature))
  );
}

const isOfThem = (unit: Unit | undefined): boolean =>
  unit?.kind === 'grammar' && hasRole(firstItem(unit), 'ofThem');

const isFeature = (unit: Unit): boolean =>
  unit.kind === 'filter' && (unit.param === 'has' || unit.param === 'column' || unit.param === 'technology');

const isCount = (unit: Unit): boolean => unit.kind === 'grammar' && hasRole(firstItem(unit), 'count');

/** The second of two counts: "how many pharmacies are there, and how many of them have a phone?" */
function secondCount(units: readonly Unit[]): number {
  const first = units.findIndex(isCount);
  if (first < 0) return -1;
  const second = units.findIndex(
    (unit, at) =>
      at > first + 1 && (isCount(unit) || (unit.kind === 'grammar' && hasRole(firstItem(unit), 'ofThem'))),
  );
  const isNamedBefore = units.slice(first, second).some((unit) => unit.kind !== 'grammar');
  return second > 0 && isNamedBefore && units.slice(second).some(isCondition) ? second : -1;
}

const isTopic = (unit: Unit): boolean =>
  unit.kind === 'words' || unit.kind === 'phrase' || (unit.kind === 'filter' && unit.param === 'industry');

const isLocation = (unit: Unit): boolean =>
  unit.kind === 'filter' && (unit.param === 'country' || unit.param === 'place');

const isCondition = (unit: Unit): boolean =>
  (unit.kind === 'filter' || unit.kind === 'words' || unit.kind === 'phrase') && !isLocation(unit);

/** What the companies are, or the word for companies. */
const isSubject = (unit: Unit): boolean =>
  unit.kind === 'grammar' ? hasRole(firstItem(unit), 'company', 'ofThem') : isCondition(unit);

const isPredicateVerb = (unit: Unit): boolean =>
  unit.kind === 'grammar' &&
  (hasRole(firstItem(unit), 'uses', 'with', 'without', 'not', 'says', 'sells') ||
    BE.has(firstItem(unit).tokens[0]?.folded ?? ''));

/** Forms of "to be" before what the companies are: "what share of WordPress sites are hotels". */
const BE: ReadonlySet<string> = new Set(
  'are is sind ist sont est son es sono sao zijn is to sa jest'.split(' '),
);
