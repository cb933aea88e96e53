import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import {
  cookieOf,
  mailedLink,
  openLink,
  submitLink,
  tokenOn,
} from '../../../../test/harness/mailed-links.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

const PASSWORD = 'correct horse battery';
const INTRUDERS = 'the intruders password';
const ANN = 'ann@acme-research.com';
const MINUTE_MS = 61_000;

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });
const register = (email: string, password = PASSWORD, name = 'Ann') =>
  post('/auth/register', { email, password, name });
const logIn = async (email: string, password: string) =>
  (await post('/auth/login', { email, password })).statusCode;
const me = (headers: Record<string, string>) => running.app.inject({ url: '/auth/me', headers });

describe('registration', () => {
  it('mails a link whose page signs in once and leads to the app', async () => {
    const answer = await register(' Ann@Acme-Research.com ', PASSWORD, '  Ann\u0007 \n Smith ');
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(Number),
        email: ANN,
        name: 'Ann Smith',
        tier: 'free',
        credits: 0,
        free_lookups_remaining: 250,
        is_admin: false,
        email_verified: false,
        created_at: expect.stringMatching(/^2026-11-01T00:00:00/),
      },
      message: expect.stringContaining('24 hours'),
    });
    const link = await mailedLink(running);
    const cookie = cookieOf(answer);
    expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/auth\/verify; .*HttpOnly; SameSite=Lax/);
    const page = await running.app.inject({ url: link, headers: { cookie } });
    expect(page.body).not.toContain('type="password"');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('method="post" action="/auth/verify"');

    const signedIn = await submitLink(running, link, undefined, cookie);
    const headers = { authorization: `Bearer ${tokenOn(signedIn.body)}` };
    expect((await me(headers)).json()).toMatchObject({
      id: answer.json().user.id,
      email: ANN,
      email_verified: true,
    });
    expect(await logIn(ANN, PASSWORD)).toBe(200);

    for (const again of [await running.app.inject(link), await submitLink(running, link)]) {
      expect([again.statusCode, tokenOn(again.body)]).toEqual([400, undefined]);
      expect(again.body).toContain('no longer works');
    }
  });

  it('never completes with a password that the reader did not type, unless the browser that registered opens the link', async () => {
    await register(ANN, INTRUDERS);
    const link = await mailedLink(running);
    const page = await running.app.inject(link);
    expect(page.body).toContain('Choose a password');
    // Another registration's cookie is none of this one's.
    const other = cookieOf(await register('eve@evil-corp.com', INTRUDERS));
    expect((await running.app.inject({ url: link, headers: { cookie: other } })).body).toContain(
      'Choose a password',
    );
    expect((await submitLink(running, link, PASSWORD, other)).statusCode).toBe(200);
    expect(await logIn(ANN, INTRUDERS)).not.toBe(200);
    expect(await logIn(ANN, PASSWORD)).toBe(200);
  });

  it('sets no password if the reader leaves the field empty in another browser', async () => {
    await register(ANN, INTRUDERS);
    await openLink(running, await mailedLink(running));
    expect(await logIn(ANN, INTRUDERS)).not.toBe(200);
  });

  it('says how to get a password, in words that are true before and after its link was used without one', async () => {
    const answer = await register(ANN);
    expect(answer.json().message).toContain('name and password of the registration do not count');
    const link = await mailedLink(running);
    expect((await running.app.inject(link)).body).toContain(
      'The password of a registration counts only in the browser that registered.',
    );
    const before = await post('/auth/login', { email: ANN, password: PASSWORD });
    await openLink(running, link);
    const after = await post('/auth/login', { email: ANN, password: PASSWORD });
    expect([before.statusCode, before.json()]).toEqual([
      403,
      {
        detail:
          'This password is not in use. Sign in with a link sent by e-mail, and choose a password if its page asks for one.',
      },
    ]);
    expect([after.statusCode, after.json()]).toEqual([before.statusCode, before.json()]);
    // What the sentence advises works.
    running.clock.advance(MINUTE_MS);
    await post('/auth/login-link', { email: ANN });
    const signIn = await mailedLink(running, 2);
    expect((await running.app.inject(signIn)).body).toContain('Choose a password');
    await openLink(running, signIn, PASSWORD);
    expect(await logIn(ANN, PASSWORD)).toBe(200);
  });

  it('lets anyone view a link, as often as they like, without using it up', async () => {
    await register(ANN);
    const link = await mailedLink(running);
    for (const method of ['HEAD', 'GET', 'GET'] as const)
      expect(tokenOn((await running.app.inject({ method, url: link })).body)).toBeUndefined();
    expect(await logIn(ANN, PASSWORD)).toBe(403);
    expect((await submitLink(running, link)).statusCode).toBe(200);
  });

  it('signs in once however many redeem the link at the same time', async () => {
    await register(ANN);
    const link = await mailedLink(running);
    const pages = await Promise.all(Array.from({ length: 100 }, () => submitLink(running, link)));
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(pages.filter(({ statusCode }) => statusCode === 400)).toHaveLength(99);
  });

  it('refuses a link after 24 hours and mails a new one on request, which requires a password', async () => {
    await register(ANN);
    const link = await mailedLink(running);
    running.clock.advance(24 * 60 * 60 * 1000);
    expect((await submitLink(running, link)).statusCode).toBe(400);
    await post('/auth/resend-link', { email: 'Ann@acme-research.com' });
    const newLink = await mailedLink(running, 2);
    expect((await running.app.inject(newLink)).body).toContain('name="password"');
    await openLink(running, newLink, 'another good password');
    expect(await logIn(ANN, 'another good password')).toBe(200);
  });

  it('answers a known address like an unknown one, and mails its owner a way in', async () => {
    const { email } = await signUp(running, { email: ANN, password: PASSWORD });
    const known = await register(email, INTRUDERS);
    const unknown = await register('new@acme-research.com', INTRUDERS);
    const shape = (answer: typeof known) => ({
      status: answer.statusCode,
      body: { ...answer.json(), user: { ...answer.json().user, id: 0, email: '', created_at: '' } },
    });
    expect(shape(known)).toEqual(shape(unknown));
    // Signing in with what was just sent reveals nothing either: both addresses answer that it waits.
    expect(await logIn(email, INTRUDERS)).toBe(403);
    expect(await logIn('new@acme-research.com', INTRUDERS)).toBe(403);
    await expect.poll(() => running.mails.length).toBe(2);
    const mail = running.mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe('You already have a Homedex account');
    const link = /http:\/\/homedex\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await openLink(running, link);
    expect(await logIn(email, INTRUDERS)).toBe(403);
    expect(await logIn(email, PASSWORD)).toBe(200);
  });

  it('sends its mail and shows the page of its link in the language of the request', async () => {
    const german = { 'accept-language': 'de-DE, en;q=0.8' };
    await running.app.inject({
      method: 'POST',
      url: '/auth/register',
      headers: german,
      payload: { email: ANN, password: PASSWORD, name: 'Ann' },
    });
    const link = await mailedLink(running);
    expect(running.mails.at(-1)).toMatchObject({
      subject: 'Schließen Sie Ihre Homedex-Registrierung ab',
      text: expect.stringContaining(`Registrierung abschließen:\nhttp://homedex.test${link}`),
    });
    expect((await running.app.inject({ url: link, headers: german })).body).toContain(
      '<h1>Passwort wählen</h1>',
    );
    running.clock.advance(MINUTE_MS);
    await running.app.inject({
      method: 'POST',
      url: '/auth/resend-link',
      headers: { 'accept-language': 'es' },
      payload: { email: ANN },
    });
    await expect.poll(() => running.mails.at(-1)?.subject).toBe('Complete your Homedex registration');
  });

  it('counts password resets apart from other mails, whatever their language', async () => {
    await signUp(running, { email: ANN });
    const ask = (url: string, language: string) =>
      running.app.inject({
        method: 'POST',
        url,
        headers: { 'accept-language': language },
        payload: { email: ANN },
      });
    for (const language of ['de', 'en', 'de', 'en', 'de', 'en']) {
      await ask('/auth/password-reset', language);
      await running.services.accounts.linkRequests.settled();
      running.clock.advance(MINUTE_MS);
    }
    await ask('/auth/login-link', 'de');
    await expect
      .poll(() => running.mails.map(({ subject }) => subject).sort())
      .toEqual([
        'Choose a new Homedex password',
        'Choose a new Homedex password',
        'Ihr Anmeldelink für Homedex',
        'Wählen Sie ein neues Homedex-Passwort',
        'Wählen Sie ein neues Homedex-Passwort',
        'Wählen Sie ein neues Homedex-Passwort',
      ]);
  });

  it.each([
    ['1234567890', 'keyboard or the alphabet'],
    ['password12', 'most common'],
    ['          ', 'five different'],
    [ANN, 'e-mail address'],
  ])('refuses the password "%s"', async (password, why) => {
    const answer = await register(ANN, password);
    expect([answer.statusCode, answer.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ loc: ['body', 'password'], msg: expect.stringContaining(why) }),
    ]);
    expect(answer.body).not.toContain(`"input":"${password}"`);
  });
});

describe('an address that an attacker registers too', () => {
  const enter = async (link: string, password = PASSWORD) => openLink(running, link, password);

  it('stays with its owner when she opens a link she requested again', async () => {
    await register(ANN, PASSWORD);
    await mailedLink(running);
    running.clock.advance(MINUTE_MS);
    await register(ANN, INTRUDERS);
    await mailedLink(running, 2);
    running.clock.advance(MINUTE_MS);
    await post('/auth/resend-link', { email: ANN });
    const link = await mailedLink(running, 3);
    expect((await running.app.inject(link)).body).toContain('name="password"');
    await enter(link);
    expect(await logIn(ANN, INTRUDERS)).not.toBe(200);
    expect(await logIn(ANN, PASSWORD)).toBe(200);
  });

  it.each([
    ['first', 0],
    ['last', 1],
  ])(
    'stays with its owner when she opens the %s of the mails, whoever requested it',
    async (_which, index) => {
      await register(ANN, INTRUDERS);
      await mailedLink(running);
      running.clock.advance(MINUTE_MS);
      await register(ANN, PASSWORD);
      await mailedLink(running, 2);
      const link = /http:\/\/homedex\.test(\S+)/.exec(running.mails[index]?.text ?? '')?.[1] ?? '';
      const headers = await openLink(running, link);
      expect((await me(headers)).json()).toMatchObject({ email: ANN, name: '' });
      expect(await logIn(ANN, INTRUDERS)).not.toBe(200);
      // She is in, and sets her password from there.
      const changed = await running.app.inject({
        method: 'POST',
        url: '/auth/password',
        headers,
        payload: { password: 'owned by its owner' },
      });
      expect(changed.json()).toEqual({ changed: true, sessions_ended: 0, keys_revoked: 0 });
      expect(await logIn(ANN, 'owned by its owner')).toBe(200);
    },
  );

  it('has no other working link once it is verified', async () => {
    await register(ANN, INTRUDERS);
    const intruders = await mailedLink(running);
    running.clock.advance(MINUTE_MS);
    await register(ANN, PASSWORD);
    await enter(await mailedLink(running, 2));
    for (const answer of [
      await running.app.inject(intruders),
      await submitLink(running, intruders, INTRUDERS),
    ])
      expect(answer.statusCode).toBe(400);
    expect(await logIn(ANN, INTRUDERS)).not.toBe(200);
  });
});

describe('mails that anyone can trigger', () => {
  const links = ['/auth/resend-link', '/auth/login-link', '/auth/password-reset'];

  it('are limited to one a minute and five a day per address, password resets separately, without revealing it', async () => {
    const { email } = await signUp(running, { email: ANN });
    const answers = new Set<string>();
    for (let minute = 0; minute < 8; minute++) {
      answers.add((await post('/auth/login-link', { email })).body);
      answers.add((await post('/auth/password-reset', { email })).body);
      await register(email, INTRUDERS);
      await running.services.accounts.linkRequests.settled();
      running.clock.advance(MINUTE_MS);
    }
    await running.services.mails.sendDue();
    expect(answers.size).toBe(1);
    const resets = running.mails.filter(({ subject }) => subject.includes('new Homedex password'));
    expect([running.mails.length, resets.length]).toEqual([10, 5]);
    running.clock.advance(24 * 60 * 60 * 1000);
    await post('/auth/login-link', { email });
    await expect.poll(() => running.mails.length).toBe(11);
  });

  it('are limited for a network, whichever of its addresses it uses', async () => {
    const behindProxy = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
    const send = (host: number) =>
      behindProxy.app.inject({
        method: 'POST',
        url: links[host % links.length] ?? '',
        payload: { email: `person-${host}@acme-research.com` },
        headers: { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` },
      });
    const statuses = [];
    for (let host = 1; host <= 30; host++) statuses.push((await send(host)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await behindProxy.app.close();
  });

  it('that the mail server refuses show up in health and metrics, and the response is the same', async () => {
    const mailer = { send: async () => Promise.reject(new Error('connection refused')) };
    const withoutMails = await buildTestApp({ mailer });
    const answer = await withoutMails.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { email: ANN, password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => withoutMails.services.mails.failed).toBe(1);
    await expect
      .poll(async () => (await withoutMails.app.inject('/health')).json())
      .toMatchObject({
        status: 'degraded',
        reasons: [expect.stringContaining('The mail server has accepted no mail')],
      });
    expect(await withoutMails.services.metrics.text()).toContain('homedex_mails_failed 1');
    await withoutMails.app.close();
  });

  it.each(links)('%s responds the same for every address and accepts only addresses', async (url) => {
    await signUp(running, { email: ANN });
    const [known, unknown] = [
      await post(url, { email: ANN }),
      await post(url, { email: 'who@nowhere-at-all.com' }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await post(url, {})).statusCode).toBe(422);
    expect((await post(url, { email: 'x'.repeat(300) })).statusCode).toBe(422);
  });
});
