import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

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
    const spendings = await Promise.all(
      Array.from({ length: 500 }, () =>
        running.services.ledger.spend({ accountId, amount: 1, reason: 'test' }),
      ),
    );
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

describe('adding credits', () => {
  it('succeeds in the sandbox, marked so, and shows in the history newest first', async () => {
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
