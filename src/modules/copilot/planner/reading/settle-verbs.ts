import { clauseWords } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, type Item, isOf, isUnknown, withRoles } from './item.ts';

/** Verb endings in the languages that put verbs last; other lower-case words are left alone. */
const LAST_VERBS = /(?:en|ern|eln|t)$/;

/** Negating verbs at the end of a clause. */
const DENYING = new Set(
  'verzichten verzichtet vermeiden vermeidet meiden meidet ablehnen ablehnt vermijden vermijdt mijden mijdt weigeren weigert afzien afziet afwijzen afwijst'.split(
    ' ',
  ),
);

/**
 * An unknown verb is not a search word. It is recognised by its position: between "that" or "not" and a technology or feature ("that embed
 * Shopify"), or in German and Dutch after it, at the end of its clause ("die ohne Shopify auskommen").
 */
export const settleVerbs = (items: readonly Item[], language: Language): readonly Item[] =>
  withDenyingVerbs(items, language).map((item, at, all) =>
    isUnknown(item) &&
    !firstToken(item).isCapitalised &&
    firstToken(item).kind === 'word' &&
    (isVerbLast(language) ? isLastVerb(all, at, language) : isFirstVerb(all, at, language))
      ? // The meaning of the verb is unknown, so it is reported as not understood.
        withRoles(item, 'uses', 'unsupported')
      : item,
  );

/** "Die auf Shopify verzichten": the verb negates, so the first word of its clause becomes the negation. */
function withDenyingVerbs(items: readonly Item[], language: Language): readonly Item[] {
  if (!isVerbLast(language)) return items;
  return items.reduce((settled, item, at) => {
    if (!DENYING.has(firstToken(item).folded) || item.content !== undefined) return settled;
    const start = settled.findLastIndex((one, index) => index < at && isClauseWord(one, language));
    const first = settled[start];
    const isHeldBetween = settled.slice(start + 1, at).some(isHeld);
    return first === undefined || !isHeldBetween
      ? settled
      : settled.with(start, withRoles(first, 'without')).with(at, withRoles(item, 'filler'));
  }, items);
}

const isVerbLast = (language: Language): boolean => language === 'de' || language === 'nl';

function isFirstVerb(items: readonly Item[], at: number, language: Language): boolean {
  const before = items[at - 1];
  if (items[at]?.breakBefore !== '' || !(isOf(before, 'not') || isClauseWord(before, language))) return false;
  const object = items.slice(at + 1).find((item) => !isArticle(item) && !isOf(item, 'not'));
  return (
    isHeld(object) &&
    items.slice(at + 1, items.indexOf(object) + 1).every(({ breakBefore }) => breakBefore === '')
  );
}

function isLastVerb(items: readonly Item[], at: number, language: Language): boolean {
  const item = items[at];
  const next = items[at + 1];
  return (
    item?.breakBefore === '' &&
    LAST_VERBS.test(firstToken(item).folded) &&
    (next === undefined || next.breakBefore !== '' || isOf(next, 'and', 'or', 'but')) &&
    isHeld(items[at - 1]) &&
    clauseOf(items, at).some((one) => isClauseWord(one, language))
  );
}

/** The items of the clause before `at`, back to the last punctuation mark. */
const clauseOf = (items: readonly Item[], at: number): readonly Item[] =>
  items.slice(
    Math.max(
      0,
      items.findLastIndex((item, index) => index < at && item.breakBefore !== ''),
    ),
    at,
  );

const isClauseWord = (item: Item | undefined, language: Language): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.tokens.some(({ folded }) => clauseWords[language].has(folded));

const isHeld = (item: Item | undefined): item is Item =>
  item?.content?.kind === 'technology' || item?.content?.kind === 'feature';

/** Fillers between a verb and its object. */
const isArticle = (item: Item): boolean =>
  item.content === undefined && isOf(item, 'filler') && firstToken(item).folded.length <= 4;
