import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { AppError } from '../../platform/errors.ts';
import { createPurchases } from './index.ts';
import type { Spending } from './ledger.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const add = (headers: Record<string, string>, amount: number) =>
  running.app.inject({ method: 'POST', url: '/auth/credits/add', headers, payload: { amount } });

describe('the ledger', () => {
  it('never spends more than there is, however many spend at once, and its rows add up to the balance', async () => {
    const { accountId } = await signUp(running, { credits: 200 });
    // On a busy machine some are refused because of lock contention. Nothing was changed then, so they retry, as a caller does.
    const spend = async (): Promise<Spending> => {
      try {
        return await running.services.ledger.spend({ accountId, amount: 1, reason: 'test' });
      } catch (error) {
        if (error instanceof AppError && error.code === 'unavailable') return spend();
        throw error;
      }
    };
    const spendings = await Promise.all(Array.from({ length: 500 }, spend));
    expect(spendings.filter(({ outcome }) => outcome === 'spent')).toHaveLength(200);
    expect(await running.services.ledger.balance(accountId)).toBe(0);
    const rows = await running.database
      .selectFrom('credit_transaction')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    let sum = 0;
    for (const { amount, balance_after } of rows) {
      sum += amount;
      expect(balance_after).toBe(sum);
    }
    expect(sum).toBe(0);
  });

  it('takes the whole amount or nothing', async () => {
    const { accountId } = await signUp(running, { credits: 5 });
    expect(await running.services.ledger.spend({ accountId, amount: 6, reason: 'test' })).toEqual({
      outcome: 'insufficient',
      balance: 5,
    });
    expect(await running.services.ledger.balance(accountId)).toBe(5);
  });
});

describe('rows that are paid in advance', () => {
  const request = (accountId: number, idempotencyKey?: string) => ({
    accountId,
    idempotencyKey,
    rows: 30,
    rowsDigest: 'digest',
    subject: 'My Companies',
  });
  const here = () => new AbortController().signal;

  it('are settled when the service closes, by what was delivered', async () => {
    const { accountId } = await signUp(running, { tier: 'pro', credits: 100 });
    const { rowCharges, ledger } = running.services;
    const charge = await rowCharges.reserve(request(accountId), here());
    expect([charge.cost, await ledger.balance(accountId)]).toEqual([30, 70]);
    charge.taken(12);
    await rowCharges.close();
    expect(await ledger.balance(accountId)).toBe(88);
  });

  it('cost what the longest attempt under a key has delivered', async () => {
    const { accountId } = await signUp(running, { tier: 'pro', credits: 100 });
    const { rowCharges, ledger } = running.services;
    for (const [taken, balance] of [
      [12, 88],
      [5, 88],
      [20, 80],
      [30, 70],
      [30, 70],
    ] as const) {
      const charge = await rowCharges.reserve(request(accountId, 'key'), here());
      charge.taken(taken);
      await charge.settle();
      expect(await ledger.balance(accountId)).toBe(balance);
    }
  });

  it('are refunded once, however often the charge is settled', async () => {
    const { accountId } = await signUp(running, { tier: 'pro', credits: 100 });
    const { rowCharges, ledger } = running.services;
    const leaving = new AbortController();
    const charge = await rowCharges.reserve(request(accountId), leaving.signal);
    leaving.abort();
    await Promise.all([charge.settle(), charge.settle()]);
    await rowCharges.tend();
    expect(await ledger.balance(accountId)).toBe(100);
  });

  it('never exceed the balance, whatever is reserved concurrently', async () => {
    const { accountId } = await signUp(running, { tier: 'pro', credits: 100 });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => running.services.rowCharges.reserve(request(accountId), here())),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await running.services.ledger.balance(accountId)).toBe(10);
  });

  it('are paid by free profiles first, which come back last, and the balance never falls below zero', async () => {
    const { accountId } = await signUp(running, { credits: 20 });
    const { rowCharges, ledger } = running.services;
    const used = async () =>
      (
        await running.database
          .selectFrom('account')
          .select('free_lookups_used')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow()
      ).free_lookups_used;
    await running.database
      .updateTable('account')
      .set({ free_lookups_used: 240 })
      .where('id', '=', accountId)
      .execute();
    expect(await rowCharges.quote(accountId, 30)).toEqual({ free: 10, credits: 20, balance: 20 });
    const charge = await rowCharges.reserve(request(accountId), here());
    expect([charge.cost, await ledger.balance(accountId), await used()]).toEqual([20, 0, 250]);
    charge.taken(4);
    await charge.settle();
    expect([await ledger.balance(accountId), await used()]).toEqual([20, 244]);
    expect(await ledger.recent(accountId, 2)).toMatchObject([
      { amount: 20, free_profiles: 6, balance_after: 20 },
      { amount: -20, free_profiles: -10, balance_after: 0 },
    ]);
    await expect(rowCharges.reserve({ ...request(accountId), rows: 27 }, here())).rejects.toMatchObject({
      code: 'insufficient_credits',
      headers: { 'x-credits-needed': '21' },
    });
    expect([await ledger.balance(accountId), await used()]).toEqual([20, 244]);
  });
});

describe('adding credits', () => {
  it('succeeds in the sandbox, is marked as such, and appears in the history newest first', async () => {
    const { headers } = await signUp(running);
    await add(headers, 10);
    const answer = await add(headers, 5);
    expect(answer.json()).toMatchObject({
      balance: 15,
      transaction: { amount: 5, balance_after: 15, reason: 'purchase', reference: 'sandbox' },
    });
    const history = (await running.app.inject({ url: '/auth/credits', headers })).json();
    expect([history.balance, history.transactions.map(({ amount }: { amount: number }) => amount)]).toEqual([
      15,
      [5, 10],
    ]);
  });

  it('happens once per idempotency key; the key with another amount is a conflict', async () => {
    const { headers } = await signUp(running);
    const keyed = { ...headers, 'idempotency-key': 'order-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(keyed, 10)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await running.app.inject({ url: '/auth/credits', headers })).json().balance).toBe(10);
    expect((await add(keyed, 11)).statusCode).toBe(409);
  });

  it('happens once per idempotency key across two processes, whichever comes first', async () => {
    const { accountId, headers } = await signUp(running);
    const other = await running.testDatabase.open();
    const elsewhere = createPurchases(other, running.clock, 'sandbox');
    const purchase = { accountId, isAdmin: false, amount: 10, reason: 'purchase', idempotencyKey: 'order-2' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? elsewhere : running.services.purchases).add(purchase)),
    );
    expect(new Set(outcomes.map(({ transaction }) => transaction.id)).size).toBe(1);
    expect((await running.app.inject({ url: '/auth/credits', headers })).json().balance).toBe(10);
  });

  it('may reuse a key after a day', async () => {
    const { headers } = await signUp(running);
    const keyed = { ...headers, 'idempotency-key': 'order-1' };
    await add(keyed, 10);
    running.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await add(keyed, 11)).json().balance).toBe(21);
  });

  it.each([
    [0, 422],
    [1_000_001, 422],
    [1_000_000, 200],
  ])('of %i gets %i', async (amount, status) => {
    const { headers } = await signUp(running);
    expect((await add(headers, amount)).statusCode).toBe(status);
  });

  it('is for administrators only where billing is closed', async () => {
    const closed = await buildTestApp({ billing: 'closed' });
    const inject = (headers: Record<string, string>) =>
      closed.app.inject({ method: 'POST', url: '/auth/credits/add', headers, payload: { amount: 1 } });
    expect((await inject((await signUp(closed)).headers)).statusCode).toBe(403);
    expect(
      (await inject((await signUp(closed, { isAdmin: true })).headers)).json().transaction.reference,
    ).toBe('admin');
    await closed.app.close();
  });
});

describe('free profiles', () => {
  it('appear in the credit history when they are used, one by one or in a file', async () => {
    const { accountId } = await signUp(running);
    const { charges, ledger } = running.services;
    const payer = { accountId, hasFreeLookups: true };
    await charges.settle(payer, 'domain_detail', 'a.com', '/domain/a.com');
    await charges.settleAll(payer, 'domain_detail', ['a.com', 'b.com', 'c.com'], '/bulk-lookup');
    expect(await ledger.recent(accountId, 10)).toMatchObject([
      { amount: 0, free_profiles: -2, reason: 'domain_detail', reference: '/bulk-lookup', balance_after: 0 },
      { amount: 0, free_profiles: -1, reference: '/domain/a.com' },
    ]);
  });
});
