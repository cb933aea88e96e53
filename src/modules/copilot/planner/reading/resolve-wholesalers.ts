import { manufacturerNouns } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { isInTradeName } from './is-in-trade-name.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

const MANUFACTURER_OR_WHOLESALER = 'business_model=manufacturer|wholesale';

/** "Wholesalers or producers of chemicals", "chemical wholesalers and makers": companies of either kind that have the product. */
export function resolveWholesalers(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, place) =>
      !item.content && hasRole(item, 'and', 'or') && isPair(items[place - 1], items[place + 1]),
  );
  if (at < 0) return ofOneProduct(items);
  const next = hasRole(items[at + 2], 'of') ? items[at + 3] : items[at + 2];
  const isOfProduct =
    (isProduct(next) && next?.breakBefore === '') ||
    (isProduct(items[at - 2]) && items[at - 1]?.breakBefore === '');
  if (!isOfProduct) return items;
  const content = { kind: 'feature', name: MANUFACTURER_OR_WHOLESALER, isOnlyAfterSelling: false } as const;
  return items.map((item, place) => {
    if (place < at - 1 || place > at + 1) return item;
    return isManufacturer(item)
      ? { ...item, roles: new Set<Role>(), content }
      : { ...withRoles(item, 'filler'), content: undefined };
  });
}

const WHOLESALER = 'business_model=wholesale';

/** "Grossistes en vin", "drill wholesalers": the companies of the product that sell it to others. */
const ofOneProduct = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!isUnknown(item) || !isWholesaler(item)) return item;
    const next = hasRole(items[at + 1], 'of', 'in') ? items[at + 2] : items[at + 1];
    const isOfProduct =
      (item.breakBefore === '' && isProduct(items[at - 1])) ||
      (items[at + 1]?.breakBefore === '' && next?.breakBefore === '' && isProduct(next));
    return isOfProduct && !isInTradeName(items, at)
      ? {
          ...item,
          roles: new Set<Role>(),
          content: { kind: 'feature', name: WHOLESALER, isOnlyAfterSelling: false },
        }
      : item;
  });

const isPair = (one: Item | undefined, other: Item | undefined): boolean =>
  (isWholesaler(one) && isManufacturer(other)) || (isManufacturer(one) && isWholesaler(other));

const isWholesaler = (item: Item | undefined): boolean =>
  item !== undefined && !item.content && findTradeByName(item.text)?.name === 'wholesaler';

const isManufacturer = (item: Item | undefined): boolean =>
  item?.tokens.length === 1 && manufacturerNouns.has(firstToken(item).folded);

/** A word without another meaning, or the name of an industry. */
const isProduct = (item: Item | undefined): boolean => isUnknown(item) || item?.content?.kind === 'industry';
