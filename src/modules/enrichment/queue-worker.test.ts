import { afterEach, beforeEach, expect, it } from 'vitest';
import { homepage } from '../../../test/factories/homepage.ts';
import {
  buildTestApp,
  indexCompanies,
  OPERATOR_TOKEN,
  type TestApp,
} from '../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../test/harness/web-host.ts';
import { createLogger } from '../../platform/logger.ts';
import { createQueueWorker } from './queue-worker.ts';

let host: WebHost;
let running: TestApp;

beforeEach(async () => {
  host = await startWebHost((request, response) => {
    const domain = String(request.headers.host ?? request.headers[':authority']).replace(/^www\./, '');
    if (request.url === '/robots.txt')
      response.end(domain.startsWith('shy') ? 'User-agent: homedex\nDisallow: /' : 'User-agent: *\nAllow: /');
    else if (domain.startsWith('dead')) response.destroy();
    else {
      response.setHeader('content-type', 'text/html');
      response.end(homepage({ name: `Site ${domain}` }));
    }
  });
  running = await buildTestApp({
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [`*.fake-site.com=${host.address}`],
      },
    },
  });
});
afterEach(async () => {
  await running.app.close();
  await host.close();
});

const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const importText = (payload: string) =>
  running.app.inject({
    method: 'POST',
    url: '/admin/domains/import-text',
    payload,
    headers: { ...operator, 'content-type': 'text/plain' },
  });
const drain = () => running.services.liveFetching.queueWorker.drain(new AbortController().signal);
const entryOf = async (domain: string) => (await running.services.crawlQueue.find([domain])).get(domain);
const crawl = async (payload?: object) =>
  (
    await running.app.inject({
      url: '/admin/crawl',
      headers: operator,
      ...(payload ? { method: 'POST' as const, payload } : {}),
    })
  ).json();

it('imported domains are fetched, indexed and searchable; failures are retried later', async () => {
  await importText('a.fake-site.com\nb.fake-site.com\ndead.fake-site.com\n');
  expect(await drain()).toBe(3);
  expect(await crawl()).toMatchObject({
    waiting: 1,
    fetched: 2,
    failed: 0,
    under_way: 0,
    by_tier: { live_http: 2 },
  });
  expect(
    (await running.app.inject({ url: '/search?q=site+a.fake-site.com' })).json().total_count,
  ).toBeGreaterThan(0);
  expect(await entryOf('dead.fake-site.com')).toMatchObject({ attempts: 1, status: 'waiting' });
  const list = await running.app.inject({ url: '/admin/domains/list?uncached_only=true', headers: operator });
  expect(list.json()).toMatchObject({ total: 1, domains: [{ domain: 'dead.fake-site.com' }] });
  expect(await drain()).toBe(0);
});

it('a site that forbids crawlers is not fetched, but a person may still look it up', async () => {
  await importText('shy.fake-site.com');
  await drain();
  expect(await entryOf('shy.fake-site.com')).toMatchObject({ outcome: 'robots_forbid', status: 'waiting' });
  expect(host.requests.filter((line) => line.endsWith('/'))).toEqual([]);
  const answer = await running.app.inject({ url: '/lookup/shy.fake-site.com' });
  expect(answer.json()).toMatchObject({ title: 'Site shy.fake-site.com' });
});

it('domains that an ingest has added meanwhile are not fetched', async () => {
  await importText('ingested.fake-site.com');
  await indexCompanies(running.index, [{ domain: 'ingested.fake-site.com', title: 'Ingested' }]);
  await drain();
  expect(host.requests).toEqual([]);
  expect(await entryOf('ingested.fake-site.com')).toMatchObject({ status: 'fetched', outcome: 'indexed' });
});

it('a paused queue is not processed until it is resumed', async () => {
  await importText('paused.fake-site.com');
  expect(await crawl({ action: 'pause' })).toMatchObject({ paused: true });
  expect(await drain()).toBe(0);
  expect(await crawl({ action: 'resume' })).toMatchObject({ paused: false });
  expect(await drain()).toBe(1);
});

it('domains are retried on request, whatever their state', async () => {
  expect(
    await crawl({ action: 'retry', domains: ['www.dead.fake-site.com', 'shy.fake-site.com'] }),
  ).toMatchObject({
    retried: 2,
  });
  expect(await drain()).toBe(2);
  const refused = await running.app.inject({
    method: 'POST',
    url: '/admin/crawl',
    headers: operator,
    payload: { action: 'retry', domains: ['nonsense'] },
  });
  expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([
    422,
    expect.stringContaining('nonsense'),
  ]);
});

it('a stopped worker releases its claims', async () => {
  const domains = Array.from({ length: 12 }, (_, n) => `stop-${n}.fake-site.com`);
  await importText(domains.join('\n'));
  const stop = new AbortController();
  const draining = running.services.liveFetching.queueWorker.drain(stop.signal);
  await expect.poll(() => host.requests.length).toBeGreaterThan(0);
  stop.abort(new Error('enough'));
  await draining;
  expect(await crawl()).toMatchObject({ under_way: 0 });
  running.clock.advance(60_000);
  await drain();
  for (const domain of domains) expect(await entryOf(domain)).toMatchObject({ status: 'fetched' });
});

it('a worker whose queue is paused reports the end after the last fetch it has begun', async () => {
  await importText('quick.fake-site.com\nslow.fake-site.com\n');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const noted: string[] = [];
  const worker = createQueueWorker({
    queue: running.services.crawlQueue,
    live: {
      name: 'live_http',
      async fetch({ domain }) {
        if (domain.startsWith('slow')) await answered;
        else await crawl({ action: 'pause' });
        return { kind: 'failed', failure: 'timed_out', message: '' };
      },
    },
    store: { keep: async () => true },
    journal: { note: (domain) => void noted.push(domain), flushed: async () => undefined },
    freshAmong: async () => new Set(),
    clock: running.clock,
    logger: createLogger({ level: 'silent' }),
    concurrency: 2,
  });
  const ended = worker.drain(new AbortController().signal).then(() => noted.length);
  await expect.poll(() => noted).toEqual(['quick.fake-site.com']);
  // The worker now reads that it is paused; this reading of the same table ends after it.
  expect(await running.services.crawlQueue.isPaused()).toBe(true);
  answer();
  expect(await ended).toBe(2);
});
