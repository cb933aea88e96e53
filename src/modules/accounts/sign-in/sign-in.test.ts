import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

const PASSWORD = 'correct horse battery';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  running.app.inject({ method: 'POST', url, payload, headers });
const register = (email: string, password = PASSWORD) =>
  post('/auth/register', { email, password, name: 'Ann' });
const logIn = (email: string, password = PASSWORD) => post('/auth/login', { email, password });

/** The address in the newest mail. */
async function mailedLink(): Promise<string> {
  await expect.poll(() => running.mails.length).toBeGreaterThan(0);
  const link = /http:\/\/homedex\.test(\/auth\/verify\?token=\S+)/.exec(
    running.mails.at(-1)?.text ?? '',
  )?.[1];
  if (!link) throw new Error('no link was mailed');
  return link;
}

const tokenOn = (page: string): string | undefined =>
  /setItem\('homedex\.token', "([^"]+)"\)/.exec(page)?.[1];

describe('registration', () => {
  it('mails a link that signs in once and leads to the app', async () => {
    const answer = await register(' Ann@Acme-Tools.example ');
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(Number),
        email: 'ann@acme-tools.example',
        name: 'Ann',
        tier: 'free',
        credits: 0,
        free_lookups_remaining: 250,
        is_admin: false,
        email_verified: false,
        created_at: '2026-11-01T00:00:00.000Z',
      },
      message: expect.stringContaining('24 hours'),
    });
    const link = await mailedLink();
    const page = await running.app.inject(link);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    const me = await running.app.inject({
      url: '/auth/me',
      headers: { authorization: `Bearer ${tokenOn(page.body)}` },
    });
    expect(me.json()).toMatchObject({ email: 'ann@acme-tools.example', email_verified: true });

    const again = await running.app.inject(link);
    expect([again.statusCode, tokenOn(again.body)]).toEqual([400, undefined]);
    expect(again.body).toContain('no longer works');
  });

  it('signs in once however many redeem the link at the same time', async () => {
    await register('ann@acme-tools.example');
    const link = await mailedLink();
    const pages = await Promise.all(Array.from({ length: 200 }, () => running.app.inject(link)));
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(pages.filter(({ statusCode }) => statusCode === 400)).toHaveLength(199);
  });

  it('refuses a link after 24 hours and mails a new one on request', async () => {
    await register('ann@acme-tools.example');
    const link = await mailedLink();
    running.clock.advance(24 * 60 * 60 * 1000);
    expect((await running.app.inject(link)).statusCode).toBe(400);
    await post('/auth/resend-link', { email: 'Ann@acme-tools.example' });
    await expect.poll(() => running.mails.length).toBe(2);
    expect((await running.app.inject(await mailedLink())).statusCode).toBe(200);
  });

  it.each([
    ['ann@gmail.com', 'private'],
    ['ann@mailinator.com', 'disposable'],
    ['not-an-address', 'not a valid'],
    ['ann@localhost', 'not a valid'],
  ])('refuses %s', async (email, why) => {
    const answer = await register(email);
    expect([answer.statusCode, answer.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({
        type: 'value_error',
        loc: ['body', 'email'],
        msg: expect.stringContaining(why),
      }),
    ]);
  });

  it('answers a known address as an unknown one, and mails its owner', async () => {
    const { email } = await signUp(running);
    const known = await register(email);
    const unknown = await register('new@acme-tools.example');
    const shape = (answer: typeof known) => ({
      status: answer.statusCode,
      body: { ...answer.json(), user: { ...answer.json().user, id: 0, email: '' } },
    });
    expect(shape(known)).toEqual(shape(unknown));
    await expect.poll(() => running.mails.length).toBe(2);
    expect(running.mails.find(({ to }) => to === email)?.subject).toBe('You already have a Homedex account');
  });

  it('gives the address to its owner, not to whoever registered it first with a password of their own', async () => {
    await register('ann@acme-tools.example', 'the intruders password');
    await register('ann@acme-tools.example', PASSWORD);
    await expect.poll(() => running.mails.length).toBe(2);
    await running.app.inject(await mailedLink());
    expect((await logIn('ann@acme-tools.example', 'the intruders password')).statusCode).toBe(401);
    expect((await logIn('ann@acme-tools.example')).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  it('gives a session of 30 days that logging out ends', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    const { token, token_type, expires_at, user } = (await logIn(email)).json();
    expect({ token_type, expires_at, email: user.email }).toEqual({
      token_type: 'bearer',
      expires_at: '2026-12-01T00:00:00.000Z',
      email,
    });
    const headers = { authorization: `Bearer ${token}` };
    const me = () => running.app.inject({ url: '/auth/me', headers });
    expect((await me()).statusCode).toBe(200);
    expect((await post('/auth/logout', {}, headers)).json()).toEqual({ logged_out: true });
    expect((await me()).statusCode).toBe(401);
  });

  it('ends a session after 30 days', async () => {
    const { headers } = await signUp(running);
    running.clock.advance(30 * 24 * 60 * 60 * 1000);
    expect((await running.app.inject({ url: '/auth/me', headers })).statusCode).toBe(401);
  });

  it('answers a wrong address and a wrong password alike', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    const [wrongPassword, wrongAddress] = [
      await logIn(email, 'something else'),
      await logIn('nobody@acme-tools.example'),
    ];
    expect([wrongPassword.statusCode, wrongPassword.json()]).toEqual([
      401,
      { detail: 'Wrong e-mail or password.' },
    ]);
    expect(wrongAddress.json()).toEqual(wrongPassword.json());
    expect(wrongAddress.statusCode).toBe(401);
  });

  it('does not let an address in that is not verified', async () => {
    await register('ann@acme-tools.example');
    const link = await mailedLink();
    expect((await logIn('ann@acme-tools.example')).statusCode).toBe(403);
    expect((await logIn('ann@acme-tools.example', 'another password')).statusCode).toBe(401);
    await running.app.inject(link);
    expect((await logIn('ann@acme-tools.example')).statusCode).toBe(200);
  });

  it('slows down after ten failures and opens again after a quarter of an hour', async () => {
    const { email } = await signUp(running, { password: PASSWORD });
    for (let i = 0; i < 10; i++) expect((await logIn(email, 'wrong wrong wrong')).statusCode).toBe(401);
    const refused = await logIn(email);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    running.clock.advance(15 * 60 * 1000);
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

describe('API keys', () => {
  it('are shown once, listed by prefix, work as bearer tokens and stop when deleted', async () => {
    const { headers } = await signUp(running);
    const created = (await post('/auth/api-keys', { name: 'script' }, headers)).json();
    expect(created.key).toMatch(/^hd_\w{40}$/);
    expect(created.key.startsWith(created.prefix)).toBe(true);
    const withKey = { authorization: `Bearer ${created.key}` };
    expect((await running.app.inject({ url: '/auth/me', headers: withKey })).statusCode).toBe(200);
    const listed = (await running.app.inject({ url: '/auth/api-keys', headers })).json();
    expect(listed).toEqual([
      {
        id: created.id,
        name: 'script',
        prefix: created.prefix,
        created_at: created.created_at,
        last_used_at: '2026-11-01T00:00:00.000Z',
      },
    ]);
    const remove = () =>
      running.app.inject({ method: 'DELETE', url: `/auth/api-keys/${created.id}`, headers });
    expect((await remove()).json()).toEqual({ deleted: true });
    expect((await remove()).statusCode).toBe(404);
    expect((await running.app.inject({ url: '/auth/me', headers: withKey })).statusCode).toBe(401);
  });

  it('cannot be deleted by somebody else', async () => {
    const [owner, other] = [await signUp(running), await signUp(running)];
    const { id } = (await post('/auth/api-keys', {}, owner.headers)).json();
    expect(
      (await running.app.inject({ method: 'DELETE', url: `/auth/api-keys/${id}`, headers: other.headers }))
        .statusCode,
    ).toBe(404);
  });

  it('are stored only as hashes', async () => {
    const { headers } = await signUp(running);
    const { key } = (await post('/auth/api-keys', {}, headers)).json();
    const rows = JSON.stringify([
      await running.database.selectFrom('api_key').selectAll().execute(),
      await running.database.selectFrom('session').selectAll().execute(),
    ]);
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(headers.authorization.slice('Bearer '.length));
  });
});
