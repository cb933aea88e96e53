import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: [
      {
        domain: 'alpha.com',
        title: 'Alpha CRM software',
        body_text: 'Alpha helps teams.\nBook a demo of our dental software today.',
        country: 'US',
        industry: 'Software & SaaS',
        technologies: ['Google Analytics', 'Shopify'],
        tech_stack: 'Google Analytics, Shopify',
        founded_year: 2016,
        has_pricing: true,
        linkedin: 'https://www.linkedin.com/company/alpha',
        emails: ['hello@alpha.com'],
        domain_rank: 900,
        fetched_at: '2026-01-31T23:00:00Z',
      },
      {
        domain: 'beta.de',
        title: 'Beta',
        meta_description: 'CRM und ERP für Zahnärzte',
        h2: ['Preise', 'Book a free demo'],
        country: 'DE',
        founded_year: 2015,
        has_pricing: true,
        has_blog: true,
        domain_rank: 10,
        fetched_at: '2026-02-01T00:00:00Z',
      },
      {
        domain: 'gamma.fr',
        title: 'Gamma agency',
        h1: ['A dentist and a CRM agency'],
        country: 'FR',
        fetched_at: '2025-12-31T10:00:00Z',
      },
    ],
  });
});
afterAll(() => running.app.close());

const get = (url: string) => running.app.inject({ url });
const search = async (q: string, more = '') =>
  (await get(`/search?mode=query&q=${encodeURIComponent(q)}${more}`)).json();
const found = async (q: string): Promise<string> =>
  (await search(q)).results
    .map(({ domain }: { domain: string }) => domain.split('.')[0])
    .sort()
    .join(' ');

describe('mode=query', () => {
  it.each([
    ['crm -agency', 'alpha beta'],
    ['crm OR erp', 'alpha beta gamma'],
    ['(erp OR alpha) NOT zahnärzte', 'alpha'],
    ['founded_year:*', 'alpha beta'],
    ['industry:*', 'alpha'],
    ['technology:* founded_year:>2015', 'alpha'],
    ['tech:*', 'alpha'],
    ['-technology:*', 'beta gamma'],
    ['linkedin:* emails:*', 'alpha'],
    ['crm -linkedin:*', 'beta gamma'],
    ['title:crm', 'alpha'],
    ['meta:crm OR h1:crm', 'beta gamma'],
    ['headings:(agency OR demo)', 'beta gamma'],
    ['body:demo', 'alpha'],
    ['dent*', 'alpha gamma'],
    ['dent* -dentist', 'alpha'],
    ['"book a dem*"', 'alpha'],
    ['"demo book"~1', 'alpha'],
    ['"demo book"~2', 'alpha beta'],
    ['country:de OR country:fr', 'beta gamma'],
    ['crm country:us', 'alpha'],
    ['technology:"google analytics"', 'alpha'],
    ['tech:analytics', 'alpha'],
    ['technology:google', ''],
    ['has:pricing -has:blog', 'alpha'],
    ['industry:"software & saas"', 'alpha'],
    ['founded_year:>2015', 'alpha'],
    ['founded_year:>=2015', 'alpha beta'],
    ['founded_year:2015', 'beta'],
    ['-founded_year:<2016', 'alpha gamma'],
    ['crawled:>2026-01', 'beta'],
    ['crawled:2026-01', 'alpha'],
    ['crawled:<=2026-01', 'alpha gamma'],
    ['crawled:<2026', 'gamma'],
    ['crawled:2026-02-01', 'beta'],
    ['tld:de', 'beta'],
  ])('%s finds [%s]', async (q, expected) => {
    expect(await found(q)).toBe(expected);
  });

  it('prints the query in normal form, ignores no character of it, and finds the page again in the cache', async () => {
    const first = await search('CRM NOT  (Agency)', '&limit=7');
    expect(first).toMatchObject({
      normalized_query: 'crm -agency',
      ignored: [],
      cached: false,
      total_count: 2,
    });
    const again = await search('crm -agency', '&limit=7');
    expect(again).toMatchObject({ query: 'crm -agency', cached: true, total_count: 2 });
    expect(await search('crm agency', '&limit=7')).toMatchObject({ cached: false, total_count: 1 });
  });

  it('marks every word, prefix and phrase of the match, and nothing that was excluded', async () => {
    const marked = async (q: string): Promise<string[][]> =>
      (await search(q)).results.map(
        ({ matched_snippet, matches }: { matched_snippet: string; matches: [number, number][] }) =>
          matches.map(([start, end]) => matched_snippet.slice(start, end)),
      );
    expect(await marked('"book a demo" dent* -agency')).toEqual([['Book a demo', 'dental']]);
    expect(await marked('"demo teams"~20 body:teams')).toEqual([['teams', 'demo']]);
    expect(await marked('h2:(free OR preise)')).toEqual([['Preise']]);
    // The title is shown, but the scope limits the match to the body.
    expect(await marked('body:software alpha')).toEqual([['Alpha']]);
  });

  it('refuses what it cannot parse, with the position and what was expected there', async () => {
    const refused = await get(`/search?mode=query&q=${encodeURIComponent('crm AND (erp')}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      detail: [
        {
          type: 'query_syntax',
          loc: ['query', 'q'],
          msg: 'At position 12 of the query, expected ")".',
          input: 'crm AND (erp',
          ctx: { position: 12, expected: '")"' },
        },
      ],
    });
    for (const [q, position] of [
      ['country:germany', 8],
      ['has:cats', 4],
      ['crawled:2026-02-30', 8],
      ['founded_year:>soon', 13],
    ] as const)
      expect((await search(q)).detail[0]).toMatchObject({ type: 'query_syntax', ctx: { position } });
    const afterSign = (sign: string, column: string) => `a value after ${sign}; ${column}:* finds any value`;
    for (const [q, expected] of [
      ['founded_year:>*', afterSign('>', 'founded_year')],
      ['founded_year:>=*', afterSign('>=', 'founded_year')],
      ['-founded_year:<*', afterSign('<', 'founded_year')],
      ['fetched_at:<=*', afterSign('<=', 'fetched_at')],
      ['founded_year:2000..*', 'a number such as 1987'],
      ['founded_year:..*', 'a number such as 1987'],
      ['founded_year:>20*', 'a number such as 1987'],
      ['crawled:>*', 'a date such as 2026, 2026-01 or 2026-01-31'],
      ['postal_code:>*', 'a value of postal_code without >'],
      ['emails:hello@alpha.com', 'emails:*, which finds any value'],
    ] as const)
      expect((await search(q)).detail[0], q).toMatchObject({ type: 'query_syntax', ctx: { expected } });
    for (const url of ['/search/count', '/search/facets', '/search/download', '/companies'])
      expect((await get(`${url}?mode=query&q=(`)).statusCode, url).toBe(422);
    const posted = await running.app.inject({
      method: 'POST',
      url: '/search',
      payload: { q: 'crm OR', mode: 'query' },
    });
    expect(posted.json().detail[0]).toMatchObject({ loc: ['body', 'q'], ctx: { position: 6 } });
  });

  it('matches words by their forms, names them, and marks the form found', async () => {
    const shown = async (query: string) => {
      const { total_count, forms, results } = (await get(`/search?${query}`)).json();
      const marked = results.flatMap(
        ({ matched_snippet, matches }: { matched_snippet: string; matches: [number, number][] }) =>
          matches.map(([start, end]) => matched_snippet.slice(start, end)),
      );
      return { total_count, forms, marked };
    };
    expect(await shown('q=agencies')).toMatchObject({ total_count: 0, forms: [] });
    expect(await shown('q=agencies&forms=true')).toEqual({
      total_count: 1,
      forms: [{ word: 'agencies', forms: [{ form: 'agency', count: 1 }] }],
      marked: ['agency'],
    });
    expect(await shown('q=booking+a+demos&forms=true')).toMatchObject({
      total_count: 1,
      marked: ['Book a demo'],
    });
    expect(await shown('q=zahnarzt+crm&mode=all&forms=true')).toMatchObject({ total_count: 1 });
    expect(await shown('q=zahnarzt+dentists&mode=or&forms=true')).toMatchObject({ total_count: 2 });
    expect(await shown('q=title:agencies+-teams&mode=query&forms=true')).toMatchObject({ total_count: 1 });
    // Of the languages named, none has this form.
    expect(await shown('q=zahnarzt&forms=true&language=fi')).toMatchObject({ total_count: 0 });
    const query = 'q=agencies&forms=true';
    expect((await get(`/search/count?${query}`)).json().total_results).toBe(1);
    expect((await get(`/search/facets?${query}`)).json().total_count).toBe(1);
    const file = await get(`/search/download?${query}&columns=domain,matched_snippet`);
    expect(file.body).toContain('gamma.fr,Gamma agency');
  });

  it('reports on the classic page what cannot be parsed', async () => {
    const page = await get('/classic?mode=query&q=crm+OR');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('At position 6 of the query, expected a word');
    expect((await get('/classic?mode=query&q=crm+-agency')).body).toContain('alpha.com');
  });

  it('lists companies by rank, whatever words determine the matches', async () => {
    const answer = (await get('/companies?q=crm%20OR%20country:fr')).json();
    expect(answer.results.map(({ domain }: { domain: string }) => domain)).toEqual([
      'beta.de',
      'alpha.com',
      'gamma.fr',
    ]);
    expect(answer.results[0]).toMatchObject({ matched_in: [], matched_snippet: '' });
    expect(answer).toMatchObject({ normalized_query: 'crm OR country:FR', total_count: 3 });
    expect((await get('/companies?q=has:blog&country=de')).json().total_count).toBe(1);
    expect((await get('/companies/facets?q=crm&fields=country')).json().total_count).toBe(3);
    expect((await get('/companies/download?q=-country:de')).headers['x-total-count']).toBe('2');
  });

  it('counts the same in search, count, facets, download and monitor', async () => {
    const { headers } = await signUp(running);
    for (const q of ['crm -agency', 'dent* OR has:blog', '-title:crm', '"demo book"~2 founded_year:>2000']) {
      const query = `mode=query&q=${encodeURIComponent(q)}`;
      const { total_count } = await search(q);
      expect((await get(`/search/count?${query}`)).json().total_results, q).toBe(total_count);
      expect((await get(`/search/facets?${query}`)).json().total_count, q).toBe(total_count);
      const file = await get(`/search/download?${query}&columns=domain`);
      expect(file.headers['x-total-count'], q).toBe(String(total_count));
      expect(file.body.trim().split('\r\n'), q).toHaveLength(total_count + 1);
      const monitor = await running.app.inject({
        method: 'POST',
        url: '/monitors',
        headers,
        payload: { query: q, mode: 'query' },
      });
      expect(monitor.json(), q).toMatchObject({ query: q, mode: 'query', last_total: total_count });
    }
    const refused = await running.app.inject({
      method: 'POST',
      url: '/monitors',
      headers,
      payload: { query: '(crm', mode: 'query' },
    });
    expect(refused.json().detail[0]).toMatchObject({ type: 'query_syntax', loc: ['body', 'query'] });
  });
});

it('a prefix of more than 1,024 words is refused by every endpoint', async () => {
  const words = Array.from({ length: 1_025 }, (_, at) => `zz${at}`).join(' ');
  const own = await buildTestApp({
    searchWorkers: 1,
    companies: [{ domain: 'many.com', title: 'Many', body_text: words }],
  });
  for (const path of ['/search', '/search/count', '/search/facets', '/search/download', '/companies']) {
    const refused = await own.app.inject({ url: `${path}?mode=query&q=zz*` });
    expect(refused.statusCode, path).toBe(422);
    expect(refused.json().detail[0], path).toMatchObject({
      type: 'query_syntax',
      loc: ['query', 'q'],
      msg: 'More than 1,024 words begin with "zz"; add a letter.',
    });
  }
  expect((await own.app.inject({ url: '/search?mode=query&q=zz1*' })).json().total_count).toBe(1);
  await own.app.close();
});
