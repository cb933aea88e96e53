import { shopSystems } from '../dictionaries/dictionaries.ts';
import type { Slot } from './request.ts';
import type { Unit } from './unit.ts';

/** "Shops that use jQuery" have an online shop; "Shopify stores" need not say so. */
export function shopsBesideTechnology(topic: readonly Unit[]): Slot[] {
  const shop = topic.find((unit) => unit.kind === 'words' && unit.isShopOnly);
  const systems = topic.flatMap((unit) =>
    unit.kind === 'filter' && unit.param === 'technology' ? unit.values : [],
  );
  const isSaid = topic.some((unit) => unit.kind === 'filter' && unit.values.includes('ecommerce'));
  if (shop === undefined || isSaid || systems.length === 0 || systems.some((name) => shopSystems.has(name)))
    return [];
  return [{ ...INCLUDED, param: 'has', values: ['ecommerce'], text: shop.text }];
}

const INCLUDED = { isExcluded: false, isDefinite: false, isAlternative: false, isOffered: false } as const;

/** "Shops in Leeds": if nothing says what they sell, the word names their industry, whichever words their pages use. */
export function shopsAlone(topic: readonly Unit[], words: readonly Unit[]): Slot[] {
  const [shop, ...others] = words;
  const isAlone =
    shop?.kind === 'words' &&
    shop.isShopOnly &&
    others.length === 0 &&
    // "Shops like etsy.com" are what that company is.
    !topic.some((unit) => unit.kind === 'domain' || (unit.kind === 'filter' && unit.param === 'industry'));
  return isAlone ? [{ ...INCLUDED, param: 'industry', values: [RETAIL], text: shop.text }] : [];
}

const RETAIL = 'E-commerce & Retail';
