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
  const histogram = new ScoreHistogram();
  for (const score of scores) histogram.push(0, score);
  for (let round = 0; round < 200; round++) {
    const from = Math.floor(random() * scores.length);
    const to = Math.min(scores.length, from + 1 + Math.floor(random() * 100));
    const { low, high, skipped } = histogram.range(from, to);
    expect(skipped).toBe(scores.filter((score) => score >= high).length);
    expect(skipped).toBeLessThanOrEqual(from);
    for (const score of scores.slice(from, to)) {
      expect(score).toBeGreaterThanOrEqual(low);
      expect(score).toBeLessThan(high);
    }
    // Little more than the page is collected: ties with its first and last score.
    const collected = scores.filter((score) => score >= low && score < high).length;
    const tied = scores.filter((score) => score === scores[from] || score === scores[to - 1]).length;
    expect(collected).toBeLessThan(to - from + tied + 100);
  }
});
