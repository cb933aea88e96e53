import { columnWords, featureWords, industryWords, trades } from './dictionaries.ts';
import { keysIn, nameKey } from './name-key.ts';

export { trades } from './dictionaries.ts';
export type { Trade } from './merge-trades.ts';

/** The industry with this name. */
export const findIndustryByName = (text: string): string | undefined => industriesByName.get(nameKey(text));

const industriesByName = new Map(
  Object.entries(industryWords).flatMap(([industry, list]) =>
    list.split(',').map((word) => [nameKey(word), industry] as const),
  ),
);

/** Words for what a homepage has mean no trade: "telephone" does not mean a telephone shop. */
export const featureNameKeys = keysIn({ ...featureWords, ...columnWords });

/** Whether a name of a trade also means goods: "café". */
export const meansGoods = (text: string): boolean => goods.has(nameKey(text));

const goods = keysIn(
  Object.fromEntries(trades.flatMap(({ name, goods: list }) => (list === undefined ? [] : [[name, list]]))),
);
