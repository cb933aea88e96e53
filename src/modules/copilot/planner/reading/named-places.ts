import { hasRole, type Item } from './item.ts';
import type { Remarks, Slot } from './request.ts';

/** Several countries, or several cities, of which not any one is enough: "Germany vs Austria", but not "Berlin, Germany". */
export function placesApart(slots: readonly { readonly slot: Slot }[]): string[] {
  const named = (['country', 'place'] as const).map((wanted) =>
    slots.flatMap(({ slot: { param, isExcluded, isAlternative, text } }) =>
      param === wanted && !isExcluded && !isAlternative ? [text] : [],
    ),
  );
  return named.find((texts) => texts.length > 1) ?? [];
}

/** The mountains and coasts that a message names, each with the countries that are searched instead. */
export const areasIn = (items: readonly Item[]): Remarks['areas'] =>
  items.flatMap(({ content, text }) =>
    content?.kind === 'country' && content.isApproximate === true
      ? [{ name: text, countries: content.codes }]
      : [],
  );

/** The places that "near" precedes. */
export const placesNear = (items: readonly Item[]): string[] =>
  items.flatMap(({ content, text }, at) =>
    content?.kind === 'place' && (hasRole(items[at - 1], 'near') || hasRole(items[at + 1], 'surroundings'))
      ? [content.name ?? text]
      : [],
  );
