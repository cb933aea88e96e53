import { isOf } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * Finds the units that the user excludes. A negation covers what follows it, and anything of the same kind joined by "and", "or" or a
 * comma. After that, "but" or a word for location or use ends it.
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
    // In "WordPress instead of Wix", only Wix is excluded.
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

/** Adjacent names are excluded as one. */
const isAdjacent = (one: Unit, other: Unit): boolean =>
  (one.items.at(-1)?.end ?? 0) + 1 >= firstItem(other).start;

const kindOf = (unit: Unit): string => {
  // Some trades are industries, others are search words.
  if (unit.kind === 'words' || (unit.kind === 'filter' && unit.param === 'industry')) return 'trade';
  if (unit.kind !== 'filter') return unit.kind;
  return unit.param === 'place' ? 'country' : unit.param;
};
