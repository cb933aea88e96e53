import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../test/harness/test-app.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';
import type { AccountCaller } from '../../access/index.ts';
import type { Bucket } from './rate-limit.ts';

const route = (bucket: Bucket) =>
  defineRoute({
    method: 'GET',
    path: `/${bucket}`,
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket,
    answer: z.string(),
    handler: () => 'ok',
  });
const routes = (['tier', 'typing', 'guard', 'unlimited'] as const).map(route);
const aboutCompany = ['profile', 'evidence'].map((part) =>
  defineRoute({
    ...route('tier'),
    path: `/${part}/{domain}`,
    isAboutCompany: true,
    params: z.object({ domain: z.string() }),
    handler: () => 'ok',
  }),
);
const account = (accountId: number, tier: AccountCaller['tier'], apiKeyId?: number): AccountCaller => ({
  kind: 'account',
  accountId,
  tier,
  isAdmin: false,
  ...(apiKeyId !== undefined && { apiKeyId }),
});

let running: TestApp | undefined;
const start = async (options: TestAppOptions = {}): Promise<TestApp> => {
  running = await buildTestApp({ routes, limits: { anonymousPerMinute: 20 }, ...options });
  return running;
};
afterEach(() => running?.app.close());

const callUntilLimited = async (
  { app }: TestApp,
  request: { url: string; headers?: Record<string, string>; remoteAddress?: string },
): Promise<number> => {
  for (let passed = 0; ; passed++) if ((await app.inject(request)).statusCode === 429) return passed;
};

describe('calls about one company', () => {
  it('count as one within a minute, up to six of them', async () => {
    const { app, clock } = await start({ routes: aboutCompany });
    const left = async (url: string) => Number((await app.inject(url)).headers['x-ratelimit-remaining']);
    expect(await left('/profile/a.com')).toBe(19);
    expect(await left('/evidence/A.com')).toBe(19);
    expect(await left('/profile/b.com')).toBe(18);
    for (let call = 3; call <= 6; call++) expect(await left('/profile/a.com')).toBe(18);
    expect(await left('/profile/a.com')).toBe(17);
    clock.advance(60_000);
    expect(await left('/profile/a.com')).toBe(19);
  });

  it('count one by one with an API key, as its plan promises', async () => {
    const app = await start({
      routes: aboutCompany,
      accounts: { key: account(1, 'free', 11), session: account(2, 'free') },
    });
    const passed = (token: string) =>
      callUntilLimited(app, { url: '/profile/a.com', headers: { authorization: `Bearer ${token}` } });
    expect(await passed('key')).toBe(30);
    expect(await passed('session')).toBe(35);
  });

  it('are refused above the limit, also a second time', async () => {
    const { app } = await start({ routes: aboutCompany, limits: { anonymousPerMinute: 1 } });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await statusOf('/profile/a.com')).toBe(200);
    expect(await statusOf('/evidence/a.com')).toBe(200);
    expect(await statusOf('/profile/b.com')).toBe(429);
    expect(await statusOf('/evidence/b.com')).toBe(429);
  });
});

describe('rate limits', () => {
  it('allow an anonymous address 20 requests a minute and state when to retry', async () => {
    const { app, clock } = await start();
    const first = await app.inject('/tier');
    expect(first.headers).toMatchObject({
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '19',
      'x-ratelimit-reset': '60',
    });
    clock.advance(20_000);
    for (let i = 1; i < 20; i++) expect((await app.inject('/tier')).statusCode).toBe(200);
    const refused = await app.inject('/tier');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '40', 'x-ratelimit-remaining': '0' });
    expect(refused.json().detail).toContain('40 seconds');
    clock.advance(40_000);
    expect((await app.inject('/tier')).statusCode).toBe(200);
  });

  it('are 30, 300 and 3,000 for the tiers, ten times as many while typing, 300 for the guard', async () => {
    const app = await start({
      accounts: { f: account(1, 'free'), p: account(2, 'pro'), e: account(3, 'enterprise') },
    });
    const limitOf = async (url: string, token: string): Promise<unknown> =>
      (await app.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).headers[
        'x-ratelimit-limit'
      ];
    expect(await Promise.all(['f', 'p', 'e'].map((token) => limitOf('/tier', token)))).toEqual([
      '30',
      '300',
      '3000',
    ]);
    expect(await Promise.all(['f', 'p', 'e'].map((token) => limitOf('/typing', token)))).toEqual([
      '300',
      '3000',
      '30000',
    ]);
    expect(await limitOf('/guard', 'e')).toBe('300');
    expect(await limitOf('/unlimited', 'f')).toBeUndefined();
    expect(await callUntilLimited(app, { url: '/tier', headers: { authorization: 'Bearer f' } })).toBe(29);
  });

  it('count per API key, three times that for all keys of an account, and per account for session tokens', async () => {
    const app = await start({
      accounts: {
        one: account(1, 'free', 11),
        two: account(1, 'free', 12),
        three: account(1, 'free', 13),
        four: account(1, 'free', 14),
        session: account(1, 'free'),
        again: account(1, 'free'),
        other: account(2, 'free', 15),
      },
    });
    const passed = (token: string) =>
      callUntilLimited(app, { url: '/tier', headers: { authorization: `Bearer ${token}` } });
    const tokens = ['one', 'two', 'three', 'four', 'session', 'again', 'other'];
    const counts: number[] = [];
    for (const token of tokens) counts.push(await passed(token));
    expect(counts).toEqual([30, 30, 30, 0, 30, 0, 30]);
  });

  it('report the limit of all keys together where it is closer', async () => {
    const keys = ['one', 'two', 'three', 'four'];
    const { app } = await start({
      accounts: Object.fromEntries(keys.map((key, at) => [key, account(1, 'free', at)])),
    });
    const call = async (key: string) => {
      const { headers } = await app.inject({ url: '/tier', headers: { authorization: `Bearer ${key}` } });
      return [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];
    };
    expect(await call('one')).toEqual(['30', '29']);
    for (const key of ['one', 'two', 'three']) for (let i = 0; i < 25; i++) await call(key);
    expect(await call('four')).toEqual(['90', '13']);
  });

  it('use monotonic time, not the wall clock', async () => {
    const app = await start();
    const { clock } = app;
    expect(await callUntilLimited(app, { url: '/tier' })).toBe(20);
    clock.set(-24 * 3_600_000);
    const back = await app.app.inject('/tier');
    expect([back.statusCode, Number(back.headers['retry-after']) <= 60]).toEqual([429, true]);
    clock.set(30 * 24 * 3_600_000);
    expect((await app.app.inject('/tier')).statusCode).toBe(429);
    clock.advance(60_000);
    expect(await callUntilLimited(app, { url: '/tier' })).toBe(20);
  });

  it('count wrong bearer tokens by network, even concurrent ones, and let valid ones through', async () => {
    const { app, clock } = await start({ accounts: { right: account(1, 'free') } });
    const call = async (token: string, remoteAddress: string): Promise<number> =>
      (await app.inject({ url: '/unlimited', remoteAddress, headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await call('right', '2001:db8:1:2::5')).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => call(`guess-${n}`, `2001:db8:1:2::${n + 10}`)),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(30);
    expect(guesses.filter((status) => status === 429)).toHaveLength(30);
    expect(await call('right', '2001:db8:1:2::99')).toBe(200);
    expect(await call('guess', '2001:db8:1:3::1')).toBe(401);
    clock.advance(60_000);
    expect(await call('guess', '2001:db8:1:2::9')).toBe(401);
  });

  it('let valid tokens through that all arrive at once at a service that has seen none of them', async () => {
    const people = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`right-${n}`, account(n + 1, 'pro')]),
    );
    const { app } = await start({ accounts: people });
    const call = async (token: string): Promise<number> =>
      (await app.inject({ url: '/unlimited', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const ofOne = await Promise.all(Array.from({ length: 100 }, () => call('right-0')));
    const ofMany = await Promise.all(Object.keys(people).map(call));
    expect(new Set([...ofOne, ...ofMany])).toEqual(new Set([200]));
    // They left nothing counted: all guesses of this minute are still there.
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => call(`guess-${n}`)));
    expect(guesses.filter((status) => status === 401)).toHaveLength(30);
  });

  it('do not count a cached response against a caller without a token, up to the guard', async () => {
    const ready = defineRoute({
      method: 'GET',
      path: '/ready',
      tag: 'Test',
      summary: 'Test',
      access: 'anyone',
      bucket: 'tier',
      answer: z.string(),
      handler: ({ doNotCount }) => {
        doNotCount();
        return 'ok';
      },
    });
    const app = await start({ routes: [ready, ...routes], accounts: { one: account(1, 'free') } });
    expect((await app.app.inject('/ready')).headers['x-ratelimit-remaining']).toBe('20');
    for (let i = 0; i < 100; i++) expect((await app.app.inject('/ready')).statusCode).toBe(200);
    expect((await app.app.inject('/tier')).headers['x-ratelimit-remaining']).toBe('19');
    expect(await callUntilLimited(app, { url: '/ready' })).toBe(199 + 19);
    expect(await callUntilLimited(app, { url: '/ready', headers: { authorization: 'Bearer one' } })).toBe(30);
  });

  it('keep separate buckets apart', async () => {
    const app = await start();
    expect(await callUntilLimited(app, { url: '/tier' })).toBe(20);
    expect((await app.app.inject('/typing')).statusCode).toBe(200);
  });

  it('do not limit the operator', async () => {
    const { app } = await start();
    for (let i = 0; i < 40; i++)
      expect(
        (await app.inject({ url: '/tier', headers: { authorization: 'Bearer operator-token' } })).statusCode,
      ).toBe(200);
  });

  it('trust X-Forwarded-For only from configured proxies', async () => {
    const forged = (i: number) => ({ url: '/tier', headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    const distrusting = await start();
    for (let i = 0; i < 20; i++) await distrusting.app.inject(forged(i));
    expect((await distrusting.app.inject(forged(99))).statusCode).toBe(429);
    await distrusting.app.close();

    const trusting = await start({ trustedProxies: ['127.0.0.1'] });
    for (let i = 0; i < 20; i++) await trusting.app.inject(forged(i));
    expect((await trusting.app.inject(forged(99))).statusCode).toBe(200);
    const elsewhere = { ...forged(1), remoteAddress: '198.51.100.7' };
    expect(await callUntilLimited(trusting, elsewhere)).toBe(20);
  });

  it('treat an IPv6 /64 as one address', async () => {
    const app = await start();
    const passed = async (remoteAddress: string) => callUntilLimited(app, { url: '/tier', remoteAddress });
    expect(await passed('2001:db8:1:2::1')).toBe(20);
    expect(await passed('2001:db8:1:2:ffff::9')).toBe(0);
    expect(await passed('2001:db8:1:3::1')).toBe(20);
    expect(await passed('::ffff:192.0.2.1')).toBe(20);
    expect(await passed('192.0.2.1')).toBe(0);
  });
});
