import { expect, test } from 'vitest';
import { compareExpressions } from '../../../test/harness/expression-comparison.ts';
import { ExpressionOracle } from '../../../test/harness/expression-oracle.ts';
import { worldSchema } from '../../../test/harness/random-world.ts';
import { openTextIndex } from './index.ts';

test('20,000 random expressions match, count, score and sort like a naive scan of the documents', async () => {
  let compared = 0;
  for (const seed of [1, 2, 3, 4, 5]) {
    compared += await compareExpressions({
      open: (directory, workers) =>
        openTextIndex({ directory, schema: worldSchema, workers, compaction: false }),
      oracle: new ExpressionOracle(),
      seed,
      each: 500,
    });
  }
  expect(compared).toBe(20_000);
});
