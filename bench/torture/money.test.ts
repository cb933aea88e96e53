import { expect, it } from 'vitest';
import { runMoneyTorture } from './money.ts';

/** Eight starts of a server, on a machine that may be busy. */
const TIMEOUT_MS = 240_000;

it(
  'kill -9 during exports, purchases and registrations costs nobody a credit and gives nobody a row',
  async () => {
    const { problems, tally } = await runMoneyTorture({ kills: 6, seed: 7, log: () => {} });
    expect(problems).toEqual([]);
    expect(tally.wholeExports.size).toBeGreaterThan(0);
    expect(tally.purchases.size).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
