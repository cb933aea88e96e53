import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markup } from '../../src/http/pages/markup.ts';
import { AppError } from '../../src/platform/errors.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const hostile = '"><script>alert(1)</script>';

describe('the pages that the server renders', () => {
  let running: TestApp;
  let reasons: readonly string[] = [];
  let companies = async (): Promise<number> => 2;
  let crawlId = async (): Promise<string> => 'CC-MAIN-2026-42';

  beforeAll(async () => {
    running = await buildTestApp({
      limits: { anonymousPerMinute: 3 },
      companies: [
        {
          domain: 'first.com',
          company_name: 'First',
          // The page counts forms of words too, as the app does that its links lead to.
          body_text: 'contact us for rye loaves. Book a demos',
          technologies: ['Nginx', hostile],
        },
        { domain: 'second.com', company_name: 'Second', body_text: 'contact us', technologies: ['Nginx'] },
      ],
      services: {
        health: Object.assign(async () => reasons, {
          parts: async () => [
            { name: 'The index', problems: reasons },
            { name: 'The disk', problems: [] },
          ],
        }),
        instance: {
          publicUrl: 'http://homedex.test',
          crawlId: () => crawlId(),
          companies: () => companies(),
          anonymousPerMinute: 3,
          repeatReadsFreeDays: 30,
          billing: 'sandbox',
        },
      },
    });
  });
  afterAll(() => running.app.close());

  const get = (url: string, headers: Record<string, string> = asBrowser) =>
    running.app.inject({ url, headers });

  it.each(['/', '/pricing', '/status', '/nowhere'])(
    '%s runs no script and lets no other origin read it',
    async (url) => {
      const { headers, body } = await get(url);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      for (const directive of [
        "default-src 'none'",
        "script-src 'none'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    },
  );

  it('the landing page counts what is in the index and escapes it', async () => {
    const { body } = await get('/');
    expect(body).toContain('<dd>2</dd>');
    expect(body).toMatch(/rye loaves<\/a> <span class="muted">1</);
    expect(body).toMatch(/book a demo<\/a> <span class="muted">1</);
    expect(body).toMatch(/<dd>2 in [\d,]+ ms<\/dd>/);
    expect(body).toContain('&#34;&#62;&#60;script&#62;');
    expect(body).toContain('technology=Nginx');
  });

  it('visits do not count against the rate limit of the visitor', async () => {
    // A minute without requests.
    running.clock.advance(61_000);
    for (let visit = 0; visit < 8; visit++) expect((await get('/')).statusCode).toBe(200);
    expect((await get('/search?q=contact')).headers['x-ratelimit-remaining']).toBe('2');
  });

  it('figures are computed once a minute', async () => {
    const { landingFacts } = running.services;
    const before = await landingFacts.read();
    running.clock.advance(59_000);
    expect(await landingFacts.read()).toBe(before);
    running.clock.advance(2_000);
    await expect.poll(() => landingFacts.read()).not.toBe(before);
  });

  it('a demo index is marked, with how to load real pages', async () => {
    expect((await get('/')).body).not.toContain('fictional');
    crawlId = async () => 'DEMO';
    const { body } = await get('/');
    expect(body).toContain('these companies are fictional');
    expect(body).toContain('homedex -- ingest');
    crawlId = async () => Promise.reject(new Error('gone'));
    expect((await get('/')).statusCode).toBe(200);
    crawlId = async () => 'CC-MAIN-2026-42';
  });

  it('prices and limits are those that are enforced', async () => {
    const { body } = await get('/pricing');
    expect(body).toContain('Without an account you have 3 requests per minute');
    expect(body).toContain('A file of more than 100 rows</th><td>needs an account</td>');
    expect(body).toMatch(/Rows per export<\/th><td class="number">100<\/td><td class="number">10,000<\/td>/);
    expect(body).toContain('This is a sandbox server');
  });

  it('the status page reports problems', async () => {
    expect((await get('/status')).body).toContain('All systems operational');
    expect((await get('/status')).body).toMatch(/<li><span>Disk<\/span> <span class="state good">/);
    reasons = [`The disk is full. ${hostile}`];
    const { body, statusCode } = await get('/status');
    expect(statusCode).toBe(200);
    expect(body).toContain('The disk is full. &#34;');
    expect(body).toContain('Some systems are down');
    reasons = [];
  });

  it('the status page counts the index whatever its pages came from', async () => {
    crawlId = async () => '';
    const folder = await get('/status');
    expect(folder.body).toContain('<dt>Homepages in this index</dt><dd>2</dd>');
    expect(folder.body).not.toContain('Newest crawl');
    companies = async () => Promise.reject(new Error('gone'));
    expect((await get('/status')).body).toContain('<dd>–</dd>');
    companies = async () => 2;
    crawlId = async () => 'CC-MAIN-2026-42';
  });

  it('a visitor who prefers German gets German, with the same numbers and links', async () => {
    const inGerman = { ...asBrowser, 'accept-language': 'it, de-AT;q=0.9, en;q=0.8' };
    const expected = [
      ['/', 'Finden Sie Firmen'],
      ['/pricing', 'Anfragen pro Minute'],
      ['/status', 'Alle Systeme funktionieren'],
      ['/docs', 'Zum Suchen brauchen Sie kein Konto.'],
      ['/auth/verify?token=hdm_used', 'Dieser Link gilt nicht mehr'],
      ['/nowhere', 'Seite nicht gefunden'],
      ['/classic?q=contact&country=xx1', 'Land: „xx1“ ist kein zweistelliger Ländercode wie DE.'],
      ['/classic?q=contact', '2 Firmen'],
      ['/classic/first.com', '<dt>Firmenname</dt>'],
    ] as const;
    running.clock.advance(60_000);
    for (const [url, sentence] of expected) {
      const { body } = await get(url, inGerman);
      expect(body, url).toContain('<html lang="de">');
      expect(body, url).toContain(sentence);
    }
    expect((await get('/pricing', inGerman)).body).toContain('10.000');
    expect((await get('/', { ...asBrowser, 'accept-language': 'en, de' })).body).toContain(
      '<html lang="en">',
    );
  });

  it('a visitor who prefers French gets French', async () => {
    const inFrench = { ...asBrowser, 'accept-language': 'fr-CA, en;q=0.8' };
    running.clock.advance(60_000);
    for (const [url, sentence] of [
      ['/', 'Trouvez des entreprises'],
      ['/pricing', 'Auto-hébergé\u00a0: gratuit'],
      ['/status', 'Composants'],
      ['/docs', 'Quel point d’accès me faut-il\u202f?'],
      ['/nowhere', 'Page introuvable'],
    ] as const) {
      const { body } = await get(url, inFrench);
      expect(body, url).toContain('<html lang="fr">');
      expect(body, url).toContain(sentence);
    }
    running.clock.advance(60_000);
  });

  it('a refused visitor sees once how long to wait', async () => {
    for (let visit = 0; visit < 3; visit++) await get(`/classic?q=again${visit}`);
    const { statusCode, body } = await get('/classic?q=once-more');
    expect(statusCode).toBe(429);
    expect(body).toContain('Rate limit reached');
    expect(body.match(/[Tt]ry again|[Ww]ait|load the page/g)).toHaveLength(1);
  });

  it('a browser gets a page for an unknown address, with the search and the request id', async () => {
    const answer = await get('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).toContain('action="/app"');
    expect(answer.headers).toMatchObject({ vary: 'accept', 'cache-control': 'no-store' });
  });

  it.each([{ accept: '*/*' }, { accept: 'application/json' }, { accept: 'application/json, text/html' }, {}])(
    'a program gets JSON for the same request: %j',
    async (headers) => {
      const answer = await get('/nowhere', headers as Record<string, string>);
      expect(answer.json()).toEqual({ detail: 'Not Found' });
      expect(answer.headers.vary).toBe('accept');
    },
  );

  it('a temporary failure is a page too, with the retry time', async () => {
    const health = brokenHealth(new AppError('unavailable', 'The index <does> not answer.'));
    const broken = await buildTestApp({ services: { health } });
    const unavailable = await broken.app.inject({ url: '/status', headers: asBrowser });
    expect(unavailable.statusCode).toBe(503);
    expect(unavailable.headers['retry-after']).toBe('3');
    expect(unavailable.body).toContain('The index &#60;does&#62; not answer.');
    await broken.app.close();
  });

  it('a request sent by a program is answered in JSON whatever it accepts', async () => {
    const answer = await running.app.inject({ method: 'POST', url: '/nowhere', headers: asBrowser });
    expect(answer.json()).toEqual({ detail: 'Not Found' });
  });
});

it('a failing index leaves the landing page without figures, and a bug shows no more than its id', async () => {
  const broken = await buildTestApp({
    services: {
      landingFacts: { read: async () => undefined },
      health: brokenHealth(new Error('secret path')),
    },
  });
  const page = await broken.app.inject({ url: '/', headers: asBrowser });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('action="/app"');
  expect(page.body).not.toContain('class="figures"');
  const failed = await broken.app.inject({ url: '/status', headers: asBrowser });
  expect(failed.statusCode).toBe(500);
  expect(failed.body).toContain('Something went wrong');
  expect(failed.body).not.toContain('secret path');
  expect(failed.body).toContain(String(failed.headers['x-request-id']));
  await broken.app.close();
});

it('a template escapes everything but markup', () => {
  const { text } =
    markup`<p title="${`a"b'c`}">${'<b>&'}${markup`<i>${1}</i>`}${undefined}${[markup`x`, markup`y`]}</p>`;
  expect(text).toBe('<p title="a&#34;b&#39;c">&#60;b&#62;&#38;<i>1</i>xy</p>');
});

const brokenHealth = (error: Error) =>
  Object.assign(() => Promise.reject(error), { parts: () => Promise.reject(error) });
