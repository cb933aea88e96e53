import { expect, test } from 'vitest';
import { ScoreHistogram } from './deep-matches.ts';

test.each([
  ['few scores', 256],
  ['scores of some words', 300_000],
  ['scores of many words', 2 ** 31],
])('a histogram bounds the scores of a page (%s)', (_name, span) => {
  let state = 3;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  const scores = Array.from({ length: 20_000 }, () => Math.floor(random() ** 2 * span)).sort((a, b) => b - a);
  /** Of the sorted scores, found by halving: counting all of them in every round took longer than the histogram. */
  const atLeast = (least: number): number => {
    let [from, to] = [0, scores.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((scores[middle] as number) >= least) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const equalTo = (score: number): number => atLeast(score) - atLeast(score + 1);
  const histogram = new ScoreHistogram();
  for (const score of scores) histogram.push(0, score);
  for (let round = 0; round < 200; round++) {
    const from = Math.floor(random() * scores.length);
    const to = Math.min(scores.length, from + 1 + Math.floor(random() * 100));
    const { low, high, skipped } = histogram.range(from, to);
    expect(skipped).toBe(atLeast(high));
    expect(skipped).toBeLessThanOrEqual(from);
    // They are sorted, so all of the page is between its first and its last.
    expect(scores[to - 1]).toBeGreaterThanOrEqual(low);
    expect(scores[from]).toBeLessThan(high);
    // Little more than the page is collected: ties with its first and last score.
    const collected = atLeast(low) - atLeast(high);
    const [first, last] = [scores[from] as number, scores[to - 1] as number];
    const tied = first === last ? equalTo(first) : equalTo(first) + equalTo(last);
    expect(collected).toBeLessThan(to - from + tied + 100);
  }
});
