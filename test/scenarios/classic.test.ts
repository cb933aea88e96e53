import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { demoCompanies } from '../harness/demo-companies.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';
import { noRateLimits } from '../harness/test-limits.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const hostile = '"><script>alert(1)</script>';
/** Far more than any page shows. */
const TITLE_CHARACTERS = bySuite(1_000_000, 10_000_000);

let running: TestApp;

beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    services: { rateLimits: noRateLimits },
    companies: [
      ...demoCompanies(60, 1).map(({ profile }) => profile),
      {
        domain: 'hostile.com',
        company_name: hostile,
        title: 'x'.repeat(TITLE_CHARACTERS),
        body_text: `seldom ${hostile} contact`,
        industry: `Bread, rolls ${hostile.slice(2)}`,
        country: 'DE',
        language: 'de',
        technologies: ['Nginx', hostile],
        emails: ['a@hostile.com'],
        contact_page_url: 'javascript:alert(1)',
        pricing_page_url: 'https://hostile.com/"onmouseover="alert(1)',
        homepage_url: 'javascript:alert(2)',
        founded_year: 1987,
        h2: Array.from({ length: 41 }, (_, n) => `heading ${n}`),
      },
    ],
  });
});
afterAll(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url, headers: { ...asBrowser, ...headers } });

const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const totalOn = (page: string): number =>
  Number(/<p class="total"><strong>([\d,]+) compan/.exec(page)?.[1]?.replaceAll(',', ''));

describe('the search without a script', () => {
  it('starts with a form and searches that find something', async () => {
    expect((await get('/classic')).body).toContain('action="/classic"');
    // The figures are computed beside the first visits, which do not wait for them.
    await expect
      .poll(async () => (await get('/classic')).body)
      .toContain('<a href="/classic?q=book+a+demo">book a demo</a>');
  });

  it('shows what the API finds, with matches marked, and nothing of it as markup', async () => {
    const { body, headers } = await get('/classic?q=seldom');
    expect(totalOn(body)).toBe(1);
    expect(body).toContain('<mark>seldom</mark>');
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/);
    expect(body.length).toBeLessThan(40_000);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    const { total_count } = (await running.app.inject('/search?q=contact')).json();
    expect(totalOn((await get('/classic?q=contact')).body)).toBe(total_count);
  });

  it('looks for all words anywhere, as the app does, unless a phrase is chosen', async () => {
    const { total_count } = (await running.app.inject('/search?q=about+contact&mode=all')).json();
    const phrase = (await running.app.inject('/search?q=about+contact&mode=phrase')).json();
    expect(total_count).toBeGreaterThan(phrase.total_count);
    expect(totalOn((await get('/classic?q=about+contact')).body)).toBe(total_count);
    expect(totalOn((await get('/classic?q=about+contact&mode=phrase')).body)).toBe(phrase.total_count);
  });

  it('finds companies by filters alone, and checkboxes count like the list', async () => {
    const { total_count } = (await running.app.inject('/companies?has=email,phone')).json();
    expect(totalOn((await get('/classic?q=&mode=phrase&country=&has_email=1&has_phone=1')).body)).toBe(
      total_count,
    );
    expect(total_count).toBeGreaterThan(0);
  });

  it.each([
    '/classic?q=contact&country=de&technology=Nginx',
    '/classic?country=gb,de&has=email',
    ...bySuite([], ['/classic?q=contact']),
  ])('the number beside each value is what choosing it finds: %s', async (address) => {
    const { body } = await get(address);
    const rows = [...body.matchAll(/<th scope="row"><a href="([^"]+)">.*?<td class="number">([\d,]+)</g)];
    expect(rows.length).toBeGreaterThan(5);
    for (const [, link = '', count = ''] of rows)
      expect([link, totalOn((await get(plain(link))).body)]).toEqual([
        link,
        Number(count.replaceAll(',', '')),
      ]);
  });

  it('a chosen country is no link, one more technology narrows, and a change leads to the first page', async () => {
    const { body } = await get('/classic?q=contact&country=de&technology=Nginx&page=2');
    expect(body).toContain('<strong><bdi>Germany</bdi></strong>');
    const links = [...body.matchAll(/<th scope="row"><a href="([^"]+)"/g)].map(([, link = '']) =>
      plain(link),
    );
    const ofTechnology = links.filter(
      (link) => !link.includes('technology=Nginx&') && !link.endsWith('=Nginx'),
    );
    expect(ofTechnology).not.toEqual([]);
    for (const link of ofTechnology) expect(link).toContain('technology=Nginx,');
    expect(links.filter((link) => link.includes('page='))).toEqual([]);
  });

  it('filters without a field and the mode are kept by the form and the download', async () => {
    const { body } = await get('/classic?q=contact&mode=any&not_has=blog');
    const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    expect(body.split(hidden('not_has', 'blog'))).toHaveLength(3);
    expect(body).toContain(hidden('mode', 'any'));
  });

  it('each active filter can be removed', async () => {
    const { body } = await get('/classic?q=contact&country=de,gb&exclude=%22never+there%22+nowhere');
    const links = [...body.matchAll(/<a href="([^"]+)" aria-label="Remove/g)].map(([, link = '']) =>
      plain(link),
    );
    expect(links).toEqual([
      '/classic?q=contact&country=GB&exclude=%22never+there%22+nowhere',
      '/classic?q=contact&country=DE&exclude=%22never+there%22+nowhere',
      '/classic?q=contact&country=de,gb&exclude=%22nowhere%22',
      '/classic?q=contact&country=de,gb&exclude=%22never+there%22',
    ]);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
  });

  it('reports invalid input and keeps it', async () => {
    const { body, statusCode } = await get('/classic?q=contact&country=germany&mode=loud');
    expect(statusCode).toBe(422);
    expect(plain(body)).toContain("Country: 'germany' is not a two-letter country code, such as DE.");
    expect(plain(body)).toContain('How the words must match: Input should be');
    expect(body).toContain('name="country" value="germany"');
    const broken = await get('/classic?q=(contact&mode=query');
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([422, expect.stringMatching(/html/)]);
    expect(broken.body).toMatch(/<li class="note">[^<]+\)/);
  });

  it('has numbered pages, and a way back past the last one', async () => {
    const first = (await get('/classic?q=contact')).body;
    const next = plain(/<a href="([^"]+)">Next</.exec(first)?.[1] ?? '');
    expect(next).toBe('/classic?q=contact&page=2');
    const names = (page: string) =>
      [...page.matchAll(/<li><a href="\/classic\/([^"]+)"/g)].map(([, name]) => name);
    const second = (await get(next)).body;
    expect(second).toContain('<strong aria-current="page">2</strong>');
    expect(second).toContain('start="21"');
    expect(names(first)).toHaveLength(20);
    expect(names(second).filter((name) => names(first).includes(name))).toEqual([]);
    const past = await get('/classic?q=contact&page=1000000');
    expect(past.statusCode).toBe(200);
    expect(past.body).toContain('Back to the first page');
    expect((await get('/classic?q=contact&page=0')).statusCode).toBe(422);
  });

  it('offers looser searches if nothing is found', async () => {
    const { body } = await get('/classic?q=contact+xyzzy&country=de');
    expect(totalOn(body)).toBe(0);
    for (const way of ['mode=single', 'q=contact+xyzzy"']) expect(plain(body)).toContain(way);
    const phrase = plain((await get('/classic?q=contact+xyzzy&mode=phrase')).body);
    expect(phrase).toContain('<a href="/classic?q=contact+xyzzy">Match all words</a>');
  });

  it('a domain leads to its profile first, or to the app that fetches it', async () => {
    const known = (await get('/classic?q=https://www.hostile.com/about')).body;
    expect(known).toContain('<a class="button primary" href="/classic/hostile.com">Open hostile.com</a>');
    const unknown = (await get('/classic?q=nowhere-yet.com')).body;
    expect(unknown).toContain('href="/app/company/nowhere-yet.com">Fetch nowhere-yet.com in the app</a>');
    for (const words of ['contact', 'node.js', 'visit+hostile.com', 'a@hostile.com'])
      expect((await get(`/classic?q=${words}`)).body, words).not.toContain('class="button primary" href');
  });

  it('its download contains what was found', async () => {
    for (const address of ['/classic?q=contact&country=de', '/classic?country=de']) {
      const { body } = await get(address);
      const form = /<form action="(\/\w+\/download)">(.*?)<\/form>/s.exec(body);
      const hidden = [...(form?.[2] ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)];
      const columns = /<option value="([^"]+)">/.exec(form?.[2] ?? '')?.[1] ?? '';
      const parameters = new URLSearchParams(
        hidden.map(([, name = '', value = '']): [string, string] => [name, plain(value)]),
      );
      parameters.set('columns', columns);
      const file = await get(`${form?.[1]}?${parameters}`);
      expect(file.statusCode).toBe(200);
      expect(parseCsv(file.body, { columns: true })).toHaveLength(totalOn(body));
    }
  });
});

describe('a profile without a script', () => {
  it('shows every filled column as text, and links only to the web', async () => {
    const { body } = await get('/classic/hostile.com');
    expect(body).toContain('<h1><bdi>&#34;&#62;&#60;script&#62;');
    expect(body).toContain('href="mailto:a@hostile.com"');
    expect(body).toContain('<bdi>javascript:alert(1)</bdi>');
    expect(body).toMatch(/<dd>1987\b/);
    expect(body).toContain('heading 29</bdi></li><li class="muted">and 11 more</li>');
    const [, filled] = /(\d+) of (?:\d+) fields filled/.exec(body) ?? [];
    expect(body.match(/<dd>/g)).toHaveLength(Number(filled));
    expect(Number(filled)).toBeLessThan(100);
    expect(body).not.toMatch(/<script|\son\w+=|href="javascript/);
    expect(body.length).toBeLessThan(40_000);
  });

  it('is found by any form of the domain, and is a page where there is none', async () => {
    expect((await get('/classic/WWW.Hostile.com')).statusCode).toBe(200);
    for (const name of ['missing.com', 'nonsense', '%3Cscript%3E', 'x'.repeat(100)]) {
      const { statusCode, body } = await get(`/classic/${name}`);
      expect([name, statusCode]).toEqual([name, 404]);
      expect(body).toContain('is not in this index');
      expect(body).not.toContain('<script');
    }
  });

  it('costs an account the API price, once', async () => {
    const { headers } = await signUp(running, { credits: 5, tier: 'pro' });
    expect((await get('/classic/hostile.com', headers)).headers['x-credits-cost']).toBe('1');
    expect((await get('/classic/WWW.hostile.com', headers)).headers['x-credits-cost']).toBe('0');
    expect((await get('/domain/hostile.com', headers)).headers['x-credits-cost']).toBe('0');
  });
});
