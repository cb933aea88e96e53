import { deliveryWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { firstToken, hasRole, type Item } from './item.ts';
import { isExporting } from './resolve-exporting.ts';

const verbs = mapLanguages(
  (language) =>
    new Set(
      foldWord(deliveryWords[language].verbs)
        .split(',')
        .map((verb) => verb.trim()),
    ),
);

/** Between a verb and its country: "deliver to the". */
const WORDS_BETWEEN = 2;

/**
 * "Shops that deliver to Belgium" need not be there, and homepages do not show where their companies deliver to: such a country is no
 * condition, and the answer says so. A city is, because whoever delivers there is near.
 */
export function extractDeliveryCountries(
  items: readonly Item[],
  message: string,
  language: Language,
): { readonly items: readonly Item[]; readonly texts: readonly string[] } {
  const isVerb = (item: Item | undefined): boolean =>
    isExporting(item, language) ||
    (item !== undefined && item.tokens.length === 1 && verbs[language].has(firstToken(item).folded));
  for (const [at, item] of items.entries()) {
    if (item.content?.kind !== 'country') continue;
    const before = Array.from({ length: WORDS_BETWEEN + 1 }, (_, back) => at - 1 - back).find(
      (place) => place < 0 || items[place]?.content !== undefined || isVerb(items[place]),
    );
    const end = lastJoined(items, at) + 1;
    const start = before !== undefined && isVerb(items[before]) ? before : undefined;
    // "Naar België leveren": in Dutch and German, the verb may be the last word.
    const isVerbLast = start === undefined && isVerb(items[end]) && items[at - 1]?.content === undefined;
    if (start === undefined && !isVerbLast) continue;
    const [first, last] = [start ?? at - 1, isVerbLast ? end + 1 : end];
    return {
      items: items.toSpliced(first, last - first),
      texts: [message.slice(items[first]?.start, items[last - 1]?.end)],
    };
  }
  return { items, texts: [] };
}

/** The last of the countries that are joined: "to Belgium, Germany or France". */
function lastJoined(items: readonly Item[], at: number): number {
  const next = hasRole(items[at + 1], 'and', 'or') ? at + 2 : at + 1;
  return items[next]?.content?.kind === 'country' ? lastJoined(items, next) : at;
}
