import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp({
    companies: Array.from({ length: 120 }, (_, n) => ({
      domain: `company-${n}.com`,
      title: 'Oak tools',
      country: n % 2 === 0 ? 'DE' : 'AT',
    })),
  });
  ann = await signUp(running, { tier: 'pro', credits: 100 });
});
afterEach(() => running.app.close());

const ask = (payload: object, headers: Record<string, string> = ann.headers) =>
  running.app.inject({ method: 'POST', url: '/downloads', payload, headers });
const open = (url: string) => running.app.inject({ url });
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

describe('a download link', () => {
  it('states content and cost of the file, and starts it once without a token', async () => {
    const params = { q: 'tools', country: ['de'], tier: 'pro', columns: ['domain'] };
    const link = (await ask({ kind: 'search', params })).json();
    expect(link).toEqual({
      url: expect.stringMatching(/^\/downloads\/hdd_[\w-]{43}$/),
      expires_in: 300,
      rows: 60,
      credits: 0,
    });
    const file = await open(link.url);
    expect([file.statusCode, file.headers['x-tier'], rowsOf(file.body).length]).toEqual([200, 'pro', 60]);
    const again = await open(link.url);
    expect([again.statusCode, again.json().detail]).toEqual([
      404,
      'This link was already used or has expired. Request a new one.',
    ]);
  });

  it('names parameters that have no effect on the file, as a search does', async () => {
    const link = await ask({ kind: 'search', params: { q: 'tools', countri: 'de' }, limit: 5 });
    expect([link.json().rows, link.headers['x-ignored-parameters']]).toEqual([100, 'limit, countri']);
    const known = await ask({ kind: 'companies', params: { country: 'de' } });
    expect([known.json().rows, known.headers['x-ignored-parameters']]).toEqual([60, undefined]);
  });

  it('can be used by only one of many who open it at the same time', async () => {
    const { url } = (await ask({ kind: 'companies', params: { country: 'at', columns: 'domain' } })).json();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(url)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(404)]);
  });

  it('expires after five minutes, and leaves nothing behind', async () => {
    const { url } = (await ask({ kind: 'search', params: { q: 'tools' } })).json();
    running.clock.advance(300_001);
    expect((await open(url)).statusCode).toBe(404);
    await ask({ kind: 'search', params: { q: 'tools' } });
    expect(await running.database.selectFrom('download_ticket').selectAll().execute()).toHaveLength(1);
  });

  it('is stored only as a hash, and the oldest is dropped when an account has many', async () => {
    const links: string[] = [];
    for (let n = 0; n < 22; n++) {
      links.push((await ask({ kind: 'search', params: { q: 'tools' } })).json().url);
      running.clock.advance(10);
    }
    const rows = await running.database.selectFrom('download_ticket').selectAll().execute();
    expect(rows).toHaveLength(20);
    expect(JSON.stringify(rows)).not.toContain('hdd_');
    expect((await open(links[0] ?? '')).statusCode).toBe(404);
    expect((await open(links[21] ?? '')).statusCode).toBe(200);
  });

  it('of a paid export takes its credits when it is opened', async () => {
    await running.app.inject({ url: '/search?q=tools&limit=30', headers: ann.headers });
    const link = (
      await ask({ kind: 'my-companies', params: { columns: ['domain', 'search_query'] } })
    ).json();
    expect([link.rows, link.credits]).toEqual([30, 30]);
    expect(await running.services.ledger.balance(ann.accountId)).toBe(100);
    expect(rowsOf((await open(link.url)).body)).toHaveLength(30);
    expect(await running.services.ledger.balance(ann.accountId)).toBe(70);
  });

  it('of a list is priced like the list, and other accounts cannot get it', async () => {
    const post = (url: string, payload: object) =>
      running.app.inject({ method: 'POST', url, payload, headers: ann.headers });
    const list_id = (await post('/lists', { name: 'Prospects' })).json().id;
    await post(`/lists/${list_id}/items`, { domains: ['company-1.com', 'company-2.com'] });
    const link = (await ask({ kind: 'list', params: { list_id, columns: ['domain', 'list_name'] } })).json();
    expect([link.rows, link.credits]).toEqual([2, 2]);
    expect(rowsOf((await open(link.url)).body)).toEqual([
      { domain: 'company-1.com', list_name: 'Prospects' },
      { domain: 'company-2.com', list_name: 'Prospects' },
    ]);
    expect(await running.services.ledger.balance(ann.accountId)).toBe(98);
    const bob = await signUp(running, { email: 'bob@other.com' });
    expect((await ask({ kind: 'list', params: { list_id } }, bob.headers)).statusCode).toBe(404);
  });

  it('counts the rows of several keywords as the file does', async () => {
    const params = { keywords: ['oak', 'tools', '!!'], tier: 'pro', format: 'jsonl', columns: ['domain'] };
    const link = (await ask({ kind: 'bulk-search', params })).json();
    expect(link.rows).toBe(120);
    expect((await open(link.url)).body.trim().split('\n')).toHaveLength(120);
  });

  it('is refused for parameters that the download itself would refuse', async () => {
    const answer = await ask({ kind: 'search', params: { country: 'xyz', columns: 'colour' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'body.params.q',
      'body.params.country',
      'body.params.columns',
    ]);
    expect((await ask({ kind: 'everything' })).json().detail[0].type).toBe('literal_error');
    expect((await ask({ kind: 'search', params: { q: 'tools' } }, {})).statusCode).toBe(401);
  });

  it('is deleted with its account', async () => {
    const { url } = (await ask({ kind: 'search', params: { q: 'tools' } })).json();
    await running.database.deleteFrom('account').where('id', '=', ann.accountId).execute();
    expect((await open(url)).statusCode).toBe(404);
  });
});
