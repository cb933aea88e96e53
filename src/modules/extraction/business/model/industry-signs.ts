import { countWords, type IndustryScore } from '../score-industries.ts';

/** What the model knows about one industry on one page, in the order of its weights. */
export const signNames = ['identity', 'outside', 'firstByIdentity', 'firstOutside', 'facts'] as const;

export type Signs = readonly number[];

/**
 * The features of every industry with any evidence. Words where the page says what it is, words elsewhere and facts count
 * by the logarithm of their strength: the tenth word adds less than the first. Being ahead of all others is a feature by itself.
 */
export function signsOf(scores: readonly IndustryScore[]): Signs[] {
  let identityMax = 0;
  let outsideMax = 0;
  for (const { identity, outside } of scores) {
    if (identity > identityMax) identityMax = identity;
    if (outside > outsideMax) outsideMax = outside;
  }
  // On a page that does not say what it is, strong facts count instead.
  const factsMax = Math.max(0, ...scores.map(({ facts }) => facts));
  const isSilent = identityMax < saidMin && factsMax >= factsMin;
  if (isSilent) identityMax = factsMax;
  return scores.map(({ identity, outside, facts }) => {
    const evidence = isSilent ? Math.max(facts, identity) : identity;
    return [
      Math.log1p(evidence),
      Math.log1p(outside),
      evidence > 0 && evidence === identityMax ? 1 : 0,
      outside >= outsideMin && outside === outsideMax ? 1 : 0,
      Math.log1p(facts),
    ];
  });
}

/** Less than one plain word of the title. */
const saidMin = 6;
/** A declared type or an ending that a registry guards. */
const factsMin = 10;
/** A word or two in running text put no industry ahead. */
const outsideMin = 4;

/**
 * Whether all that speaks for an industry is one word, and that one is of use elsewhere ("building what lasts", "the official
 * site") or occurs only in a menu or in running text. On a page with little text such a word would be far ahead.
 */
export function isLone({ identity, facts, wordMax, reasons }: IndustryScore): boolean {
  return facts === 0 && (identity === 0 || wordMax <= plainWordMax) && countWords(reasons) === 1;
}

/** What the lexicon gives a word that does not decide by itself. */
const plainWordMax = 2;
