import {
  featureNames,
  type IndustryFeatures,
} from '../../src/modules/extraction/business/model/industry-features.ts';
import { likelihoods } from '../../src/modules/extraction/business/model/industry-model.ts';

/** A labelled page as the model sees it. */
export interface PageEvidence {
  readonly features: readonly IndustryFeatures[];
  /** For each entry of `features`, whether a single word is the only evidence. */
  readonly lone: readonly boolean[];
  /** Index of the right industry in `features`; -1 if there is no evidence for it. If several are right, the first with evidence. */
  readonly right: number;
  /** Indexes of all industries that a careful reader would accept. */
  readonly accepted: readonly number[];
  /** Below 1 for pages on whose industry people disagree. */
  readonly weight: number;
}

const rounds = 400;
const rate = 0.3;
/** Regularization: keeps weights small that only a few pages would raise. */
const decay = 0.5;
const weightAtFirst = 0.3;

/** The weights that make the right industries most likely. Deterministic: every round uses all pages, without randomness. */
export function fitWeights(pages: readonly PageEvidence[], industriesCount: number): number[] {
  const size = featureNames.length;
  const weights = new Array<number>(size).fill(weightAtFirst);
  const squares = new Array<number>(size).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => -decay * weight);
    for (const { features, right, weight } of pages) {
      const shares = likelihoods(features, weights, industriesCount);
      for (let index = 0; index < size; index++) {
        const expected = features.reduce(
          (sum, values, place) => sum + (shares[place] ?? 0) * (values[index] ?? 0),
          0,
        );
        slopes[index] = (slopes[index] ?? 0) + weight * ((features[right]?.[index] ?? 0) - expected);
      }
    }
    for (const [index, slope] of slopes.entries()) {
      squares[index] = (squares[index] ?? 0) + slope * slope;
      weights[index] = (weights[index] ?? 0) + (rate * slope) / Math.sqrt(squares[index] ?? 1);
    }
  }
  return weights;
}

/** The fold of an organisation. It does not depend on the number of pages. */
export function foldOf(organisation: string, folds: number): number {
  let hash = 7;
  for (let index = 0; index < organisation.length; index++)
    hash = (Math.imul(hash, 31) + organisation.charCodeAt(index)) >>> 0;
  return hash % folds;
}
