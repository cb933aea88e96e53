import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import { readBuiltWeb } from '../../../http/index.ts';

/** Requests a minute without an account. */
const ANONYMOUS_MAX = 20;
const RESULT = '<li class="company">';

describe('the page of a search', () => {
  let running: TestApp;
  beforeAll(async () => {
    const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--strict'], { encoding: 'utf8' });
    expect(built.status, built.stderr).toBe(0);
    const web = readBuiltWeb();
    // A renderer that cannot be loaded fails here; a page without results would only wait for them.
    expect(await web.serverRenderer()).toBeDefined();
    running = await buildTestApp({
      searchWorkers: 1,
      limits: { anonymousPerMinute: ANONYMOUS_MAX },
      services: { web },
      companies: [
        {
          domain: 'alpha.com',
          title: 'Alpha <script>alert(1)</script>',
          body_text: 'Book a demo "><img src=x onerror=alert(1)> today',
          company_name: '</ol></main><script>alert(2)</script>',
          country: 'DE',
        },
        { domain: 'beta.de', title: 'Beta', body_text: 'book a demo', country: 'FR' },
      ],
    });
  });
  afterAll(() => running.app.close());

  const open = (address: string, language = 'en', from = '192.0.2.1') =>
    running.app.inject({ url: address, headers: { 'accept-language': language }, remoteAddress: from });

  /** A first search on a busy machine may take longer than a page waits for it. */
  const openWithResults = (address: string, language = 'en') =>
    vi.waitFor(async () => {
      const page = await open(address, language, '192.0.2.77');
      expect(page.body).toContain(RESULT);
      return page;
    }, 240_000);

  const openStart = (address: string, language = 'en') =>
    vi.waitFor(async () => {
      const page = await open(address, language, '192.0.2.78');
      expect(page.body).toContain('server-rendered');
      return page;
    }, 240_000);

  it('contains its first results, which are links and only ever text', async () => {
    const { statusCode, body, headers } = await openWithResults('/app?q=book%20a%20demo');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.split(RESULT)).toHaveLength(3);
    expect(body).toContain('>2 companies</strong>');
    expect(body).toContain('href="/app?q=book+a+demo&amp;open=beta.de"');
    expect(body).toContain('&lt;/main>&lt;script>');
    expect(body).not.toMatch(/<script>|<img(?![^>]* class="company-icon)|style=/);
    expect(body).toContain('src="/domain/beta.de/icon?size=64"');
  });

  it('uses the first language that the browser accepts', async () => {
    const { body } = await openWithResults('/app?q=demo', 'es,de-CH;q=0.9,en;q=0.8');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('2 Firmen');
  });

  it('requests what the app requests: word forms, unless the address wants exact words, and operators', async () => {
    const forms = await openWithResults('/app?q=demos');
    expect(forms.body.split(RESULT)).toHaveLength(3);
    expect(forms.body).toContain('Also matching: demo');
    expect((await open('/app?q=demos&forms=false')).body).not.toContain(RESULT);
    expect((await openWithResults('/app?q=demos+-today')).body.split(RESULT)).toHaveLength(2);
    expect((await open('/app?q=demos+OR')).body).not.toContain(RESULT);
  });

  it('uses the filters of the address', async () => {
    const { body } = await openWithResults('/app?country=de');
    expect(body.split(RESULT)).toHaveLength(2);
  });

  it.each([
    '/app?q=nowheretobefound',
    '/app?q=demo&view=rows',
    '/app?q=demo&open=beta.de',
    '/app?q=demo&exclude_seen=true',
    '/app?q=demo&country=atlantis',
    `/app?q=${'x'.repeat(2_000)}`,
    '/app?q=%ff',
    '/app/lists?q=demo',
  ])('is the app alone if there is nothing to show immediately: %s', async (address) => {
    const { statusCode, body } = await open(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root">');
    expect(body).not.toContain('server-rendered');
  });

  it.each(['/app', '/app?q='])(
    'is the start page with its figures if nothing is searched: %s',
    async (address) => {
      const { body, headers } = await openStart(address, 'de');
      expect(body).toContain('<html lang="de">');
      expect(body).toContain('href="/app?country=DE" class="button"><span class="name">Deutschland</span>');
      expect(body).toContain('class="button example">book a demo <span class="muted">2</span>');
      // A figure of 0 is no example.
      expect(body).not.toContain('href="/app?q=rye+loaves"');
      expect(body).not.toMatch(/<script>|style=/);
      expect(headers['cache-control']).toBe('no-cache');
      const json = /<script type="application\/json" id="start-facts">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(json)).toMatchObject({
        language: 'de',
        countries: { DE: 'Deutschland', FR: 'Frankreich' },
        facts: { total: 2, facets: { country: [{ count: 1 }, { count: 1 }] } },
      });
    },
  );

  it('is the start page with the figures of now half a minute after the index has changed', async () => {
    await openStart('/app');
    await indexCompanies(running.index, [
      { domain: 'gamma.it', title: 'Gamma', body_text: 'x', country: 'IT' },
    ]);
    running.clock.advance(31_000);
    await vi.waitFor(async () => {
      expect((await open('/app')).body).toContain('href="/app?country=IT"');
    }, 240_000);
    await running.index.delete(['gamma.it']);
    running.clock.advance(31_000);
  });

  it('leaves its answer in the cache, so that the request of the app is not counted', async () => {
    const from = '192.0.2.7';
    await open('/app?q=today', 'en', from);
    const answer = await running.app.inject({
      url: '/search?q=today&forms=true&save=false&limit=50&offset=0',
      remoteAddress: from,
    });
    expect(answer.json()).toMatchObject({ cached: true, total_count: 1 });
    expect(Number(answer.headers['x-ratelimit-remaining'])).toBe(ANONYMOUS_MAX - 1);
  });

  it('is never refused: beyond the rate limit of searches it has no results', async () => {
    const from = '192.0.2.9';
    const pages = [];
    // The searches of a busy machine, the first of all, may take longer than a page waits for them.
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    for (let at = 0; at < ANONYMOUS_MAX + 2; at++)
      pages.push(await open(`/app?q=demo&not_country=gb&exclude=never${at}`, 'en', from));
    patience.mockRestore();
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(pages.filter(({ body }) => body.includes(RESULT))).toHaveLength(ANONYMOUS_MAX);
    const refused = await running.app.inject({ url: '/search?q=beta', remoteAddress: from });
    expect(refused.statusCode).toBe(429);
  });

  it('saves nothing for a visitor who opens it with a token', async () => {
    const { headers } = await signUp(running);
    await running.app.inject({ url: '/app?q=demo', headers });
    const saved = await running.app.inject({ url: '/auth/my-companies', headers });
    expect(saved.json()).toMatchObject({ total: 0 });
  });
});
