import { isOf } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * Which units are not wanted. A negation covers what follows it, and what is joined to it by "and", "or" or a comma
 * and is of the same kind; a word of place, of use or "but" after that ends it.
 */
export function findDenied(units: readonly Unit[]): ReadonlySet<Unit> {
  const denied = new Set<Unit>();
  let isDenying = false;
  let last: Unit | undefined;
  let isListing = false;
  let isReplaced = false;
  for (const unit of units) {
    const item = firstItem(unit);
    if (unit.kind === 'grammar') {
      const isNextInList = isListing || item.breakBefore === ',';
      const isEnding =
        isOf(item, 'but') ||
        (last !== undefined &&
          (isOf(item, 'with', 'uses', 'says', 'sells', 'only', 'also', 'like') ||
            (isOf(item, 'in') && !isNextInList)));
      if (isEnding) isDenying = false;
      if (isOf(item, 'insteadOf')) isReplaced = true;
      if (isOf(item, 'without', 'not', 'outside')) {
        isDenying = true;
        last = undefined;
      }
      if (isOf(item, 'and', 'or') || item.breakBefore === ',') isListing = true;
      continue;
    }
    // "Wix" in "WordPress instead of Wix", and nothing beyond it.
    if (isReplaced) {
      denied.add(unit);
      isReplaced = false;
      continue;
    }
    if (isDenying && last !== undefined && !(isListing || item.breakBefore === ','))
      isDenying = isAdjacent(last, unit);
    if (isDenying && last !== undefined && kindOf(last) !== kindOf(unit)) isDenying = false;
    if (isDenying) {
      denied.add(unit);
      last = unit;
    }
    isListing = false;
  }
  return denied;
}

/** Two names beside each other are one thing that is not wanted. */
const isAdjacent = (one: Unit, other: Unit): boolean =>
  (one.items.at(-1)?.end ?? 0) + 1 >= firstItem(other).start;

const kindOf = (unit: Unit): string => {
  // Some trades are industries, others words.
  if (unit.kind === 'words' || (unit.kind === 'filter' && unit.param === 'industry')) return 'trade';
  if (unit.kind !== 'filter') return unit.kind;
  return unit.param === 'place' ? 'country' : unit.param;
};
