import { expect, it } from 'vitest';
import { isInFullLane } from '../../test/harness/lane.ts';
import { runMoneyTorture } from './money.ts';

it('kill -9 during exports, purchases and registrations costs nobody a credit and gives nobody a row', async () => {
  const { problems, tally } = await runMoneyTorture({ kills: isInFullLane ? 6 : 1, seed: 7, log: () => {} });
  expect(problems).toEqual([]);
  expect(tally.wholeExports.size).toBeGreaterThan(0);
  expect(tally.purchases.size).toBeGreaterThan(0);
});
