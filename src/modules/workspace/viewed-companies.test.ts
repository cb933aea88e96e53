import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

const companies = Array.from({ length: 14 }, (_, n) => ({
  domain: `firm-${String(n).padStart(2, '0')}.com`,
  title: n % 2 === 0 ? 'Accounting and tax' : 'Accounting',
}));

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp({ companies });
  ann = await signUp(running, { tier: 'pro', credits: 100 });
});
afterEach(() => running.app.close());

const get = async (url: string, who = ann) =>
  (await running.app.inject({ url, headers: who.headers })).json();
const domainsOf = ({ results }: { results: { domain: string }[] }) => results.map(({ domain }) => domain);
const search = (query: string, more = '') =>
  get(`/search?q=${encodeURIComponent(query)}&exclude_seen=true${more}`);

describe('exclude_seen', () => {
  it('pages without gaps or repeats while profiles are read and other searches are made between the pages', async () => {
    const shown: string[] = [];
    for (let offset = 0; offset < 14; offset += 5) {
      const page = await search('accounting', `&limit=5&offset=${offset}`);
      expect(page.total_count).toBe(14);
      shown.push(...domainsOf(page));
      for (const domain of domainsOf(page).slice(0, 2)) await get(`/domain/${domain}`);
      await get(`/search?q=tax&limit=${offset + 1}`);
      running.clock.advance(1_000);
    }
    expect(new Set(shown).size).toBe(14);
    expect(shown).toHaveLength(14);
  });

  it('hides what other queries had shown when this one first ran, and keeps hiding only that', async () => {
    await get('/search?q=tax');
    running.clock.advance(1_000);
    const first = await search('accounting');
    expect([first.total_count, domainsOf(first).includes('firm-00.com')]).toEqual([7, false]);
    await get('/search?q=firm');
    await get('/search?q=and');
    expect((await search('accounting')).total_count).toBe(7);
    expect((await search('tax')).total_count).toBe(7);
  });

  it('works although the clock runs backwards', async () => {
    await get('/search?q=tax');
    running.clock.advance(-3_600_000);
    expect((await search('accounting')).total_count).toBe(7);
    await get('/search?q=and&limit=1');
    expect((await search('accounting')).total_count).toBe(7);
  });

  it('recognises a query in any spelling', async () => {
    await get('/search?q=accounting&limit=5');
    expect((await search('Accounting!')).total_count).toBe(14);
    expect((await search('  ACCOUNTING ')).total_count).toBe(14);
    const { total, companies: saved } = await get('/auth/my-companies?query=aCCounting');
    expect([total, saved[0].search_query]).toEqual([14, 'accounting']);
  });

  it('shows again what was removed from My Companies', async () => {
    await get('/search?q=tax');
    expect((await search('accounting')).total_count).toBe(7);
    await running.app.inject({
      method: 'DELETE',
      url: '/auth/my-companies/firm-00.com',
      headers: ann.headers,
    });
    expect((await search('accounting')).total_count).toBe(8);
  });

  it('hides nothing for a profile that was only read, whatever query led to it', async () => {
    await get('/domain/firm-00.com');
    await get('/domain/firm-02.com?from=tax');
    expect((await search('accounting')).total_count).toBe(14);
  });

  it('excludes the newest if there are more than the limit', async () => {
    await sql`
      insert into saved_company
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100050)
      select ${ann.accountId}, 'saved-' || n || '.com', 'everything', 'everything', '', '', '', '', '', n, 0, 0 from numbers
    `.execute(running.database);
    const hidden = await running.services.workspace.seen.excludedFrom(ann.accountId, 'accounting');
    expect([hidden.length, hidden.includes('saved-100050.com'), hidden.includes('saved-50.com')]).toEqual([
      100_000,
      true,
      false,
    ]);
    expect((await search('accounting')).total_count).toBe(14);
  });
});

it('a clock that is set back keeps no list of seen companies for longer than a minute', async () => {
  const fill = (from: number, to: number) =>
    sql`
      insert into saved_company
      with recursive numbers (n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(to)})
      select ${sql.lit(ann.accountId)}, 'saved-' || n || '.com', 'everything', 'everything', '', '', '', '', '', n, 0, 0 from numbers
    `.execute(running.database);
  const seen = async () =>
    (await running.services.workspace.seen.excludedFrom(ann.accountId, 'accounting')).length;
  await fill(1, 600);
  expect(await seen()).toBe(600);
  running.clock.set(-365 * 86_400_000);
  await fill(601, 700);
  expect(await seen()).toBe(600);
  running.clock.advance(61_000);
  expect(await seen()).toBe(700);
});

describe('check-seen', () => {
  const check = (domains: string[], current_query: string) =>
    running.app.inject({
      method: 'POST',
      url: '/auth/check-seen',
      headers: ann.headers,
      payload: { domains, current_query },
    });

  it('compares queries in any spelling and answers under the normalised domain', async () => {
    await get('/search?q=tax');
    expect((await check(['firm-00.com'], 'TAX')).json()).toEqual({});
    expect((await check(['https://www.Firm-00.com/x', 'firm-01.com'], 'other')).json()).toEqual({
      'firm-00.com': true,
    });
  });

  it('refuses an invalid domain, and names it', async () => {
    const answer = await check(['firm-00.com', 'nonsense'], '');
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'domains', 1]]);
  });
});
