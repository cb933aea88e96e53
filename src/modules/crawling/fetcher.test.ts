import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWebHost, type WebHandler, type WebHost } from '../../../test/harness/web-host.ts';
import { loadConfig } from '../../platform/config/index.ts';
import { createLogger } from '../../platform/logger.ts';
import { createFetcher, type Fetcher, type FetchOutcome, fetchSettings } from './index.ts';

let host: WebHost;
let fetcher: Fetcher;
let answer: WebHandler;
const threads = new Set<Worker>();
const trackThread = (thread: Worker) => void threads.add(thread);

const page =
  (text: string): WebHandler =>
  (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>${text}</title>`);
  };

beforeAll(async () => {
  process.on('worker', trackThread);
  host = await startWebHost((request, response) => answer(request, response));
  const config = loadConfig({
    CRAWL_CONTACT: 'test',
    CRAWL_HOSTS: `*.site.com=${host.address}, *.closed.com=127.0.0.1:1`,
  });
  fetcher = createFetcher({ ...fetchSettings(config), logger: createLogger({ level: 'silent' }) });
  // The thread loads first; on a busy machine that may take longer than a page.
  answer = page('Ready');
  await fetcher.fetch('ready.site.com', { deadlineMs: 50_000 });
});
afterEach(() => {
  host.requests.length = 0;
});
afterAll(async () => {
  process.off('worker', trackThread);
  await fetcher.close();
  await host.close();
});

const textOf = (outcome: FetchOutcome): string =>
  outcome.kind === 'fetched'
    ? Buffer.from(outcome.response.body).toString()
    : `${outcome.failure}: ${outcome.message}`;

/** On a busy machine the http address may be requested as well; here it does not answer. */
const secureOnly =
  (handler: WebHandler): WebHandler =>
  (request, response) =>
    'encrypted' in request.socket ? handler(request, response) : void request.socket.destroy();

test('a homepage is fetched over HTTP/2 with its metadata', async () => {
  answer = secureOnly(page('Bakery'));
  const outcome = await fetcher.fetch('www.one.site.com');
  expect(outcome).toMatchObject({
    kind: 'fetched',
    response: {
      url: 'https://www.one.site.com/',
      hops: ['https://www.one.site.com/'],
      status: 200,
      httpVersion: 'h2',
      certificateProblem: expect.stringContaining('SELF_SIGNED'),
      isCut: false,
    },
  });
  expect(textOf(outcome)).toContain('Bakery');
  expect(host.requests).toContain('GET https://www.one.site.com/');
});

test('redirects are followed, and every address on the way is reported', async () => {
  answer = secureOnly((request, response) => {
    if (request.url === '/home') return page('Home')(request, response);
    response.writeHead(301, { location: 'https://shop.two.site.com/home' }).end();
  });
  const outcome = await fetcher.fetch('www.two.site.com');
  expect(outcome).toMatchObject({
    response: {
      url: 'https://shop.two.site.com/home',
      hops: ['https://www.two.site.com/', 'https://shop.two.site.com/home'],
    },
  });
});

test('a redirect to an address that is not public is refused in any notation', async () => {
  for (const inner of [
    'http://127.0.0.1/',
    'https://[::1]/',
    'http://2130706433/',
    'http://localhost/',
    '//10.0.0.1/',
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
  ]) {
    answer = (_request, response) => void response.writeHead(302, { location: inner }).end();
    expect(await fetcher.fetch('three.site.com')).toMatchObject({ kind: 'failed', failure: 'not_public' });
  }
});

test('a host that refuses connections is distinguished from an unknown name', async () => {
  expect(await fetcher.fetch('shop.closed.com')).toMatchObject({ failure: 'connection_refused' });
});

test('the other host name of a site is tried when the first one lacks the page', async () => {
  answer = (request, response) => {
    const name = request.headers.host ?? request.headers[':authority'];
    if (String(name).startsWith('www.')) page('Here')(request, response);
    else response.writeHead(404).end('<title>Not found</title>');
  };
  expect(textOf(await fetcher.fetch('four.site.com'))).toContain('Here');
});

test('an unresponsive server ends at the deadline, and a caller who leaves is released', async () => {
  answer = () => undefined;
  const fetchSilent = () => fetcher.fetch('five.site.com', { deadlineMs: 1_000 });
  let silent = await fetchSilent();
  // On a busy machine it may be the fetching thread that did not run.
  while (silent.kind === 'failed' && silent.failure === 'busy') silent = await fetchSilent();
  expect(silent).toMatchObject({ failure: 'timed_out' });
  const leaving = new AbortController();
  const waiting = fetcher.fetch('six.site.com', { deadlineMs: 30_000, signal: leaving.signal });
  await expect.poll(() => host.requests.some((line) => line.includes('six.site.com'))).toBe(true);
  leaving.abort();
  expect(await waiting).toMatchObject({ failure: 'cancelled' });
});

test('queued work checks robots.txt first', async () => {
  answer = (request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /');
    else page('Secret')(request, response);
  };
  expect(await fetcher.fetch('seven.site.com', { for: 'queue' })).toMatchObject({ failure: 'robots_forbid' });
  expect(textOf(await fetcher.fetch('seven.site.com'))).toContain('Secret');
});

test.each([429, 503])('queued work waits while robots.txt answers with %i', async (status) => {
  answer = (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(status).end();
    else page('Secret')(request, response);
  };
  expect(await fetcher.fetch('eight.site.com', { for: 'queue' })).toMatchObject({
    failure: 'robots_unreadable',
  });
});

test('when the thread dies, its running fetches are repeated by the next one', async () => {
  let isHeld = true;
  answer = (request, response) => {
    if (!isHeld) page('Again')(request, response);
  };
  const waiting = Promise.all(
    ['a', 'b', 'c'].map((name) => fetcher.fetch(`${name}.site.com`, { deadlineMs: 30_000 })),
  );
  await expect.poll(() => host.requests.length).toBeGreaterThanOrEqual(3);
  isHeld = false;
  const thread = [...threads].find(({ threadName }) => threadName === 'fetch thread');
  await thread?.terminate();
  for (const outcome of await waiting) expect(textOf(outcome)).toContain('Again');
});
