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
  return [
    {
      param: 'has',
      values: ['ecommerce'],
      isExcluded: false,
      isDefinite: false,
      isAlternative: false,
      isOffered: false,
      text: shop.text,
    },
  ];
}
