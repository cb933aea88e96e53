import type { Item } from './item.ts';

/** The filters that a word can set; each has an excluding counterpart. `column`: that a column has a value; `place`: a city or region. */
export type FilterParam =
  | 'technology'
  | 'industry'
  | 'country'
  | 'language'
  | 'tld'
  | 'has'
  | 'column'
  | 'place';

/** A part of a message that describes what is looked for. */
export type Unit =
  | {
      readonly kind: 'filter';
      readonly param: FilterParam;
      readonly values: readonly string[];
      readonly text: string;
      readonly items: readonly Item[];
    }
  /** Words to search for. */
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly items: readonly Item[];
      readonly isShopOnly: boolean;
    }
  | { readonly kind: 'phrase'; readonly text: string; readonly items: readonly Item[] }
  | {
      readonly kind: 'domain';
      readonly domain: string;
      readonly text: string;
      readonly items: readonly Item[];
    }
  /** What only holds the sentence together. */
  | { readonly kind: 'grammar'; readonly text: string; readonly items: readonly Item[] };

export const firstItem = ({ items }: Unit): Item => {
  const [item] = items;
  if (!item) throw new Error('a unit is made of items');
  return item;
};
