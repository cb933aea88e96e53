import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { columnNames } from '../companies/index.ts';

const company = (n: number) => ({
  domain: `company-${String(n).padStart(3, '0')}.com`,
  title: `Company ${n} makes tools`,
  body_text: n % 2 === 0 ? 'we sell hammers and book a demo' : 'we sell nails',
  company_name: '=HYPERLINK("http://evil")',
  phones: ['+4930123456'],
  emails: ['a@b.com', 'c@d.com'],
});

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp({
    isCompacted: true,
    companies: Array.from({ length: 150 }, (_, n) => company(n)),
  });
  ann = await signUp(running, { tier: 'pro', credits: 100 });
});
afterEach(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

describe('a search download', () => {
  it('has the 178 columns in registry order, a safe name, and 100 rows for the free tier', async () => {
    const answer = await get('/search/download?q=sell&tier=enterprise');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="homedex-sell.csv"',
      'x-tier': 'free',
      'x-row-cap': '100',
      'x-total-count': '150',
    });
    expect(answer.body.slice(0, answer.body.indexOf('\r\n')).split(',')).toEqual(columnNames);
    const rows = rowsOf(answer.body);
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({
      company_name: `'=HYPERLINK("http://evil")`,
      phones: '+4930123456',
      emails: 'a@b.com; c@d.com',
    });
  });

  it('gives a signed-in caller the rows of the lower of the two tiers', async () => {
    expect((await get('/search/download?q=sell&tier=enterprise', ann.headers)).headers['x-tier']).toBe('pro');
    const pro = await get('/search/download?q=sell&tier=pro', ann.headers);
    expect([pro.headers['x-row-cap'], rowsOf(pro.body).length]).toEqual(['10000', 150]);
    expect((await get('/search/download?q=sell', ann.headers)).headers['x-tier']).toBe('free');
  });

  it('is sent as JSON lines in the order of the search', async () => {
    const lines = (await get('/search/download?q=hammers&format=jsonl', ann.headers)).body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const searched = (await get('/search?q=hammers&limit=500')).json().results;
    expect(lines.map(({ domain }) => domain)).toEqual(
      searched.map(({ domain }: { domain: string }) => domain).slice(0, 100),
    );
    expect(Object.keys(lines[0])).toEqual(columnNames);
  });

  it('refuses a format or tier that does not exist', async () => {
    const answer = await get('/search/download?q=a&format=xml&tier=gold');
    expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(['tier', 'format']);
  });
});

describe('several keywords', () => {
  it('are each counted, in the order sent, duplicates once', async () => {
    const answer = await get(
      '/bulk-search/count?keywords=nails,hammers,%20NAILS%20,book%20a%20demo,nothing%20here,',
    );
    expect(answer.json()).toEqual({
      keywords: [
        { keyword: 'nails', total_results: 75 },
        { keyword: 'hammers', total_results: 75 },
        { keyword: 'book a demo', total_results: 75 },
        { keyword: 'nothing here', total_results: 0 },
      ],
      keyword_count: 4,
      combined_total: 225,
    });
  });

  it('that contain nothing to search for are named, and do not stop the others', async () => {
    const answer = await get('/bulk-search/count?keywords=!!!,nails,%2B%2B');
    const problem = 'it has nothing to search for; use letters or digits';
    expect(answer.json()).toEqual({
      keywords: [
        { keyword: '!!!', total_results: 0, problem },
        { keyword: 'nails', total_results: 75 },
        { keyword: '++', total_results: 0, problem },
      ],
      keyword_count: 3,
      combined_total: 75,
    });
    const posted = await running.app.inject({
      method: 'POST',
      url: '/bulk-search/count',
      payload: { keywords: ['!!!', 'nails', '++'] },
    });
    expect(posted.json()).toEqual(answer.json());
  });

  it('count individually against the rate limit, apart from what a person types', async () => {
    const limited = await buildTestApp({ limits: { anonymousPerMinute: 20 } });
    const count = (keywords: readonly string[]) =>
      limited.app.inject({ method: 'POST', url: '/bulk-search/count', payload: { keywords } });
    const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`);
    const first = await count(words(150));
    expect([
      first.statusCode,
      first.headers['x-ratelimit-limit'],
      first.headers['x-ratelimit-remaining'],
    ]).toEqual([200, '200', '50']);
    const second = await count(words(51));
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await limited.app.inject('/search/count?q=nails')).statusCode).toBe(200);
    limited.clock.advance(60_001);
    expect((await count(words(200))).statusCode).toBe(200);
    await limited.app.close();
  });

  it('fit a body in any language', async () => {
    const keywords = Array.from({ length: 200 }, (_, n) => `${'語'.repeat(150)}${n}`);
    const posted = await running.app.inject({
      method: 'POST',
      url: '/bulk-search/count',
      payload: { keywords },
    });
    expect(posted.json()).toMatchObject({ keyword_count: 200, combined_total: 0 });
  });

  it('are limited to 200', async () => {
    const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`).join(',');
    expect((await get(`/bulk-search/count?keywords=${words(200)}`)).statusCode).toBe(200);
    expect((await get(`/bulk-search/count?keywords=${words(201)}`)).statusCode).toBe(422);
    expect((await get('/bulk-search/count?keywords=,!,')).statusCode).toBe(422);
  });

  it('download as one file: each domain once, under the first keyword that matches, best first', async () => {
    const answer = await get('/bulk-search/download?keywords=book%20a%20demo,sell&tier=pro', ann.headers);
    const rows = rowsOf(answer.body);
    expect(Object.keys(rows[0] ?? {})).toEqual([...columnNames, 'matched_keyword']);
    expect(new Set(rows.map(({ domain }) => domain)).size).toBe(150);
    expect(rows.filter(({ matched_keyword }) => matched_keyword === 'book a demo')).toHaveLength(75);
    expect(
      rows.every(
        ({ domain = '', matched_keyword }) =>
          (Number(domain.slice(8, 11)) % 2 === 0) === (matched_keyword === 'book a demo'),
      ),
    ).toBe(true);
    expect(answer.headers['x-total-count']).toBe('150');
  });
});

describe('the export of saved companies', () => {
  const search = () => get('/search?q=hammers&limit=30', ann.headers);
  const balance = () => running.services.ledger.balance(ann.accountId);

  it('states its cost first, then takes a credit per row', async () => {
    await search();
    expect((await get('/auth/my-companies/export-check', ann.headers)).json()).toEqual({
      row_count: 30,
      credits_needed: 30,
      credits_balance: 100,
      can_export: true,
    });
    const answer = await get('/auth/my-companies/export', ann.headers);
    const rows = rowsOf(answer.body);
    expect(Object.keys(rows[0] ?? {})).toEqual([...columnNames, 'search_query']);
    expect([rows.length, rows[0]?.search_query]).toEqual([30, 'hammers']);
    expect(await balance()).toBe(70);
  });

  it('is refused with the number of credits it needs if there are too few', async () => {
    await get('/search?q=sell&limit=120', ann.headers);
    const answer = await get('/my-companies/export', ann.headers);
    expect([answer.statusCode, answer.headers['x-credits-needed']]).toEqual([402, '120']);
    expect(await balance()).toBe(100);
  });

  it('is charged once per idempotency key, however often it is retried', async () => {
    await search();
    const headers = { ...ann.headers, 'idempotency-key': 'export-1' };
    for (let i = 0; i < 5; i++)
      expect(rowsOf((await get('/auth/my-companies/export', headers)).body)).toHaveLength(30);
    expect(await balance()).toBe(70);
    expect((await get('/auth/my-companies/export?query=other', headers)).statusCode).toBe(409);
  });

  it('requires an account', async () => {
    expect((await get('/auth/my-companies/export')).statusCode).toBe(401);
    expect((await get('/auth/my-companies/export-check')).statusCode).toBe(401);
  });
});
