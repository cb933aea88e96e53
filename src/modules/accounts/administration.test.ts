import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let boss: Person;
beforeEach(async () => {
  running = await buildTestApp();
  boss = await signUp(running, { isAdmin: true, email: 'boss@acme-tools.example' });
});
afterEach(() => running.app.close());

const call = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object, headers = {}) =>
  running.app.inject({
    method,
    url: `/admin/${path}`,
    headers: { ...boss.headers, ...headers },
    ...(payload && { payload }),
  });
const addressesFor = async (query: string): Promise<string[]> =>
  (await call('GET', `accounts?${query}`)).json().accounts.map(({ email }: { email: string }) => email);
const newestEntry = async () => (await call('GET', 'audit-log?limit=1')).json().entries[0];

describe('the accounts, for administrators', () => {
  it('are found by part of their address or name, page by page; wildcard characters are literal', async () => {
    const ann = await signUp(running, { email: 'ann_b@first.example', credits: 7 });
    await signUp(running, { email: 'annxb@second.example' });
    await running.app.inject({
      method: 'PATCH',
      url: '/auth/me',
      headers: ann.headers,
      payload: { name: 'Zoë 100% Sure' },
    });
    expect(await addressesFor('q=ANN_B')).toEqual(['ann_b@first.example']);
    expect(await addressesFor('q=100%25')).toEqual(['ann_b@first.example']);
    expect((await addressesFor('q=.example&limit=200')).length).toBe(3);
    expect(await addressesFor('q=.example&limit=1&offset=2')).toHaveLength(1);
    expect(await addressesFor('q=nobody')).toEqual([]);
    const { total, accounts } = (await call('GET', 'accounts?q=first.example')).json();
    expect([total, accounts[0]]).toEqual([
      1,
      expect.objectContaining({
        id: ann.accountId,
        tier: 'free',
        credits: 7,
        sessions: 1,
        api_keys: 0,
        last_used_at: expect.stringMatching(/^2026-11-01T00:00:00/),
      }),
    ]);
    expect(JSON.stringify(accounts)).not.toContain('hash');
  });

  it('get another tier, which applies from their next call, and the log names who set it', async () => {
    const { accountId, email, headers } = await signUp(running);
    const changed = await call('PATCH', `accounts/${accountId}`, { tier: 'pro' });
    expect(changed.json()).toMatchObject({ id: accountId, tier: 'pro' });
    expect((await running.app.inject({ url: '/auth/me', headers })).json().tier).toBe('pro');
    expect(await newestEntry()).toMatchObject({
      actor: `account ${boss.accountId} from 127.0.0.1`,
      action: 'set-tier',
      subject: email,
      details: 'pro',
    });
    expect((await call('PATCH', `accounts/${accountId}`, { tier: 'gold' })).statusCode).toBe(422);
    expect((await call('PATCH', 'accounts/12345', { tier: 'pro' })).json().detail).toBe(
      'There is no account 12345.',
    );
  });

  it('are granted credits once per key, however often the grant is sent', async () => {
    const { accountId, email, headers } = await signUp(running);
    const grant = (amount: number) =>
      call(
        'POST',
        `accounts/${accountId}/credits`,
        { amount, reason: 'trial' },
        { 'idempotency-key': 'grant-1' },
      );
    const answers = await Promise.all([grant(50), grant(50), grant(50)]);
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ balance: 50 }));
    expect((await grant(51)).statusCode).toBe(409);
    // A key of the account's own calls is another one.
    const bought = await running.app.inject({
      method: 'POST',
      url: '/auth/credits/add',
      headers: { ...headers, 'idempotency-key': 'grant-1' },
      payload: { amount: 5 },
    });
    expect(bought.json().balance).toBe(55);
    const { entries } = (await call('GET', 'audit-log')).json();
    expect(
      entries.filter(({ subject }: { subject: string }) => subject === email),
      'one grant is one entry',
    ).toMatchObject([{ action: 'grant-credits', details: '50 trial' }]);
    for (const amount of [0, -5, 1.5, 1_000_001])
      expect((await call('POST', `accounts/${accountId}/credits`, { amount })).statusCode).toBe(422);
  });

  it('lose their sessions and keep their keys', async () => {
    const { accountId, headers } = await signUp(running);
    const { key } = await running.services.accounts.apiKeys.create(accountId, 'script');
    expect((await call('DELETE', `accounts/${accountId}/sessions`)).json()).toEqual({ ended: 1 });
    expect((await running.app.inject({ url: '/auth/me', headers })).statusCode).toBe(401);
    const byKey = { authorization: `Bearer ${key}` };
    expect((await running.app.inject({ url: '/auth/me', headers: byKey })).statusCode).toBe(200);
  });
});

describe('a blocked account', () => {
  const block = (accountId: number) => call('POST', `accounts/${accountId}/block`, { reason: 'abuse' });
  const unblock = (accountId: number) => call('DELETE', `accounts/${accountId}/block`);
  const SENTENCE = 'This account is blocked. Contact the operator of this service.';

  it('is refused everywhere with a clear error, and gets everything back when unblocked', async () => {
    const password = 'a long password of hers';
    const { accountId, email, headers } = await signUp(running, { password });
    const { key } = await running.services.accounts.apiKeys.create(accountId, 'script');
    const byKey = { authorization: `Bearer ${key}` };
    const ticket = await running.app.inject({
      method: 'POST',
      url: '/downloads',
      headers,
      payload: { kind: 'my-companies', params: {} },
    });
    expect(ticket.statusCode).toBe(200);
    expect((await block(accountId)).json()).toMatchObject({
      id: accountId,
      blocked_at: expect.any(String),
      sessions: 1,
      api_keys: 1,
    });
    const logIn = () =>
      running.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
    const refused = [
      await running.app.inject({ url: '/auth/me', headers }),
      await running.app.inject({ url: '/search?q=anything', headers: byKey }),
      await running.app.inject({ url: ticket.json().url }),
      await logIn(),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json()]).toEqual([403, { detail: SENTENCE }]);
    // Without the password the answer reveals nothing.
    const guess = await running.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: 'another long password' },
    });
    expect(guess.statusCode).toBe(401);
    expect(await newestEntry()).toMatchObject({ action: 'block', subject: email, details: 'abuse' });
    expect((await unblock(accountId)).json()).toMatchObject({ blocked_at: null });
    expect((await running.app.inject({ url: '/auth/me', headers })).statusCode).toBe(200);
    expect((await running.app.inject({ url: '/auth/me', headers: byKey })).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    expect(await newestEntry()).toMatchObject({ action: 'unblock', subject: email });
  });

  it('has its monitors paused', async () => {
    const { accountId, headers } = await signUp(running);
    await running.app.inject({
      method: 'POST',
      url: '/monitors',
      headers,
      payload: { name: 'rest', query: 'rest' },
    });
    await block(accountId);
    const lastChecked = async (): Promise<string | null> =>
      (await running.app.inject({ url: '/monitors', headers })).json()[0].last_checked_at;
    await running.services.monitorRunner.checkDue();
    await unblock(accountId);
    const firstChecked = await lastChecked();
    running.clock.advance(2 * 3_600_000);
    await block(accountId);
    await running.services.monitorRunner.checkDue();
    await unblock(accountId);
    expect(await lastChecked()).toBe(firstChecked);
    await running.services.monitorRunner.checkDue();
    expect(await lastChecked()).not.toBe(firstChecked);
  });

  it('is never that of an administrator, and blocking twice has no further effect', async () => {
    expect((await block(boss.accountId)).json().detail).toContain('An administrator cannot be blocked');
    expect((await running.app.inject({ url: '/auth/me', headers: boss.headers })).statusCode).toBe(200);
    const { accountId } = await signUp(running);
    const first = (await block(accountId)).json().blocked_at;
    expect((await block(accountId)).json().blocked_at).toBe(first);
    expect((await block(12_345)).statusCode).toBe(404);
    expect((await call('POST', `accounts/${accountId}/block`, { reason: '' })).statusCode).toBe(422);
  });
});

describe('the audit log, for administrators', () => {
  it('is read page by page, newest first, and reports whether it is complete', async () => {
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    await running.app.inject({ method: 'POST', url: '/admin/cache/clear', headers: operator });
    await running.app.inject({ method: 'POST', url: '/admin/cache/clear', headers: operator });
    const [newest, next] = (await call('GET', 'audit-log?limit=2')).json().entries;
    expect(newest).toMatchObject({ actor: 'admin token from 127.0.0.1', action: 'POST /admin/cache/clear' });
    const older = (await call('GET', `audit-log?limit=1&before=${newest.id}`)).json().entries;
    expect(older).toEqual([next]);
    expect((await call('GET', 'audit-log/seals')).json()).toEqual({ first_broken: null });
  });
});
