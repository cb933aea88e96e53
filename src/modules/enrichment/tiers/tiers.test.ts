import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homepage } from '../../../../test/factories/homepage.ts';
import { buildCrawlCorpus } from '../../../../test/harness/common-crawl-mirror/crawl-corpus.ts';
import { startMirror } from '../../../../test/harness/common-crawl-mirror/mirror-server.ts';
import { isInFullSuite } from '../../../../test/harness/suite.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../../test/harness/web-host.ts';
import { pickCrawl } from '../../ingest/index.ts';

const CRAWL = 'CC-MAIN-2026-43';
const capture = (domain: string, fetchedAt = '2026-10-14T08:30:00Z') => ({
  url: `https://${domain}/`,
  domain,
  fetchedAt,
  html: homepage({ name: `Crawled ${domain}` }),
});

let host: WebHost;
let picked: Awaited<ReturnType<typeof startMirror>>;
let served: Awaited<ReturnType<typeof startMirror>>;
let work: string;
let running: TestApp;

beforeAll(async () => {
  host = await startWebHost((request, response) => {
    const domain = String(request.headers.host ?? request.headers[':authority']).replace(/^www\./, '');
    response.setHeader('content-type', 'text/html');
    if (domain.startsWith('silent')) return;
    if (domain.startsWith('parked'))
      response.end('<body>This domain is for sale. Buy this domain now.</body>');
    else
      response.end(`<title>App</title><div id="root"></div><script>
      document.title = 'Made by scripts'; document.getElementById('root').innerHTML = ${JSON.stringify(homepage({ name: 'Scripted' }).replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, ''))};</script>`);
  });
  const captures = [
    capture('parked-first.com'),
    capture('silent-picked.com'),
    capture('parked-picked.com'),
    capture('silent-ancient.com', '2023-01-01T00:00:00Z'),
    capture('silent-looked-up.com'),
  ];
  const corpus = (some: typeof captures) => buildCrawlCorpus(CRAWL, some, { warcs: 1, indexFiles: 1 });
  // The last one is in the same file and was not picked.
  picked = await startMirror({ corpus: corpus(captures.slice(0, 4)), now: () => 0 });
  served = await startMirror({ corpus: corpus(captures), now: () => 0 });
  work = await mkdtemp(join(tmpdir(), 'tiers-'));
  const names = ['picked', 'ancient', 'looked-up', 'unknown'].map((name) => `silent-${name}.com`);
  running = await buildTestApp({
    limits: { deadlineMs: 240_000 },
    live: {
      dataDir: work,
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [...names, 'parked-first.com', 'parked-picked.com', 'scripted.com'].flatMap((name) => [
          `${name}=${host.address}`,
          `www.${name}=${host.address}`,
        ]),
      },
      browser: { program: undefined, hasSandbox: true, fixedHosts: [`scripted.com=${host.address}`] },
      crawlDataUrl: served.url,
      crawlIndexUrl: served.url,
    },
  });
  await pickCrawl({
    crawlId: CRAWL,
    dataUrl: picked.url,
    workDirectory: join(work, 'ingest'),
    userAgent: 'test',
  });
  // The page-reading thread gets ready meanwhile, and no server times out because of it.
  await enrich('parked-first.com');
});
afterAll(async () => {
  await running.app.close();
  await Promise.all([host.close(), picked.close(), served.close()]);
  await rm(work, { recursive: true });
});

const enrich = async (domain: string, query = '') =>
  (await running.app.inject({ url: `/enrich/${domain}?allow_browser=false${query}` })).json();
const summarised = ({ attempts }: { attempts: { tier: string; outcome: string }[] }) =>
  attempts.map(({ tier, outcome }) => `${tier} ${outcome}`);

it('for a domain that is parked now, Common Crawl may have the former site', async () => {
  expect(await enrich('parked-picked.com')).toMatchObject({
    source: 'crawl_wet',
    profile: { title: 'Crawled parked-picked.com' },
  });
});

it('Common Crawl wins by the local picks while the site is unresponsive, and the profile names its source', async () => {
  const requestsBefore = served.report.indexRequests;
  const enriched = await enrich('silent-picked.com');
  expect(enriched).toMatchObject({
    source: 'crawl_wet',
    cache_age_days: 17,
    profile: {
      title: 'Crawled silent-picked.com',
      source: 'crawl_wet',
      crawl_id: CRAWL,
      fetched_at: '2026-10-14T08:30:00.000Z',
    },
  });
  expect(summarised(enriched)).toEqual(['crawl_wet content', 'live_http cancelled']);
  expect(served.report.indexRequests).toBe(requestsBefore);
  expect(await enrich('silent-picked.com')).toMatchObject({ source: 'cached' });
});

it('a capture more than a year old is used only if nothing newer is available', async () => {
  const enriched = await enrich('silent-ancient.com');
  expect(enriched).toMatchObject({
    source: 'crawl_wet',
    profile: { fetched_at: '2023-01-01T00:00:00.000Z' },
  });
  expect(summarised(enriched)).toEqual(['crawl_wet content', 'live_http timed_out']);
});

it('a domain that was not picked is looked up at the index server, at most once a second', async () => {
  expect(await enrich('silent-looked-up.com')).toMatchObject({
    source: 'crawl_wet',
    profile: { title: 'Crawled silent-looked-up.com' },
  });
  const before = served.report.requests;
  await running.services.liveFetching.enrichment
    .enrich('silent-unknown.com', {
      waitMs: 100,
      force: true,
      anyAge: false,
      allowed: { browser: false, proxy: false },
      urgency: 'background',
      signal: AbortSignal.timeout(1_000),
    })
    .catch(() => undefined);
  expect(served.report.requests).toBe(before);
});

/** The full suite starts a real browser; which tier is tried when is tested in cascade.test.ts. */
it.runIf(isInFullSuite)('a page rendered only by scripts is read by the browser', async () => {
  // A busy machine may not have started the browser in the time of a fetch.
  const enriched = await vi.waitFor(
    async () => {
      const answer = (await running.app.inject({ url: '/enrich/scripted.com?force=true' })).json();
      expect(answer).toMatchObject({ source: 'browser', profile: { source: 'browser', h1: ['Scripted'] } });
      return answer;
    },
    { timeout: 240_000 },
  );
  expect(summarised(enriched)).toEqual(['live_http shell', 'browser content']);
  expect((await running.app.inject({ url: '/search?q=made+things+by+hand' })).json().results).toContainEqual(
    expect.objectContaining({ domain: 'scripted.com' }),
  );
});
