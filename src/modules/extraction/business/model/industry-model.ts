import type { IndustryFeatures } from './industry-features.ts';
import fitted from './industry-model.json' with { type: 'json' };

export interface IndustryModel {
  /** One weight for each feature. */
  readonly weights: readonly number[];
  /** The minimum share, out of 1, of the best industry; the only parameter that trades precision for coverage. */
  readonly confidenceMin: number;
}

/** Fitted by scripts/industry-model/fit.ts, whose report is docs/benchmarks/extraction.md. */
export const industryModel: IndustryModel = fitted;

/**
 * The likelihood of each industry, in the order of `features`. Industries without evidence share the rest, so that weak evidence for one
 * industry gives it a low share. Logistic, so the shares are calibrated by the fit.
 */
export function likelihoods(
  features: readonly IndustryFeatures[],
  weights: readonly number[],
  industriesCount: number,
): number[] {
  const scores = features.map((values) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
  );
  const highest = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const silent = (industriesCount - scores.length) * Math.exp(-highest);
  const total = powers.reduce((sum, power) => sum + power, silent);
  return powers.map((power) => power / total);
}

/** The confidence in the first industry: its share, lowered if there is only a lone word. */
export function confidenceOf(share: number, hasOnlyWeakEvidence: boolean): number {
  return hasOnlyWeakEvidence ? share * weakEvidenceTrust : share;
}

/**
 * The fit has only seen pages that have an industry, but pages in general have other topics too. Of 30 sites on which a lone word put an
 * industry above the threshold (labelled pages cut short, and pages of archives), it was right on 15 (decision 61). At the threshold of
 * decision 80 this keeps the share that a lone word needs, four fifths.
 */
const weakEvidenceTrust = 0.375;
