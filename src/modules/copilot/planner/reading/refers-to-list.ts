import {
  clauseWords,
  grammars,
  mapLanguages,
  removalWords,
  rowPronouns,
} from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases, foldSingleWords } from '../text/fold.ts';
import { hasRole, type Item, isUnknown } from './item.ts';

/** "Die in der juristischen Branche", "as do setor jurídico": the same with a preposition, where "companies in" names no earlier list. */
export const startsWithRowsOfPlace = ([first, second]: readonly Item[], language: Language): boolean =>
  first?.content === undefined &&
  first?.tokens.length === 1 &&
  rowPronouns[language].has(first.tokens[0]?.folded ?? '') &&
  hasRole(second, 'in', 'of') &&
  second?.breakBefore === '';

/** "That mention …": a clause about companies that an earlier message named. */
export const startsClause = ([first, ...others]: readonly Item[], language: Language): boolean =>
  clauseWords[language].has(first?.tokens[0]?.folded ?? '') &&
  others.some((item) => hasRole(item, 'says') || item.tokens[0]?.kind === 'quoted');

/** "Die mit …", "quelli con …": a pronoun for the rows of a list, and a condition on them. */
export const startsWithRows = ([first, second]: readonly Item[], language: Language): boolean =>
  first?.content === undefined &&
  first?.tokens.length === 1 &&
  rowWords[language].has(first.tokens[0]?.folded ?? '') &&
  hasRole(second, 'with', 'without') &&
  second?.breakBefore === '';

const rowWords = mapLanguages(
  (language) => new Set(foldPhrases(removalWords[language].rows).flatMap((phrase) => phrase[0] ?? [])),
);

/** Whether "and" comes before everything that the message names: "and the ones in Spain", but not "in Spain and Italy". */
export const addsByAnd = (items: readonly Item[]): boolean => {
  const and = items.findIndex((item) => hasRole(item, 'and') && !item.content);
  return and >= 0 && !items.slice(0, and).some((item) => item.content !== undefined || isUnknown(item));
};

/** "And how many of them are in Leeds?": asks of a part of the list, to which its "and" adds nothing. "And the ones that …" adds to it. */
export const asksOfPart = (items: readonly Item[], language: Language): boolean =>
  items.some(
    (item) =>
      !item.content &&
      hasRole(item, 'ofThem') &&
      !hasRole(item, 'in', 'with') &&
      (!clauseWords[language].has(item.tokens.at(-1)?.folded ?? '') ||
        items.some((one) => !one.content && hasRole(one, 'count'))),
  );

/** Whether the last word negates, apart from a verb for having: "los que no tienen". */
export function endsWithNegation(items: readonly Item[]): boolean {
  const final = items.findLast(
    (item) => item.content !== undefined || !hasRole(item, 'with') || hasRole(item, 'without', 'not'),
  );
  return items.length > 1 && final?.content === undefined && hasRole(final, 'without', 'not');
}

/** "Nel settore", "dans le secteur": "in" with a word that adds nothing. */
export const startsInSector = (item: Item | undefined, language: Language): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.tokens.length > 1 &&
  hasRole(item, 'filler') &&
  inWords[language].has(item.tokens[0]?.folded ?? '');

const inWords = mapLanguages((language) => foldSingleWords(grammars[language].in));
