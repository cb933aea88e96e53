import type { Item } from './item.ts';

/**
 * The filters that a word can set; each has an excluding counterpart. `column` requires a value in a column; `place` is a city or region.
 */
export type FilterParam =
  | 'technology'
  | 'industry'
  | 'country'
  | 'language'
  | 'tld'
  | 'has'
  | 'column'
  | 'place';

/** A part of a message, made of one or more items. */
export type Unit =
  | {
      readonly kind: 'filter';
      readonly param: FilterParam;
      readonly values: readonly string[];
      /** Whether a language is offered or spoken by the companies, so their homepage need not be in it. */
      readonly isOffered?: boolean;
      readonly text: string;
      readonly items: readonly Item[];
    }
  /** Search words. */
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
  /** Words with a grammatical role only. */
  | { readonly kind: 'grammar'; readonly text: string; readonly items: readonly Item[] };

export const firstItem = ({ items }: Unit): Item => {
  const [item] = items;
  if (!item) throw new Error('a unit is made of items');
  return item;
};
