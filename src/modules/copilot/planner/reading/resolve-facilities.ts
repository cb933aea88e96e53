import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { hasRole, type Item, isUnknown } from './item.ts';

/** "Hotels with a restaurant": what companies of another trade have is no trade of its own. */
export const resolveFacilities = (items: readonly Item[]): readonly Item[] => facilitiesIn(items, false);

/** "With a restaurant" after a list of hotels. */
export const resolveFacilitiesOfList = (items: readonly Item[]): readonly Item[] => facilitiesIn(items, true);

const facilitiesIn = (items: readonly Item[], isOfList: boolean): readonly Item[] =>
  items.map((item, at) => {
    // An online shop is a feature of its own.
    if (item.content?.kind !== 'industry' || item.content.name === RETAIL) return item;
    const before = items.slice(0, at);
    // "With a spa and a restaurant".
    const start = before.findLastIndex((one) => !(isUnknown(one) || isPlain(one)));
    const lead = before[start];
    const follows = lead !== undefined && lead.content === undefined && hasRole(lead, 'with');
    const isAtStart = isOfList && before.slice(0, start).every(isPlain);
    return follows && (isAtStart || before.slice(0, start).some(isTrade))
      ? { ...item, roles: new Set<Role>(), content: undefined }
      : item;
  });

const RETAIL = 'E-commerce & Retail';

const isPlain = (item: Item): boolean =>
  item.content === undefined && hasRole(item, 'filler', 'its', 'and', 'or') && !hasRole(item, 'with');

const isTrade = (item: Item): boolean =>
  item.content?.kind === 'industry' || (isUnknown(item) && findTradeByName(item.text) !== undefined);
