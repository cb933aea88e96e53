import { expect, test } from 'vitest';
import { compareExpressions } from '../../../test/harness/expression-comparison.ts';
import { ExpressionOracle } from '../../../test/harness/expression-oracle.ts';
import { worldSchema } from '../../../test/harness/random-world.ts';
import { openTextIndex } from './index.ts';

/** One test each, so that a slow machine has time for every seed. */
test.for([1, 2, 3, 4, 5])(
  '4,000 random expressions of seed %i match, count, score and sort like a naive scan of the documents',
  async (seed) => {
    const compared = await compareExpressions({
      open: (directory, workers) =>
        openTextIndex({ directory, schema: worldSchema, workers, compaction: false }),
      oracle: new ExpressionOracle(),
      seed,
      each: 500,
    });
    expect(compared).toBe(4_000);
  },
);
