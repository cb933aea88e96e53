import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { reachOf } from './reach.ts';

const onLoopback = { HOST: '127.0.0.1', PUBLIC_URL: undefined, CORS_ORIGINS: [] };
const onNetwork = { ...onLoopback, HOST: '0.0.0.0' };
const inPublic = { ...onNetwork, PUBLIC_URL: 'https://dex.example.com' };

let running: TestApp | undefined;
afterEach(() => running?.app.close());

describe('accepted Host names', () => {
  it.each([
    [onLoopback, 'localhost:8080', true],
    [onLoopback, '127.0.0.1:8080', true],
    [onLoopback, '[::1]:8080', true],
    [onLoopback, 'LOCALHOST', true],
    [onLoopback, 'rebound.evil.com', false],
    [onLoopback, 'rebound.evil.com.:8080', false],
    [onLoopback, '127.0.0.1.evil.com', false],
    [onLoopback, 'localhost@evil.com', false],
    [onLoopback, '10.0.0.5', false],
    [onLoopback, '', false],
    [{ ...onLoopback, HOST: 'localhost' }, 'rebound.evil.com', false],
    [{ ...onLoopback, HOST: '::1' }, '[::1]', true],
    [{ ...onLoopback, PUBLIC_URL: 'https://dex.example.com' }, 'dex.example.com', true],
    [{ ...onLoopback, PUBLIC_URL: 'https://dex.example.com' }, 'rebound.evil.com', false],
    [onNetwork, '10.0.0.5:8080', true],
    [onNetwork, 'homedex:8080', true],
    [onNetwork, 'rebound.evil.com', false],
    [inPublic, 'anything.example.org', true],
  ])('%o, Host %s: %s', (settings, host, isAnswered) => {
    expect(reachOf(settings).isOwnHost(host)).toBe(isAnswered);
  });
});

describe('on loopback', () => {
  it('another name gets a 421 on every path, even an unknown one', async () => {
    running = await buildTestApp({ reach: reachOf(onLoopback) });
    for (const url of ['/health', '/search?q=a', '/app', '/nothing']) {
      const { statusCode, body } = await running.app.inject({ url, headers: { host: 'rebound.evil.com' } });
      expect([url, statusCode]).toEqual([url, 421]);
      expect(body).toContain('PUBLIC_URL');
    }
    expect(
      (await running.app.inject({ url: '/health', headers: { host: '127.0.0.1:8080' } })).statusCode,
    ).toBe(200);
  });

  it('no page of another site can read or send anything', async () => {
    running = await buildTestApp({ reach: reachOf(onLoopback) });
    const ask = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
      running?.app.inject({ method, url, headers: { host: 'localhost:8080', ...headers } });
    expect((await ask('GET', '/health', {}))?.headers).not.toHaveProperty('access-control-allow-origin');
    for (const headers of [
      { origin: 'https://evil.com' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    ]) {
      expect((await ask('POST', '/mcp', headers))?.statusCode).toBe(403);
      expect((await ask('GET', '/search?q=a', headers))?.statusCode).toBe(403);
    }
    const preflight = await ask('OPTIONS', '/search', {
      origin: 'https://evil.com',
      'access-control-request-method': 'POST',
    });
    expect(Object.keys(preflight?.headers ?? {}).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
    // Its own pages, and people who follow a link to it.
    expect((await ask('GET', '/health', { origin: 'http://localhost:8080' }))?.statusCode).toBe(200);
    const fromMailedLink = { origin: 'null', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    expect((await ask('POST', '/auth/verify', fromMailedLink))?.statusCode).not.toBe(403);
    expect(
      (await ask('GET', '/health', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }))
        ?.statusCode,
    ).toBe(200);
  });
});

describe('with a public address', () => {
  it('any site may call unless CORS_ORIGINS is set', () => {
    expect(reachOf(inPublic).corsOrigins).toEqual(['*']);
    expect(reachOf({ ...inPublic, CORS_ORIGINS: ['https://a.example'] }).corsOrigins).toEqual([
      'https://a.example',
    ]);
    expect(reachOf({ ...onNetwork, CORS_ORIGINS: ['*'] }).corsOrigins).toEqual([]);
  });

  it('only the sites in CORS_ORIGINS may call, and caches keep their responses apart', async () => {
    running = await buildTestApp({ reach: reachOf({ ...inPublic, CORS_ORIGINS: ['https://a.example'] }) });
    const ask = (origin: string) => running?.app.inject({ url: '/health', headers: { origin } });
    const allowed = await ask('https://a.example');
    expect(allowed?.statusCode).toBe(200);
    expect(allowed?.headers['access-control-allow-origin']).toBe('https://a.example');
    expect(String(allowed?.headers.vary)).toContain('origin');
    const withoutOrigin = await running.app.inject('/health');
    expect(String(withoutOrigin.headers.vary)).toContain('origin');
    expect((await ask('https://b.example'))?.statusCode).toBe(403);
  });
});
