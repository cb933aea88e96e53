import fitted from './industry-model.json' with { type: 'json' };
import type { Signs } from './industry-signs.ts';

export interface IndustryModel {
  /** One for each sign. */
  readonly weights: readonly number[];
  /** Share of 1 that the best industry must have; the one number that trades precision for coverage. */
  readonly confidenceMin: number;
}

/** Fitted by scripts/industry-model/fit.ts, whose report is docs/benchmarks/extraction.md. */
export const industryModel: IndustryModel = fitted;

/**
 * How likely each industry is, in the order of `signs`. Industries that nothing speaks for share what is left: a page with
 * weak signs for one industry is not sure of it. Logistic, so the shares are calibrated by the fit.
 */
export function likelihoods(
  signs: readonly Signs[],
  weights: readonly number[],
  industriesCount: number,
): number[] {
  const scores = signs.map((values) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
  );
  const highest = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const silent = (industriesCount - scores.length) * Math.exp(-highest);
  const total = powers.reduce((sum, power) => sum + power, silent);
  return powers.map((power) => power / total);
}

/** How sure the model is of its first industry: its share, less where a lone word is all there is. */
export function confidenceOf(share: number, isLone: boolean): number {
  return isLone ? share * loneTrust : share;
}

/**
 * The fit knows only pages that have an industry; pages at large speak of other matters too. Of 30 sites on which a lone word put an
 * industry over the bar (labelled pages cut short, and pages of archives) it was the right one on 15 (ADR 61). At the bar of ADR 80
 * this keeps the share that a lone word needs, four fifths.
 */
const loneTrust = 0.375;
