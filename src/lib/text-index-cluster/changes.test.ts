import { expect, test } from 'vitest';
import { findChanges } from './changes.ts';
import type { QueryBudget } from './query-budget.ts';

/** Commits 4, 5 and 6, of which the second has more documents than one answer of the cluster. */
const written = [
  ...['a', 'b'].map((key) => [4, key] as const),
  ...Array.from({ length: 1_500 }, (_, n) => [5, `k${String(n).padStart(4, '0')}`] as const),
  [6, 'z'] as const,
];

const budget = {
  async search({
    size,
    query,
    search_after: [generation, key] = [0, ''],
  }: {
    size: number;
    query: { range: { written: { gt: number; lte: number } } };
    search_after?: [number, string];
  }) {
    const { gt, lte } = query.range.written;
    const rows = written
      .filter(([at]) => at > gt && at <= lte)
      .filter(([at, one]) => at > generation || (at === generation && one > key));
    return { hits: { hits: rows.slice(0, size).map((sort) => ({ _id: sort[1], sort })) } };
  },
} as unknown as QueryBudget;

test.each([
  ['all of them', { since: 3, generation: 6, limit: 5_000 }, 1_503, 6],
  ['those up to a generation', { since: 3, generation: 4, limit: 5_000 }, 2, 4],
  ['those after a generation', { since: 5, generation: 6, limit: 5_000 }, 1, 6],
  ['nothing', { since: 6, generation: 6, limit: 5_000 }, 0, 6],
  ['no half of a commit that exceeds the limit', { since: 3, generation: 6, limit: 100 }, 2, 4],
  ['a first commit whole, even beyond the limit', { since: 4, generation: 6, limit: 100 }, 1_500, 5],
  ['no commit beyond a limit that is just reached', { since: 3, generation: 6, limit: 2 }, 2, 4],
])('changes are read commit by commit: %s', async (_, span, count, through) => {
  const changes = await findChanges(budget, span);
  expect([changes.keys.length, new Set(changes.keys).size, changes.through]).toEqual([count, count, through]);
});
