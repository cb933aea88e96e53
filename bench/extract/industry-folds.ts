import { fitWeights, foldOf, type SignedPage } from '../../scripts/industry-model/fit-weights.ts';
import { signedPage } from '../../scripts/industry-model/signed-pages.ts';
import { industryModel, likelihoods } from '../../src/modules/extraction/business/model/industry-model.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import type { BenchPage } from './labelled-pages.ts';

export interface Fold {
  readonly pages: number;
  readonly right: number;
  readonly wrong: number;
}

export interface IndustryFolds {
  /** Pages of which a person was sure, each judged by weights that were fitted without its fold. */
  readonly folds: readonly Fold[];
  /** What the same pages give at other bars for confidence. */
  readonly bars: readonly (Fold & { readonly confidenceMin: number })[];
}

const foldsCount = 5;
const bars = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8];
const unsureWeight = 0.6;

/** Five folds by site; null without labelled pages. */
export function industryFolds(pages: readonly BenchPage[]): IndustryFolds | null {
  const signed = pages.flatMap(({ domain, fetched, note }): SignedPage[] => {
    const industry = industries.findIndex(({ name }) => name === note?.industry);
    if (industry < 0) return [];
    return [signedPage(fetched, domain, industry, note?.confidence === 'high' ? 1 : unsureWeight)];
  });
  if (signed.length < foldsCount) return null;
  const guesses = Array.from({ length: foldsCount }, (_, fold) => {
    const weights = fitWeights(
      signed.filter(({ domain }) => foldOf(domain, foldsCount) !== fold),
      industries.length,
    );
    return signed
      .filter(({ domain, weight }) => weight === 1 && foldOf(domain, foldsCount) === fold)
      .map((page) => guess(page, weights));
  });
  return {
    folds: guesses.map((own) => count(own, industryModel.confidenceMin)),
    bars: bars.map((confidenceMin) => ({ confidenceMin, ...count(guesses.flat(), confidenceMin) })),
  };
}

interface Guess {
  readonly confidence: number;
  readonly isRight: boolean;
}

function guess({ signs, right }: SignedPage, weights: readonly number[]): Guess {
  const shares = likelihoods(signs, weights, industries.length);
  const confidence = Math.max(0, ...shares);
  return { confidence, isRight: right >= 0 && shares[right] === confidence };
}

function count(guesses: readonly Guess[], confidenceMin: number): Fold {
  const given = guesses.filter(({ confidence }) => confidence >= confidenceMin);
  const right = given.filter(({ isRight }) => isRight).length;
  return { pages: guesses.length, right, wrong: given.length - right };
}
