import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { mailedLink, openLink, submitLink } from '../../../test/harness/mailed-links.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another good password';

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp();
  ann = await signUp(running, { email: 'ann@acme-research.com', password: PASSWORD });
});
afterEach(() => running.app.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = ann.headers) =>
  running.app.inject({ method, url, headers, ...(payload && { payload }) });
const logIn = async (password: string, userAgent = 'Firefox') =>
  call('POST', '/auth/login', { email: ann.email, password }, { 'user-agent': userAgent });
const sessionOf = (answer: Awaited<ReturnType<typeof logIn>>) => ({
  authorization: `Bearer ${answer.json().token}`,
});

describe('changing the password', () => {
  it('requires the old one, ends all other sessions and confirms by mail', async () => {
    const other = sessionOf(await logIn(PASSWORD));
    const changed = await call('POST', '/auth/password', {
      password: NEW_PASSWORD,
      current_password: PASSWORD,
    });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { changed: true, sessions_ended: 1, keys_revoked: 0 },
    ]);
    expect((await call('GET', '/auth/me')).statusCode).toBe(200);
    expect((await call('GET', '/auth/me', undefined, other)).statusCode).toBe(401);
    expect([(await logIn(PASSWORD)).statusCode, (await logIn(NEW_PASSWORD)).statusCode]).toEqual([401, 200]);
    await expect
      .poll(() => running.mails.map(({ subject }) => subject))
      .toEqual(['Your Homedex password was changed']);
  });

  it.each([
    ['without the old one', {}, 403],
    ['with a wrong old one', { current_password: 'not the old one' }, 403],
    ['to a weak one', { password: 'password12', current_password: PASSWORD }, 422],
    ['to a short one', { password: 'short', current_password: PASSWORD }, 422],
  ])('is refused %s', async (_what, body, status) => {
    expect((await call('POST', '/auth/password', { password: NEW_PASSWORD, ...body })).statusCode).toBe(
      status,
    );
    expect((await logIn(PASSWORD)).statusCode).toBe(200);
  });

  it('cannot be brute-forced with a stolen session', async () => {
    const guess = () =>
      call('POST', '/auth/password', { password: NEW_PASSWORD, current_password: 'a guess at it' });
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
  });

  it('requires no old one in a session that has just come from a mailed link, and only then', async () => {
    await call('POST', '/auth/login-link', { email: ann.email });
    const fresh = await openLink(running, await mailedLink(running));
    running.clock.advance(16 * 60 * 1000);
    expect((await call('POST', '/auth/password', { password: NEW_PASSWORD }, fresh)).statusCode).toBe(403);
    await call('POST', '/auth/login-link', { email: ann.email });
    const fresher = await openLink(running, await mailedLink(running, 2));
    expect((await call('POST', '/auth/password', { password: NEW_PASSWORD }, fresher)).statusCode).toBe(200);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced on the page of a mailed link, which repeats until the password is acceptable', async () => {
    await call('POST', '/auth/password-reset', { email: ` ${ann.email.toUpperCase()} ` });
    const link = await mailedLink(running);
    expect((await running.app.inject(link)).body).toContain('required');
    for (const [password, message] of [
      [undefined, 'Choose a password'],
      ['short', '10 to 200'],
      ['password12', 'most common'],
    ] as const) {
      const page = await submitLink(running, link, password);
      expect([page.statusCode, page.body.includes(message)]).toEqual([422, true]);
    }
    await openLink(running, link, NEW_PASSWORD);
    expect([(await logIn(PASSWORD)).statusCode, (await logIn(NEW_PASSWORD)).statusCode]).toEqual([401, 200]);
    expect((await call('GET', '/auth/me')).statusCode).toBe(401);
    await expect.poll(() => running.mails.at(-1)?.subject).toBe('Your Homedex password was changed');
  });

  it('stays unchanged when only a sign-in link is opened', async () => {
    await call('POST', '/auth/login-link', { email: ann.email });
    const link = await mailedLink(running);
    await openLink(running, link, NEW_PASSWORD);
    expect([(await logIn(NEW_PASSWORD)).statusCode, (await logIn(PASSWORD)).statusCode]).toEqual([401, 200]);
  });

  it('escapes addresses on the page', async () => {
    const odd = await signUp(running, { email: `a&b'c@acme-research.com`, password: PASSWORD });
    await call('POST', '/auth/password-reset', { email: odd.email });
    expect((await running.app.inject(await mailedLink(running))).body).toContain(
      'a&#38;b&#39;c@acme-research.com',
    );
  });
});

describe('sessions', () => {
  const list = async (headers?: Record<string, string>) =>
    (await call('GET', '/auth/sessions', undefined, headers)).json();

  it('are listed with what their owner needs to recognise them, and no secret', async () => {
    const other = sessionOf(await logIn(PASSWORD, 'Firefox on a train'));
    const sessions = await list(other);
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.stringMatching(/^2026-11-01T00:00:00/),
        last_used_at: expect.stringMatching(/^2026-11-01T00:00:00/),
        address: '127.0.0.1',
        user_agent: 'Firefox on a train',
        current: true,
      },
      expect.objectContaining({ user_agent: 'test', current: false }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain('hds_');
  });

  it('can be ended one by one, but not those of another account', async () => {
    const other = sessionOf(await logIn(PASSWORD));
    const bob = await signUp(running);
    const [{ id }] = await list(other);
    expect((await call('DELETE', `/auth/sessions/${id}`, undefined, bob.headers)).statusCode).toBe(404);
    expect((await call('DELETE', '/auth/sessions/999999')).statusCode).toBe(404);
    expect((await call('DELETE', '/auth/sessions/nonsense')).statusCode).toBe(422);
    expect((await call('DELETE', `/auth/sessions/${id}`)).json()).toEqual({ deleted: true });
    expect((await call('GET', '/auth/me', undefined, other)).statusCode).toBe(401);
    expect((await call('GET', '/auth/me')).statusCode).toBe(200);
  });

  it('can all be ended except the current one', async () => {
    await logIn(PASSWORD);
    await logIn(PASSWORD);
    expect((await call('DELETE', '/auth/sessions')).json()).toEqual({ deleted: 2 });
    expect(await list()).toHaveLength(1);
  });

  it('are limited to twenty; one more ends the least recently used', async () => {
    for (let i = 0; i < 21; i++) {
      running.clock.advance(1_000);
      await running.services.accounts.sessions.open(ann.accountId, {
        address: '127.0.0.1',
        userAgent: `session ${i}`,
      });
    }
    expect((await call('GET', '/auth/me')).statusCode).toBe(401);
    const rows = await running.database.selectFrom('session').select('user_agent').orderBy('id').execute();
    expect(rows.map(({ user_agent }) => user_agent)).toEqual(
      Array.from({ length: 20 }, (_, i) => `session ${i + 1}`),
    );
  });
});

describe('your own account', () => {
  it('can be renamed', async () => {
    expect((await call('PATCH', '/auth/me', { name: '  Ann \u202e Smith\n' })).json()).toMatchObject({
      email: ann.email,
      name: 'Ann Smith',
    });
    for (const name of ['', ' \t ', '\u200b', 'x'.repeat(201), 7])
      expect([name, (await call('PATCH', '/auth/me', { name })).statusCode]).toEqual([name, 422]);
  });

  it.each([
    ['free', 250],
    ['pro', 0],
    ['enterprise', 0],
  ] as const)('of the %s tier has %i free lookups', async (tier, free_lookups_remaining) => {
    const { headers } = await signUp(running, { tier });
    expect((await call('GET', '/auth/me', undefined, headers)).json()).toMatchObject({
      tier,
      free_lookups_remaining,
    });
  });

  it('is deleted with its password, with everything that belongs to it, and the address is free again', async () => {
    await running.services.ledger.add({ accountId: ann.accountId, amount: 30, reason: 'test' });
    const { key } = (await call('POST', '/auth/api-keys', {})).json();
    const listed = (await call('POST', '/lists', { name: 'mine' })).json();
    await call('POST', `/lists/${listed.id}/items`, { domains: ['example.com', 'example.org'] });
    expect((await call('DELETE', '/auth/me', {})).statusCode).toBe(403);
    expect((await call('DELETE', '/auth/me', { password: 'not my password' })).statusCode).toBe(403);
    expect((await call('DELETE', '/auth/me', { password: PASSWORD })).json()).toEqual({
      deleted: true,
      credits_forfeited: 30,
    });
    for (const headers of [ann.headers, { authorization: `Bearer ${key}` }])
      expect((await call('GET', '/auth/me', undefined, headers)).statusCode).toBe(401);
    expect((await logIn(PASSWORD)).statusCode).toBe(401);
    await expect
      .poll(() => running.mails.map(({ to, subject }) => [to, subject]))
      .toEqual([[ann.email, 'Your Homedex account was deleted']]);
    const left = async () => [
      await running.database.selectFrom('account').select('id').execute(),
      await running.database.selectFrom('company_list_item').select('list_id').execute(),
      await running.database.selectFrom('credit_transaction').select('id').execute(),
    ];
    await expect.poll(left).toEqual([[], [], []]);
    const again = await call('POST', '/auth/register', { email: ann.email, password: PASSWORD }, {});
    expect(again.statusCode).toBe(200);
  });

  it('resumes an interrupted removal', async () => {
    await running.database
      .updateTable('account')
      .set({ deleted_at: 1, email: 'deleted-1' })
      .where('id', '=', ann.accountId)
      .execute();
    running.services.accounts.purge.removeClosedAccounts();
    await expect.poll(() => running.database.selectFrom('account').select('id').execute()).toEqual([]);
  });
});
