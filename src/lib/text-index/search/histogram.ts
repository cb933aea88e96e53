import type { Deadline } from '../../deadline.ts';
import type { HistogramBucket } from '../api.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { histogramBounds } from './histogram-bounds.ts';
import type { IndexView } from './match/index-view.ts';

/** The matches of a view, by chunk. */
export interface MarkedView {
  readonly view: IndexView;
  readonly bits: readonly Uint32Array[];
}

/** Counts the marked documents by the bucket that their number falls into. */
export function histogram(
  marked: readonly MarkedView[],
  column: number,
  size: number,
  areDates: boolean,
  deadline: Deadline,
): HistogramBucket[] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachNumber(marked, column, deadline, (value) => {
    if (value < min) min = value;
    if (value > max) max = value;
  });
  if (min > max || size === 0) return [];
  const bounds = histogramBounds(min, max, size, areDates);
  const counts = new Uint32Array(bounds.length - 1);
  eachNumber(marked, column, deadline, (value) => {
    let low = 0;
    let high = counts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((bounds[middle] as number) <= value) low = middle;
      else high = middle - 1;
    }
    counts[low] = (counts[low] as number) + 1;
  });
  return bucketsOf(bounds, (at) => counts[at] as number);
}

export const bucketsOf = (bounds: readonly number[], count: (at: number) => number): HistogramBucket[] =>
  bounds.slice(1).map((to, at) => ({ from: bounds[at] as number, to, count: count(at) }));

function eachNumber(
  marked: readonly MarkedView[],
  column: number,
  deadline: Deadline,
  take: (value: number) => void,
): void {
  for (const { view, bits } of marked)
    bits.forEach((words, chunk) => {
      deadline.check();
      const { values, missing } = view.numbers(chunk, column);
      for (let w = 0; w < BITMAP_WORDS; w++)
        for (let word = words[w] as number; word !== 0; word &= word - 1) {
          const value = values[(w << 5) + 31 - Math.clz32(word & -word)] as number;
          if (value !== missing && !Number.isNaN(value)) take(value);
        }
    });
}
