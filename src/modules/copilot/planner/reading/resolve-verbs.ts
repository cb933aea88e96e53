import { clauseWords } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

/** Verb endings in the languages that put verbs last; other lower-case words are left alone. */
const VERB_ENDINGS = /(?:en|ern|eln|t)$/;

/** Negating verbs at the end of a clause. */
const NEGATING_VERBS = new Set(
  'verzichten verzichtet vermeiden vermeidet meiden meidet ablehnen ablehnt vermijden vermijdt mijden mijdt weigeren weigert afzien afziet afwijzen afwijst'.split(
    ' ',
  ),
);

/**
 * An unknown verb is not a search word. It is recognised by its position: between "that" or "not" and a technology or feature ("that embed
 * Shopify"), or in German and Dutch after it, at the end of its clause ("die ohne Shopify auskommen").
 */
export const resolveVerbs = (items: readonly Item[], language: Language): readonly Item[] =>
  resolveNegatingVerbs(items, language).map((item, at, all) =>
    isUnknown(item) &&
    !firstToken(item).isCapitalised &&
    firstToken(item).kind === 'word' &&
    // "Which hotels have a blog" names a trade.
    findTradeByName(item.text) === undefined &&
    (isVerbLast(language) ? isLastVerb(all, at, language) : isFirstVerb(all, at, language))
      ? // The meaning of the verb is unknown, so it is reported as not understood.
        withRoles(item, 'uses', 'unsupported')
      : item,
  );

/** "Die auf Shopify verzichten": the verb negates, so the first word of its clause becomes the negation. */
function resolveNegatingVerbs(items: readonly Item[], language: Language): readonly Item[] {
  if (!isVerbLast(language)) return items;
  return items.reduce((resolved, item, at) => {
    if (!NEGATING_VERBS.has(firstToken(item).folded) || item.content !== undefined) return resolved;
    const start = resolved.findLastIndex((one, index) => index < at && isClauseWord(one, language));
    const first = resolved[start];
    const hasObject = resolved.slice(start + 1, at).some(isTechnologyOrFeature);
    return first === undefined || !hasObject
      ? resolved
      : resolved.with(start, withRoles(first, 'without')).with(at, withRoles(item, 'filler'));
  }, items);
}

const isVerbLast = (language: Language): boolean => language === 'de' || language === 'nl';

function isFirstVerb(items: readonly Item[], at: number, language: Language): boolean {
  const before = items[at - 1];
  if (items[at]?.breakBefore !== '' || !(hasRole(before, 'not') || isClauseWord(before, language)))
    return false;
  const object = items.slice(at + 1).find((item) => !isArticle(item) && !hasRole(item, 'not'));
  return (
    isTechnologyOrFeature(object) &&
    items.slice(at + 1, items.indexOf(object) + 1).every(({ breakBefore }) => breakBefore === '')
  );
}

function isLastVerb(items: readonly Item[], at: number, language: Language): boolean {
  // "Die mit PayPal bezahlen lassen" ends with two verbs.
  const isVerb = (item: Item | undefined): boolean =>
    item?.breakBefore === '' && isUnknown(item) && VERB_ENDINGS.test(firstToken(item).folded);
  const next = items[isVerb(items[at + 1]) ? at + 2 : at + 1];
  const before = items[isVerb(items[at - 1]) ? at - 2 : at - 1];
  return (
    isVerb(items[at]) &&
    (next === undefined || next.breakBefore !== '' || hasRole(next, 'and', 'or', 'but')) &&
    isTechnologyOrFeature(before) &&
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

const isTechnologyOrFeature = (item: Item | undefined): item is Item =>
  item?.content?.kind === 'technology' || item?.content?.kind === 'feature';

/** Fillers between a verb and its object. */
const isArticle = (item: Item): boolean =>
  item.content === undefined && hasRole(item, 'filler') && firstToken(item).folded.length <= 4;

/** "Take WordPress out": the two parts of the verb enclose what is removed. */
export function resolveParticleVerb(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  const [first] = items;
  // "Laat die in Utrecht zien".
  if (first && last && /^laat$/.test(firstToken(first).folded) && /^zien$/.test(firstToken(last).folded))
    return [withRoles(first, 'command'), ...items.slice(1, -1)];
  // "Nimm Österreich mit rein", "neem Oostenrijk ook mee".
  if (
    first &&
    last &&
    hasRole(last, 'also') &&
    /^(?:nimm|nehmt|nehmen|neem|nemen)$/.test(firstToken(first).folded)
  )
    return [withRoles(first, 'filler'), ...items.slice(1)];
  return first !== undefined &&
    last !== undefined &&
    /^(?:out|off|away)$/.test(firstToken(last).folded) &&
    /^(?:take|leave|throw|kick|cut|strip)$/.test(firstToken(first).folded)
    ? [withRoles(first, 'drop'), ...items.slice(1, -1)]
    : items;
}
