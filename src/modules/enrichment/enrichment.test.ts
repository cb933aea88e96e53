import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homepage } from '../../../test/factories/homepage.ts';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { startWebHost, type WebHandler, type WebHost } from '../../../test/harness/web-host.ts';

/** The site of each domain of the fake internet. */
const sites = new Map<string, WebHandler>();
let host: WebHost;
let running: TestApp;

const hostOf = (request: Parameters<WebHandler>[0]): string =>
  String(request.headers.host ?? request.headers[':authority'] ?? '').replace(/^www\./, '');

beforeAll(async () => {
  host = await startWebHost((request, response) => {
    const site = sites.get(hostOf(request));
    if (site) site(request, response);
    else response.destroy();
  });
  running = await buildTestApp({
    // A busy machine takes its time to warm the extractor up.
    limits: { deadlineMs: 60_000 },
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [
          `*.fake-site.com=${host.address}`,
          'closed.com=127.0.0.1:1',
          'www.closed.com=127.0.0.1:1',
        ],
      },
    },
    companies: [
      { domain: 'fresh.com', title: 'Fresh', fetched_at: '2026-10-20T12:00:00Z' },
      { domain: 'old.fake-site.com', title: 'Old times', fetched_at: '2024-01-01T00:00:00Z' },
      { domain: 'closed.com', title: 'Was here', fetched_at: '2024-01-01T00:00:00Z' },
    ],
  });
});
afterAll(async () => {
  await running.app.close();
  await host.close();
});
beforeEach(() => {
  host.requests.length = 0;
});

const html =
  (text: string, status = 200): WebHandler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(text);
  };
const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

describe('a domain that is not indexed', () => {
  it('is fetched, extracted, stored and found: the next call is a cache hit and the search finds it', async () => {
    sites.set('bakery.fake-site.com', html(homepage({ name: 'Sourdough Sisters' })));
    const first = await get('/enrich/www.bakery.fake-site.com');
    expect(first.json()).toMatchObject({
      domain: 'bakery.fake-site.com',
      source: 'live_http',
      cache_age_days: 0,
      attempts: [{ tier: 'live_http', outcome: 'content' }],
      profile: { domain: 'bakery.fake-site.com', title: 'Sourdough Sisters', source: 'live_http' },
    });
    const { enriched_columns, profile, elapsed_ms, fetch_ms } = first.json();
    const filled = Object.values(profile).filter(
      (value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    );
    expect(enriched_columns).toBe(filled.length);
    expect(elapsed_ms).toBeGreaterThanOrEqual(fetch_ms);
    const requestsBefore = host.requests.length;
    const second = await get('/enrich/bakery.fake-site.com');
    expect(second.json()).toMatchObject({ source: 'cached', fetch_ms: 0, cache_age_days: 0, attempts: [] });
    expect(host.requests).toHaveLength(requestsBefore);
    expect((await get('/search?q=sourdough+sisters')).json().results).toMatchObject([
      { domain: 'bakery.fake-site.com' },
    ]);
    expect((await get('/domain/bakery.fake-site.com')).json()).toEqual(profile);
  });

  it('is fetched once for concurrent callers, and one who leaves early does not end it for the others', async () => {
    let answer: () => void = () => undefined;
    sites.set('popular.fake-site.com', (request, response) => {
      answer = () => html(homepage({ name: 'Popular' }))(request, response);
    });
    const leaving = new AbortController();
    const { enrichment } = running.services.liveFetching;
    const options = {
      waitMs: 800,
      force: false,
      anyAge: false,
      allowed: { browser: true, proxy: true },
      urgency: 'awaited' as const,
    };
    const left = enrichment.enrich('popular.fake-site.com', { ...options, signal: leaving.signal });
    const others = Promise.all([1, 2, 3].map(() => get('/lookup/popular.fake-site.com')));
    await expect.poll(() => host.requests.length).toBeGreaterThan(0);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    answer();
    for (const one of await others) expect(one.json()).toMatchObject({ title: 'Popular' });
  });
});

describe('a domain without a homepage', () => {
  it.each([
    ['nowhere.fake-nowhere.com', /has no IP address|name servers/],
    ['parked.fake-site.com', /parked or for sale/],
    ['wall.fake-site.com', /bot check/],
    ['shell.fake-site.com', /rendered by JavaScript/],
    ['fault.fake-site.com', /shows an error/],
    ['pdf.fake-site.com', /does not serve a web page/],
    ['inner.fake-site.com', /private address/],
  ])('%s is 404 with the reason, costs nothing and is not indexed', async (domain, reason) => {
    sites.set(
      'parked.fake-site.com',
      html('<title>parked.com</title><body>This domain is for sale. Buy this domain now.</body>'),
    );
    sites.set('wall.fake-site.com', (_request, response) => {
      response.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' });
      response.end('<title>Just a moment...</title>');
    });
    sites.set(
      'shell.fake-site.com',
      html('<title>App</title><div id="root"></div><script src="/app.js"></script>'),
    );
    sites.set(
      'fault.fake-site.com',
      html('<title>503 Service Unavailable</title><h1>Service Unavailable</h1>', 503),
    );
    sites.set('pdf.fake-site.com', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end('%PDF-1.4');
    });
    sites.set('inner.fake-site.com', (_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/' });
      response.end();
    });
    const ann = await signUp(running, { tier: 'pro', credits: 5 });
    const answer = await get(`/lookup/${domain}`, ann.headers);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, expect.stringMatching(reason)]);
    expect(await running.services.ledger.balance(ann.accountId)).toBe(5);
    expect((await get(`/domain/${domain}`)).statusCode).toBe(404);
  });

  it('is not requested again while its failure is cached, unless it is forced', async () => {
    sites.set(
      'lot.fake-site.com',
      html('<title>lot.com</title><body>This domain is for sale. Buy this domain now.</body>'),
    );
    await get('/lookup/lot.fake-site.com');
    const requestsBefore = host.requests.length;
    expect((await get('/enrich/lot.fake-site.com')).statusCode).toBe(404);
    expect(host.requests).toHaveLength(requestsBefore);
    sites.set('lot.fake-site.com', html(homepage({ name: 'Lot is built' })));
    expect((await get('/lookup/lot.fake-site.com?force=true')).json()).toMatchObject({
      title: 'Lot is built',
    });
  });
});

describe('a domain that is indexed', () => {
  it('is answered from the index by /lookup at any age, and by /enrich while it is fresh', async () => {
    expect((await get('/lookup/closed.com')).json()).toMatchObject({ title: 'Was here' });
    expect((await get('/enrich/fresh.com')).json()).toMatchObject({ source: 'cached', cache_age_days: 11 });
    expect(host.requests).toEqual([]);
  });

  it('and stale is fetched again; if that fails, the old profile is returned and marked', async () => {
    sites.set('old.fake-site.com', html(homepage({ name: 'New times' })));
    expect((await get('/enrich/old.fake-site.com')).json()).toMatchObject({
      source: 'live_http',
      profile: { title: 'New times' },
    });
    const none = (await get('/enrich/closed.com')).json();
    expect(none).toMatchObject({
      source: 'none',
      fetch_ms: 0,
      attempts: [{ tier: 'live_http', outcome: 'connection_refused' }],
      profile: { title: 'Was here' },
    });
    expect(none.cache_age_days).toBeGreaterThan(365);
  });

  it('is fetched again by force, and if that fails the indexed profile is returned', async () => {
    sites.set('again.fake-site.com', html(homepage({ name: 'One' })));
    await get('/lookup/again.fake-site.com');
    sites.set('again.fake-site.com', html(homepage({ name: 'Two' })));
    expect((await get('/lookup/again.fake-site.com?force=true')).json()).toMatchObject({ title: 'Two' });
    sites.delete('again.fake-site.com');
    expect((await get('/lookup/again.fake-site.com?force=true')).json()).toMatchObject({ title: 'Two' });
  });
});

describe('the price', () => {
  it('is that of a profile: a credit once, free again, and the company is saved', async () => {
    sites.set('priced.fake-site.com', html(homepage({ name: 'Priced' })));
    const ann = await signUp(running, { tier: 'pro', credits: 1 });
    const first = await get('/enrich/priced.fake-site.com', ann.headers);
    const second = await get('/lookup/priced.fake-site.com', ann.headers);
    expect([first.headers['x-credits-cost'], second.headers['x-credits-cost']]).toEqual(['1', '0']);
    expect((await get('/auth/my-companies', ann.headers)).json().companies).toMatchObject([
      { domain: 'priced.fake-site.com' },
    ]);
    const refused = await get('/lookup/fresh.com', ann.headers);
    expect([refused.statusCode, refused.headers['x-credits-needed']]).toEqual([402, '1']);
  });
});

it('bad input is refused with its location', async () => {
  expect((await get('/lookup/nonsense')).json().detail[0]).toMatchObject({ loc: ['path', 'domain'] });
  expect((await get('/enrich/fresh.com?wait_ms=99')).json().detail[0]).toMatchObject({
    type: 'greater_than_equal',
    loc: ['query', 'wait_ms'],
  });
  expect((await get('/lookup/fresh.com', { authorization: 'Bearer wrong' })).statusCode).toBe(401);
});

it('the statistics count what each tier fetched', async () => {
  sites.set('counted.fake-site.com', html(homepage({ name: 'Counted' })));
  // A busy machine may not come to the fetch in its time.
  await expect.poll(async () => (await get('/lookup/counted.fake-site.com?force=true')).statusCode).toBe(200);
  const known = async () => (await running.services.crawlQueue.find(['counted.fake-site.com'])).size;
  await expect.poll(known).toBe(1);
  const stats = (await get('/competitors/crawl-stats')).json();
  expect(stats.live_fetched).toBeGreaterThan(0);
  expect(stats).toMatchObject({
    cached_domains: stats.live_fetched,
    newest_fetch: expect.stringMatching(/Z$/),
  });
});
