import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { startWebHost, type WebHandler, type WebHost } from '../../../../test/harness/web-host.ts';
import { drawDemoIcon } from '../icons/draw-icon.ts';

const picture = drawDemoIcon('picture.com').bytes;
const send =
  (bytes: Buffer, headers: Record<string, string> = { 'content-type': 'image/png' }): WebHandler =>
  (_request, response) => {
    response.writeHead(200, headers).end(bytes);
  };
const missing: WebHandler = (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('no');
};

let host: WebHost;
let running: TestApp;
/** By path of the request. */
let answers: Record<string, WebHandler>;

beforeEach(async () => {
  answers = {};
  host = await startWebHost((request, response) =>
    (answers[request.url ?? ''] ?? missing)(request, response),
  );
  running = await buildTestApp({
    companies: [
      {
        domain: 'shop.site.com',
        favicon_url: 'https://cdn.site.com/icon.png',
        logo_url: 'https://shop.site.com/logo.png',
      },
      { domain: 'plain.site.com' },
      {
        domain: 'inner.site.com',
        favicon_url: 'http://127.0.0.1/icon.png',
        logo_url: 'http://inner.site.com:8080/logo.png',
      },
      { domain: 'maple-demo.com', crawl_id: 'DEMO' },
    ],
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        fixedHosts: [`*.site.com=${host.address}`],
        nameServers: ['127.0.0.1:9'],
      },
      iconCacheBytesMax: 1_000_000,
    },
  });
});
afterEach(async () => {
  await running.app.close();
  await host.close();
});

const get = (path: string) => running.app.inject({ method: 'GET', url: path });
/** The answer before the site was asked, and the one after. */
async function twice(path: string) {
  const before = await get(path);
  await running.services.liveFetching.icons.settled();
  return [before, await get(path)] as const;
}

test('the first response is a monogram, and the next one the icon that the page declares', async () => {
  answers['/icon.png'] = send(picture);
  const [before, after] = await twice('/domain/www.shop.site.com/icon?size=64');
  expect(before.statusCode).toBe(200);
  expect(before.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  });
  expect(before.headers['content-security-policy']).toContain("default-src 'none'");
  expect(before.body).toContain('>S<');
  expect(after.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  });
  expect(after.rawPayload).toEqual(picture);
  expect(host.requests).toEqual(['GET https://cdn.site.com/icon.png']);
});

test('without a usable declared icon, /favicon.ico and then the logo are tried', async () => {
  answers['/icon.png'] = send(Buffer.from('<svg onload="alert(1)"/>'));
  answers['/logo.png'] = send(gzipSync(picture), { 'content-type': 'image/png', 'content-encoding': 'gzip' });
  const [, after] = await twice('/domain/shop.site.com/icon');
  expect(after.rawPayload).toEqual(picture);
  expect(host.requests).toEqual([
    'GET https://cdn.site.com/icon.png',
    'GET https://shop.site.com/favicon.ico',
    'GET https://shop.site.com/logo.png',
  ]);
});

test('a site without an icon is requested again after a week, not for every page that shows it', async () => {
  const [, after] = await twice('/domain/plain.site.com/icon');
  expect(after.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
  expect(host.requests).toHaveLength(1);
  running.clock.advance(8 * 86_400_000);
  answers['/favicon.ico'] = send(picture);
  const [, later] = await twice('/domain/plain.site.com/icon');
  expect(later.rawPayload).toEqual(picture);
});

test('an icon larger than 64 KB, or without a reasonable size, is not kept', async () => {
  const huge = Buffer.from(picture);
  huge.writeUInt32BE(50_000, 16);
  for (const handler of [
    send(Buffer.concat([picture, Buffer.alloc(64 << 10)])),
    send(gzipSync(Buffer.concat([picture, Buffer.alloc(10 << 20)])), {
      'content-type': 'image/png',
      'content-encoding': 'gzip',
    }),
    send(huge),
    send(picture, { 'content-type': 'text/html' }),
  ]) {
    answers['/favicon.ico'] = handler;
    running.clock.advance(8 * 86_400_000);
    const [, after] = await twice('/domain/plain.site.com/icon');
    expect(after.headers['content-type']).toBe('image/svg+xml');
  }
});

test('private addresses, other ports and domains that are not indexed are never requested', async () => {
  const [, inner] = await twice('/domain/inner.site.com/icon');
  expect(inner.headers['content-type']).toBe('image/svg+xml');
  expect(host.requests).toEqual(['GET https://inner.site.com/favicon.ico']);
  await twice('/domain/unknown.site.com/icon');
  expect(host.requests).toHaveLength(1);
});

test('a demo company has its own icon at once, and no server is requested', async () => {
  const answer = await get('/domain/maple-demo.com/icon');
  expect(answer.rawPayload).toEqual(drawDemoIcon('maple-demo.com').bytes);
  const pretender = await get('/domain/other-demo.com/icon');
  expect(pretender.headers['content-type']).toBe('image/svg+xml');
});

test('bad input is 422, and a flood is refused without using the rate limit of searches', async () => {
  expect((await get('/domain/nonsense/icon')).statusCode).toBe(422);
  expect((await get('/domain/shop.site.com/icon?size=33')).statusCode).toBe(422);
  const allowed = await get('/domain/shop.site.com/icon');
  expect(allowed.headers['x-ratelimit-limit']).toBe('3000');
  expect((await get('/search?q=bakery')).headers['x-ratelimit-remaining']).toBe('999');
});

test('with the cache switched off nothing is fetched', async () => {
  const off = await buildTestApp({ companies: [{ domain: 'shop.site.com' }] });
  try {
    const answer = await off.app.inject({ method: 'GET', url: '/domain/shop.site.com/icon' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  } finally {
    await off.app.close();
  }
});
