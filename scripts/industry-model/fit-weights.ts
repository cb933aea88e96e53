import { likelihoods } from '../../src/modules/extraction/business/model/industry-model.ts';
import { type Signs, signNames } from '../../src/modules/extraction/business/model/industry-signs.ts';

/** A labelled page as the model sees it. */
export interface SignedPage {
  readonly signs: readonly Signs[];
  /** For each of `signs`, whether a lone word is all there is. */
  readonly lone: readonly boolean[];
  /** Place of the right industry in `signs`, -1 where nothing speaks for it; of several the first that something speaks for. */
  readonly right: number;
  /** Places of all industries a careful reader would accept. */
  readonly accepted: readonly number[];
  /** Below 1 for pages on whose industry people disagree. */
  readonly weight: number;
}

const rounds = 400;
const rate = 0.3;
/** Keeps weights small that a few pages alone would raise. */
const decay = 0.5;
const weightAtFirst = 0.3;

/** The weights under which the right industries are likeliest. Deterministic: all pages, all rounds, no chance. */
export function fitWeights(pages: readonly SignedPage[], industriesCount: number): number[] {
  const size = signNames.length;
  const weights = new Array<number>(size).fill(weightAtFirst);
  const squares = new Array<number>(size).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => -decay * weight);
    for (const { signs, right, weight } of pages) {
      const shares = likelihoods(signs, weights, industriesCount);
      for (let index = 0; index < size; index++) {
        const expected = signs.reduce(
          (sum, values, place) => sum + (shares[place] ?? 0) * (values[index] ?? 0),
          0,
        );
        slopes[index] = (slopes[index] ?? 0) + weight * ((signs[right]?.[index] ?? 0) - expected);
      }
    }
    for (const [index, slope] of slopes.entries()) {
      squares[index] = (squares[index] ?? 0) + slope * slope;
      weights[index] = (weights[index] ?? 0) + (rate * slope) / Math.sqrt(squares[index] ?? 1);
    }
  }
  return weights;
}

/** Fold of an organisation; the same however many pages there are. */
export function foldOf(organisation: string, folds: number): number {
  let hash = 7;
  for (let index = 0; index < organisation.length; index++)
    hash = (Math.imul(hash, 31) + organisation.charCodeAt(index)) >>> 0;
  return hash % folds;
}
