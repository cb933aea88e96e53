import { expect, it } from 'vitest';
import { runPaymentsTorture } from './payments.ts';

it('kill -9 during exports, purchases and registrations costs no credit and gives no free row', async () => {
  const { problems, counts } = await runPaymentsTorture({ kills: 6, seed: 7, log: () => {} });
  expect(problems).toEqual([]);
  expect(counts.wholeExports.size).toBeGreaterThan(0);
  expect(counts.purchases.size).toBeGreaterThan(0);
});
