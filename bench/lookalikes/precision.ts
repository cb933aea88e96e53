import type { LabelledPage } from './labelled-pages.ts';
import type { Similarity } from './methods.ts';

export interface Precision {
  /** Share of the first ten of the same industry. */
  readonly at10: number;
  readonly at1: number;
  /** The same counting pages in other languages only. */
  readonly acrossAt10: number;
  readonly acrossAt1: number;
}

/** How many of the nearest pages are of the same industry, over all labelled pages. */
export function precisionOf(pages: readonly LabelledPage[], similarity: Similarity): Precision {
  const labelled = pages.flatMap(({ label }, at) => (label === undefined ? [] : [at]));
  const sums = { at10: 0, at1: 0, acrossAt10: 0, acrossAt1: 0 };
  for (const one of labelled) {
    const ranked = nearest(one, labelled, similarity);
    const across = ranked.filter((other) => pages[other]?.language !== pages[one]?.language);
    const isMate = (other: number | undefined) =>
      other !== undefined && pages[other]?.label === pages[one]?.label ? 1 : 0;
    const mates = (positions: readonly number[]) =>
      positions.slice(0, 10).reduce((sum, other) => sum + isMate(other), 0) / 10;
    sums.at10 += mates(ranked);
    sums.at1 += isMate(ranked[0]);
    sums.acrossAt10 += mates(across);
    sums.acrossAt1 += isMate(across[0]);
  }
  const share = (sum: number) => Math.round((sum / labelled.length) * 1000) / 1000;
  return {
    at10: share(sums.at10),
    at1: share(sums.at1),
    acrossAt10: share(sums.acrossAt10),
    acrossAt1: share(sums.acrossAt1),
  };
}

export function nearest(one: number, among: readonly number[], similarity: Similarity): number[] {
  return among
    .filter((other) => other !== one)
    .map((other) => ({ other, score: similarity(one, other) }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .map(({ other }) => other);
}
