import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

const PASSWORD = 'correct horse battery';
const WRONG = 'wrong wrong wrong';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterEach(() => running.app.close());

const logIn = (email: string, password = PASSWORD, from = '192.0.2.1') =>
  running.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': from },
  });
const me = (token: string) =>
  running.app.inject({ url: '/auth/me', headers: { authorization: `Bearer ${token}` } });
const statuses = async (attempts: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(attempts)).map(({ statusCode }) => statusCode);

describe('signing in', () => {
  it('creates a session of 30 days that logging out ends', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    const { token, token_type, expires_at, user } = (await logIn(email)).json();
    expect({ token_type, expires_at, email: user.email }).toEqual({
      token_type: 'bearer',
      expires_at: expect.stringMatching(/^2026-12-01T00:00:00/),
      email,
    });
    expect((await me(token)).statusCode).toBe(200);
    const loggedOut = await running.app.inject({
      method: 'POST',
      url: '/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(loggedOut.json()).toEqual({ logged_out: true });
    expect((await me(token)).statusCode).toBe(401);
  });

  it('ends a session after 30 days, and after 14 days without use', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    const DAY_MS = 24 * 60 * 60 * 1000;
    const [used, unused] = [(await logIn(email)).json().token, (await logIn(email)).json().token];
    running.clock.advance(13 * DAY_MS);
    expect((await me(used)).statusCode).toBe(200);
    const lastUses = async () =>
      (await running.database.selectFrom('session').select('last_used_at').execute()).map(
        ({ last_used_at }) => last_used_at,
      );
    const usedAfter = running.clock.now() - DAY_MS;
    await expect.poll(async () => Math.max(...(await lastUses()))).toBeGreaterThan(usedAfter);
    running.clock.advance(2 * DAY_MS);
    expect([(await me(used)).statusCode, (await me(unused)).statusCode]).toEqual([200, 401]);
    running.clock.advance(15 * DAY_MS);
    expect((await me(used)).statusCode).toBe(401);
  });

  it('answers a wrong address and a wrong password alike, and logs whose it was', async () => {
    const { email, accountId } = await signUp(running, { password: PASSWORD });
    const [wrongPassword, wrongAddress] = [
      await logIn(email, WRONG),
      await logIn('nobody@acme-research.com'),
    ];
    expect([wrongPassword.statusCode, wrongPassword.json()]).toEqual([
      401,
      { detail: 'Wrong e-mail or password.' },
    ]);
    expect([wrongAddress.statusCode, wrongAddress.json()]).toEqual([401, wrongPassword.json()]);
    const lines = running
      .logged()
      .split('\n')
      .filter((line) => line.includes('sign-in by password'));
    expect(
      lines.map((line) => JSON.parse(line)).map(({ event, accountId: id, outcome }) => [event, id, outcome]),
    ).toEqual([
      ['sign_in', accountId, 'wrong password'],
      ['sign_in', null, 'no such account'],
    ]);
  });

  it('logs an attempt that could not be counted as failed, not as throttled', async () => {
    await sql`alter table attempt_window rename to lost`.execute(running.database);
    expect((await logIn('ann@acme-research.com')).statusCode).toBe(500);
    expect(running.logged()).toMatch(/"outcome":"failed".*"msg":"sign-in by password"/);
    expect(running.logged()).not.toContain('throttled');
  });
});

describe('guessing passwords', () => {
  it('is blocked after ten failures, and allowed again after a quarter of an hour', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    for (let i = 0; i < 10; i++) expect((await logIn(email, WRONG)).statusCode).toBe(401);
    const refused = await logIn(email);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    running.clock.advance(15 * 60 * 1000);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    const answers = await statuses(Array.from({ length: 60 }, () => logIn(email, WRONG)));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(50);
  });

  it('counts a network as one, whichever of its addresses, forms and ports it uses', async () => {
    const v6 = Array.from({ length: 30 }, (_, host) => `2001:db8:1:2::${host + 1}`);
    for (const from of v6) await logIn(`${from.length}${from.at(-1)}@acme-research.com`, WRONG, from);
    expect((await logIn('fresh@acme-research.com', WRONG, '2001:db8:1:2::ffff')).statusCode).toBe(429);
    expect((await logIn('fresh@acme-research.com', WRONG, '2001:db8:1:3::1')).statusCode).toBe(401);
    for (let i = 0; i < 10; i++)
      await logIn('bob@acme-research.com', WRONG, i % 2 ? '192.0.2.9' : '::ffff:192.0.2.9');
    expect((await logIn('bob@acme-research.com', WRONG, '192.0.2.9')).statusCode).toBe(429);
  });

  it('does not lock out an owner from another network, nor one from a known network', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    expect((await logIn(email, PASSWORD, '198.51.100.1')).statusCode).toBe(200);
    for (let i = 0; i < 40; i++) await logIn(email, WRONG, `203.0.113.${i % 4}`);
    expect((await logIn(email, WRONG, '203.0.113.1')).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, '192.0.2.77')).statusCode).toBe(200);
    expect((await logIn(email, PASSWORD, '198.51.100.1')).statusCode).toBe(200);
  });

  it('of others behind the same address does not lock out an account that has signed in there before', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    expect((await logIn(email)).statusCode).toBe(200);
    for (let i = 0; i < 15; i++) await logIn(`person-${i}@acme-research.com`, WRONG);
    expect((await logIn('newcomer@acme-research.com')).statusCode).toBe(429);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('leaves a network few attempts at an account that is under attack from everywhere', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    for (let i = 0; i < 12; i++) await logIn(email, WRONG, `203.0.113.${i}`);
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await logIn(email, WRONG, '198.51.100.7')).statusCode);
    expect(tries).toEqual([401, 401, 401, 429, 429]);
  });

  it('is counted across a restart', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    for (let i = 0; i < 10; i++) await logIn(email, WRONG);
    const keys = await running.database.selectFrom('attempt_window').select('attempts').execute();
    expect(keys.map(({ attempts }) => attempts)).toEqual([10, 10, 10]);
  });

  it('does not extend a lockout when the clock is set back', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    for (let i = 0; i < 11; i++) await logIn(email, WRONG);
    running.clock.set(-30 * 24 * 60 * 60 * 1000);
    expect((await logIn(email)).statusCode).toBe(200);
  });
});
