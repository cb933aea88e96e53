import { expect, test } from 'vitest';
import { TopSink } from './sinks.ts';

/** Documents whose keys are in another order than their numbers. */
const rankOf = (ordinal: number): number => (ordinal * 7919) % 100_003;
const keys = { isBefore: (a: number, b: number) => rankOf(a) < rankOf(b) };

test.each([
  [1, 50, 3],
  [2, 50, 1],
  [7, 5, 2],
  [100, 3_000, 1],
  [100, 3_000, 4],
  [100, 3_000, 5_000],
])(
  'the best %i of %i matches come out by score, then by key (%i different scores)',
  (wanted, matches, scores) => {
    const all = Array.from({ length: matches }, (_, at) => ({
      ordinal: ((at % 16) << 16) + ((at * 104_729) % 65_536),
      score: 1 + ((at * 48_271) % scores),
    }));
    const sink = new TopSink(keys, wanted, 0);
    for (const { ordinal, score } of all) {
      sink.base = ordinal & ~65_535;
      sink.push(ordinal & 65_535, score);
    }
    const best = sink.sorted();
    const got = Array.from({ length: best.length }, (_, at) => [best.score(at), best.ordinal(at)]);
    const expected = all
      .toSorted((a, b) => b.score - a.score || rankOf(a.ordinal) - rankOf(b.ordinal))
      .slice(0, wanted)
      .map(({ score, ordinal }) => [score, ordinal]);
    expect(got).toEqual(expected);
  },
);

test('a sink without matches is empty', () => {
  expect(new TopSink(keys, 10, 0).sorted()).toHaveLength(0);
});
