import { countWords, type IndustryScore } from '../score-industries.ts';

/** The features of one industry on one page, in the order of the weights. */
export const featureNames = ['identity', 'outside', 'firstByIdentity', 'facts'] as const;

export type IndustryFeatures = readonly number[];

/**
 * The features of every industry with any evidence. Words where the page says what it is, words elsewhere, and facts count by the logarithm
 * of their strength: the tenth word adds less than the first. Being ahead of all others is a separate feature.
 */
export function featuresOf(scores: readonly IndustryScore[]): IndustryFeatures[] {
  let identityMax = 0;
  let outsideMax = 0;
  let outsideSum = 0;
  for (const { identity, outside } of scores) {
    if (identity > identityMax) identityMax = identity;
    if (outside > outsideMax) outsideMax = outside;
    outsideSum += outside;
  }
  // A newspaper mentions every trade, so each of them counts less there.
  const outsidePart = outsideSum > outsideSumMax ? outsideSumMax / outsideSum : 1;
  // On a page that does not say what it is, strong facts count instead.
  const factsMax = Math.max(0, ...scores.map(({ facts }) => facts));
  const isSilent = identityMax < identityMin && factsMax >= factsMin;
  if (isSilent) identityMax = factsMax;
  // On a page with a title and little else, the title stands in for the text.
  const titlePart = outsideMax < outsideMin ? silentPart : 0;
  return scores.map(({ identity, outside, facts }) => {
    const evidence = isSilent ? Math.max(facts, identity) : identity;
    return [
      Math.log1p(evidence),
      Math.log1p(Math.max(outsidePart * outside, titlePart * identity)),
      evidence > 0 && evidence === identityMax ? 1 : 0,
      Math.log1p(facts),
    ];
  });
}

/** Less than one ordinary word in the title. */
const identityMin = 6;
/** A declared type, or an ending whose registry checks who registers. */
const factsMin = 10;
/** Less than a few words of running text. */
const outsideMin = 2;
/** The maximum for menus, sub-headings and text together: eight ordinary words of a sub-heading. */
const outsideSumMax = 16;
const silentPart = 0.3;

/**
 * Whether the only evidence for an industry is one word that is also common elsewhere ("building what lasts", "the official site") or
 * occurs only in a menu or in running text, or one fact that pages of every kind have, for example a shop system. On a page with little
 * text such evidence would be far ahead.
 */
export function hasOnlyWeakEvidence({ identity, outside, facts, wordMax, reasons }: IndustryScore): boolean {
  if (countWords(reasons) > 1) return false;
  if (facts > 0) return identity + outside === 0 && facts < factsMin;
  return identity === 0 || wordMax <= plainWordMax;
}

/** The weight in the lexicon of a word that does not decide by itself. */
const plainWordMax = 2;
