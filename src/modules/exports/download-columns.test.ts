import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { columnNames, columns } from '../companies/index.ts';

let running: TestApp;
let ann: Person;
beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: [
      {
        domain: 'oak.com',
        title: 'Öffnungszeiten of Oak tools',
        body_text: 'first block\nwe sell tools',
        emails: ['a@oak.com', 'b@oak.com'],
      },
      { domain: 'ash.com', h2: ['Other', 'Our tools'], body_text: 'tools' },
    ],
  });
  ann = await signUp(running, { tier: 'pro', credits: 10 });
});
afterAll(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const headerOf = (body: string): string[] => body.slice(0, body.indexOf('\r\n')).split(',');
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });
const groupOf = (group: string): string[] =>
  columns.filter((column) => column.group === group).map(({ name }) => name);

describe('the columns of a download', () => {
  it.each([
    ['domain,emails,title', ['domain', 'emails', 'title']],
    ['title,domain,TITLE', ['title', 'domain']],
    ['domain,location', ['domain', ...groupOf('location')]],
    ['all,-body_text', columnNames.filter((name) => name !== 'body_text')],
    ['-body_text', columnNames.filter((name) => name !== 'body_text')],
    ['contact,-emails', groupOf('contact').filter((name) => name !== 'emails')],
    ['all,score', [...columnNames, 'score']],
    ['', columnNames],
  ])('are those of columns=%s', async (chosen, expected) => {
    expect(headerOf((await get(`/search/download?q=tools&columns=${chosen}`)).body)).toEqual(expected);
  });

  it('may be those of the match: score, positions and snippet', async () => {
    const url = '/search/download?q=tools&columns=domain,score,matched_in,matched_snippet';
    const found = (await get('/search?q=tools')).json().results;
    expect(rowsOf((await get(url)).body)).toEqual(
      found.map((row: { domain: string; score: number; matched_in: string[]; matched_snippet: string }) => ({
        domain: row.domain,
        score: String(row.score),
        matched_in: row.matched_in.join('; '),
        matched_snippet: row.matched_snippet,
      })),
    );
    const lines = (await get(`${url}&format=jsonl`)).body.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      found.map(({ domain, score, matched_in, matched_snippet }: Record<string, unknown>) => ({
        domain,
        score,
        matched_in,
        matched_snippet,
      })),
    );
  });

  it.each(['colour', 'domain,-colour', 'search_query', 'domain,-domain'])('refuse %s', async (chosen) => {
    const answer = await get(`/search/download?q=tools&columns=${chosen}`);
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['query', 'columns']]);
  });

  it('can be chosen in every download, and in a body', async () => {
    const bulk = await get('/bulk-search/download?keywords=oak,tools&columns=matched_keyword,domain,score');
    expect(headerOf(bulk.body)).toEqual(['matched_keyword', 'domain', 'score']);
    const posted = await running.app.inject({
      method: 'POST',
      url: '/bulk-search/download',
      payload: { keywords: ['oak', 'tools'], columns: ['domain'], format: 'jsonl' },
    });
    expect(posted.headers['content-type']).toContain('application/x-ndjson');
    expect(
      posted.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ domain }) => domain)
        .sort(),
    ).toEqual(['ash.com', 'oak.com']);
    await get('/search?q=tools', ann.headers);
    const saved = await get('/my-companies/export?columns=domain,search_query&bom=true', ann.headers);
    expect(saved.body.startsWith('\ufeffdomain,search_query\r\n')).toBe(true);
    expect(rowsOf(saved.body)[0]).toEqual({ domain: 'ash.com', search_query: 'tools' });
  });
});

describe('a CSV', () => {
  it('begins with a byte order mark on request only', async () => {
    expect((await get('/search/download?q=tools&bom=true&columns=title')).body).toMatch(/^\ufefftitle\r\n/);
    expect((await get('/search/download?q=tools&columns=title')).body).toMatch(/^title\r\n/);
    expect((await get('/search/download?q=tools&bom=true&format=jsonl&columns=title')).body).toMatch(/^\{/);
  });

  it('states the reason for its row limit', async () => {
    const reason = async (query: string, headers = {}) =>
      (await get(`/search/download?q=tools${query}`, headers)).headers['x-row-cap-reason'];
    expect(await reason('')).toBe('tier=free');
    expect(await reason('', ann.headers)).toBe(
      'tier=free; your plan is pro, so tier=pro returns up to 10000 rows',
    );
    expect(await reason('&tier=pro', ann.headers)).toBe('tier=pro');
    expect(await reason('&tier=enterprise', ann.headers)).toBe(
      'your plan is pro, which is below tier=enterprise',
    );
  });
});
