import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import type { Charges } from '../../access/index.ts';
import { createCharges } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let running: TestApp;
let charges: Charges;
beforeAll(async () => {
  running = await buildTestApp();
  charges = createCharges(running.database, running.clock, { freeLookups: () => 2, repeatReadsFreeDays: 30 });
});
afterAll(() => running.app.close());

/** Somebody with so many credits and no free lookups. */
async function payer(credits: number) {
  const { accountId } = await signUp(running, { credits });
  return { accountId, hasFreeLookups: false };
}
const balance = ({ accountId }: { readonly accountId: number }) => running.services.ledger.balance(accountId);
const refusal = expect.objectContaining({ code: 'insufficient_credits' });

it('an account without credits is refused before anything is read, one with enough is not', async () => {
  await expect(charges.check(await payer(0), 'domain_detail', 'a.com')).rejects.toEqual(refusal);
  await expect(charges.check(await payer(1), 'domain_detail', 'a.com')).resolves.toBeUndefined();
});

it('a paid profile is free to read again for thirty days, and then costs once more', async () => {
  const ann = await payer(2);
  expect(await charges.settle(ann, 'domain_detail', 'a.com', 'first')).toBe(1);
  expect(await charges.settle(ann, 'domain_detail', 'a.com', 'again')).toBe(0);
  expect(await balance(ann)).toBe(1);
  running.clock.advance(30 * DAY_MS + 1);
  expect(await charges.settle(ann, 'domain_detail', 'a.com', 'later')).toBe(1);
  expect(await balance(ann)).toBe(0);
  // Paid for, it needs no credits any more.
  await expect(charges.check(ann, 'domain_detail', 'a.com')).resolves.toBeUndefined();
  await expect(charges.check(ann, 'domain_detail', 'b.com')).rejects.toEqual(refusal);
});

it('free lookups are used first, as many as there are', async () => {
  const ann = { ...(await payer(1)), hasFreeLookups: true };
  const costs = [];
  for (const domain of ['a.com', 'b.com', 'c.com'])
    costs.push(await charges.settle(ann, 'domain_detail', domain, domain));
  expect(costs).toEqual([0, 0, 1]);
  await expect(charges.settle(ann, 'domain_detail', 'd.com', 'd')).rejects.toEqual(refusal);
});

it('of many domains as many are bought as the credits allow, each once, in the order given', async () => {
  const ann = await payer(3);
  const wanted = ['a.com', 'b.com', 'a.com', 'c.com', 'd.com'];
  expect(await charges.quoteAll(ann, 'domain_detail', new Set(wanted))).toEqual({
    free: 0,
    credits: 4,
    balance: 3,
  });
  await expect(charges.checkAll(ann, 'domain_detail', new Set(wanted))).rejects.toEqual(refusal);
  expect([...(await charges.settleAll(ann, 'domain_detail', wanted, 'many'))]).toEqual([
    'a.com',
    'b.com',
    'c.com',
  ]);
  expect(await balance(ann)).toBe(0);
});

it('more domains than fit one database query are all counted', async () => {
  const ann = await payer(600);
  const domains = Array.from({ length: 1_001 }, (_, n) => `site-${n}.com`);
  const bought = await charges.settleAll(ann, 'domain_detail', domains.slice(400), 'many');
  expect(bought.size).toBe(600);
  expect(await charges.quoteAll(ann, 'domain_detail', domains)).toMatchObject({ credits: 401, balance: 0 });
});
