import { type LabelledPage, shareIndustry } from './labelled-pages.ts';
import type { Similarity } from './methods.ts';

export interface Precision {
  /** Share of the first ten with the same industry. */
  readonly at10: number;
  readonly at1: number;
  /** The same, counting only pages in other languages. */
  readonly acrossAt10: number;
  readonly acrossAt1: number;
  /** Share of the first five, over pages with at least five others of the same industry, and how many pages those are. */
  readonly at5: number;
  readonly withFive: number;
  /** Half of the 95 % interval of `at5`. */
  readonly at5Margin: number;
}

/** How many of the nearest pages have the same industry, over all labelled pages. */
export function precisionOf(pages: readonly LabelledPage[], similarity: Similarity): Precision {
  const labelled = pages.flatMap(({ labels }, at) => (labels.length === 0 ? [] : [at]));
  const sums = { at10: 0, at1: 0, acrossAt10: 0, acrossAt1: 0 };
  const firstFives: number[] = [];
  for (const one of labelled) {
    const ranked = nearest(one, labelled, similarity);
    const across = ranked.filter((other) => pages[other]?.language !== pages[one]?.language);
    const isOfSameIndustry = (other: number | undefined) =>
      other !== undefined && shareIndustry(pages[one], pages[other]) ? 1 : 0;
    const shareOf = (positions: readonly number[], of = 10) =>
      positions.slice(0, of).reduce((sum, other) => sum + isOfSameIndustry(other), 0) / of;
    if (ranked.filter((other) => isOfSameIndustry(other) === 1).length >= 5)
      firstFives.push(shareOf(ranked, 5));
    sums.at10 += shareOf(ranked);
    sums.at1 += isOfSameIndustry(ranked[0]);
    sums.acrossAt10 += shareOf(across);
    sums.acrossAt1 += isOfSameIndustry(across[0]);
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const share = (sum: number) => rounded(sum / labelled.length);
  const withFive = firstFives.length;
  const at5 = firstFives.reduce((sum, one) => sum + one, 0) / Math.max(1, withFive);
  const variance =
    firstFives.reduce((sum, one) => sum + (one - at5) ** 2, 0) / Math.max(1, withFive * (withFive - 1));
  return {
    at10: share(sums.at10),
    at1: share(sums.at1),
    acrossAt10: share(sums.acrossAt10),
    acrossAt1: share(sums.acrossAt1),
    at5: rounded(at5),
    withFive,
    at5Margin: rounded(1.96 * Math.sqrt(variance)),
  };
}

export function nearest(one: number, among: readonly number[], similarity: Similarity): number[] {
  return among
    .filter((other) => other !== one)
    .map((other) => ({ other, score: similarity(one, other) }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .map(({ other }) => other);
}
