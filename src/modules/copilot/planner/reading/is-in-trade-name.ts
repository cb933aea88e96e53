import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Item } from './item.ts';

/** Whether the words around an item form the name of a trade, such as "cheese makers". */
export const isInTradeName = (items: readonly Item[], at: number): boolean =>
  [
    [at - 2, at],
    [at - 1, at],
    [at, at + 1],
    [at, at + 2],
    [at, at + 3],
  ].some(
    ([from = 0, to = 0]) =>
      from >= 0 &&
      to < items.length &&
      items.slice(from + 1, to + 1).every(({ breakBefore }) => breakBefore === '') &&
      findTradeByName(
        items
          .slice(from, to + 1)
          .map(({ text }) => text)
          .join(' '),
      ) !== undefined,
  );
