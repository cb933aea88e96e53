import { expect, test } from 'vitest';
import type { QueryBudget } from './query-budget.ts';
import { WordWeights } from './word-weights.ts';

test('weights of words are counted once for each generation of the index', async () => {
  const sizes: number[] = [];
  const budget = {
    async searchMany(bodies: readonly object[]) {
      sizes.push(bodies.length);
      return bodies.map((_, at) => ({ hits: { total: { value: at === 0 ? 100 : 9 } } }));
    },
  } as unknown as QueryBudget;
  const weights = new WordWeights();
  const word = (name: string) => ({ name, clause: {} });
  const [weight] = await weights.of([word('rye')], 1, budget);
  expect(weight).toBe(Math.round(Math.log(1 + 91.5 / 9.5) * 64));
  expect(await weights.of([word('rye'), word('oat'), word('oat')], 1, budget)).toEqual([
    weight,
    weight,
    weight,
  ]);
  await weights.of([word('rye')], 2, budget);
  // All documents, and each word that was not known.
  expect(sizes).toEqual([2, 2, 2]);
});
