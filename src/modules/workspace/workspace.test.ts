import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  running = await buildTestApp({
    companies: [{ domain: 'acme.com', title: 'Acme', company_name: 'Acme Inc.' }],
  });
  [ann, bob] = [await signUp(running), await signUp(running)];
});
afterEach(() => running.app.close());

const call = (
  who: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const company = (domain: string, title = domain) => ({
  domain,
  title,
  company_name: '',
  industry: '',
  country: '',
});

describe('saved companies', () => {
  const save = (query: string, ...domains: string[]) =>
    running.services.workspace.viewHistory.record({
      accountId: ann.accountId,
      query,
      kind: 'search',
      companies: () => domains.map((domain) => company(domain)),
    });
  const domainsOf = async (url: string) =>
    (await call(ann, 'GET', url)).json().companies.map(({ domain }: { domain: string }) => domain);

  it('are listed with the query that found them, page by page, and belong to one account', async () => {
    save('crm', 'a.com', 'b.com');
    running.clock.advance(1000);
    save('erp', 'b.com', 'c.com');
    const all = (await call(ann, 'GET', '/auth/my-companies')).json();
    expect([
      all.total,
      all.companies.map(
        ({ domain, search_query }: { domain: string; search_query: string }) => `${domain} ${search_query}`,
      ),
    ]).toEqual([4, ['b.com erp', 'c.com erp', 'a.com crm', 'b.com crm']]);
    expect(await domainsOf('/auth/my-companies?limit=1&offset=2')).toEqual(['a.com']);
    expect(await domainsOf('/auth/my-companies?query=crm')).toEqual(['a.com', 'b.com']);
    expect(await domainsOf('/auth/my-companies?search=C.CO')).toEqual(['c.com']);
    expect(await domainsOf('/auth/my-companies?search=%25')).toEqual([]);
    expect((await call(bob, 'GET', '/auth/my-companies')).json().total).toBe(0);
  });

  it('are stored once per query with their first and last view', async () => {
    save('crm', 'a.com');
    running.clock.advance(60_000);
    save('crm', 'a.com');
    const { total, companies } = (await call(ann, 'GET', '/auth/my-companies')).json();
    expect([total, companies[0].first_seen_at, companies[0].last_seen_at]).toEqual([
      1,
      expect.stringMatching(/^2026-11-01T00:00:00/),
      expect.stringMatching(/^2026-11-01T00:01:00/),
    ]);
  });

  it('can be removed completely or for one query', async () => {
    save('crm', 'a.com');
    save('erp', 'a.com', 'b.com');
    expect((await call(ann, 'DELETE', '/auth/my-companies/www.a.com?search_query=crm')).json()).toEqual({
      deleted: 1,
    });
    expect((await call(ann, 'DELETE', '/auth/my-companies/a.com')).json()).toEqual({ deleted: 1 });
    expect((await call(bob, 'DELETE', '/auth/my-companies/b.com')).json()).toEqual({ deleted: 0 });
    expect((await call(ann, 'DELETE', '/auth/my-companies/nonsense')).statusCode).toBe(422);
  });

  it('count as seen only when another search saved them', async () => {
    save('crm', 'a.com');
    save('erp', 'b.com');
    const answer = await call(ann, 'POST', '/auth/check-seen', {
      domains: ['https://www.A.com', 'b.com', 'c.com'],
      current_query: 'erp',
    });
    expect(answer.json()).toEqual({ 'a.com': true });
  });
});

describe('search sessions', () => {
  it('are one per query, mode and filters, newest first', async () => {
    const save = (query: string, filters: object, last_offset: number) =>
      call(ann, 'POST', '/auth/search-sessions', { query, filters, last_offset });
    const first = (await save('crm', { country: 'DE', has: 'email' }, 0)).json();
    running.clock.advance(1000);
    const again = (await save('crm', { has: 'email', country: 'DE' }, 50)).json();
    expect([again.id, again.last_offset, again.created_at === first.created_at]).toEqual([
      first.id,
      50,
      true,
    ]);
    running.clock.advance(1000);
    await save('crm', {}, 0);
    const listed = (await call(ann, 'GET', '/auth/search-sessions')).json();
    expect(listed.map(({ filters }: { filters: object }) => filters)).toEqual([
      {},
      { country: 'DE', has: 'email' },
    ]);
    expect((await call(bob, 'GET', '/auth/search-sessions')).json()).toEqual([]);
  });

  it('are validated like a search: query, mode and the names and values of filters', async () => {
    const save = (payload: object) => call(ann, 'POST', '/auth/search-sessions', payload);
    for (const [wrong, loc] of [
      [{ query: '!!!' }, ['body', 'query']],
      [{ query: 'crm', mode: 'foo' }, ['body', 'mode']],
      [{ query: 'crm', filters: { colour: 'red' } }, ['body', 'filters', 'colour']],
      [{ query: 'crm', filters: { has: 'money' } }, ['body', 'filters', 'has']],
      [{ query: 'crm', filters: { forms: 'many' } }, ['body', 'filters', 'forms']],
      [{ query: 'crm', filters: { title: 'x'.repeat(5_000) } }, ['body', 'filters']],
    ] as const) {
      const answer = await save(wrong);
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, loc]);
    }
    expect((await save({ query: 'crm', filters: { title: 'Ä', has: 'email,phone' } })).statusCode).toBe(200);
    expect((await save({ query: 'crm', filters: { forms: true } })).statusCode).toBe(200);
  });

  it('are limited to the newest 200, however many are saved at once, and read page by page', async () => {
    const save = (n: number) => call(ann, 'POST', '/auth/search-sessions', { query: `query ${n}` });
    for (let at = 0; at < 230; at += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => save(at + n)));
      running.clock.advance(1);
    }
    const page = async (offset: number) =>
      (await call(ann, 'GET', `/auth/search-sessions?limit=100&offset=${offset}`)).json();
    const queries = [...(await page(0)), ...(await page(100)), ...(await page(200))].map(
      ({ query }) => query,
    );
    expect([queries.length, queries.includes('query 29'), queries.includes('query 30')]).toEqual([
      200,
      false,
      true,
    ]);
  });
});

describe('lists', () => {
  it('accept domains in any form, name invalid ones, and show what the index has', async () => {
    const list = (await call(ann, 'POST', '/lists', { name: 'Prospects' })).json();
    const added = await call(ann, 'POST', `/lists/${list.id}/items`, {
      domains: ['https://www.Acme.com/', 'acme.com', 'other.org', 'not a domain'],
    });
    expect(added.json()).toEqual({ added: 2, already_present: 1, invalid: ['not a domain'] });
    expect((await call(ann, 'GET', `/lists/${list.id}`)).json()).toMatchObject({
      name: 'Prospects',
      item_count: 2,
      items: [
        { domain: 'acme.com', title: 'Acme', company_name: 'Acme Inc.' },
        { domain: 'other.org', title: '', company_name: '' },
      ],
    });
    expect((await call(ann, 'GET', '/lists')).json()).toMatchObject([{ id: list.id, item_count: 2 }]);
    expect((await call(ann, 'DELETE', `/lists/${list.id}`)).json()).toEqual({ deleted: true });
    expect((await call(ann, 'GET', `/lists/${list.id}`)).statusCode).toBe(404);
  });

  it('of another account are a 404', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: 'Mine' })).json();
    expect((await call(bob, 'GET', `/lists/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'POST', `/lists/${id}/items`, { domains: ['a.com'] })).statusCode).toBe(404);
    expect((await call(bob, 'DELETE', `/lists/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'GET', '/lists')).json()).toEqual([]);
  });

  it('can be renamed, and lose removed items', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: ' Prospects ' })).json();
    expect((await call(ann, 'PATCH', `/lists/${id}`, { name: ' Best ' })).json()).toMatchObject({
      id,
      name: 'Best',
    });
    await call(ann, 'POST', `/lists/${id}/items`, { domains: ['a.com', 'b.com', 'c.com'] });
    expect(
      (
        await call(ann, 'DELETE', `/lists/${id}/items`, { domains: ['https://B.com', 'd.com', 'junk'] })
      ).json(),
    ).toEqual({ deleted: 1, invalid: ['junk'] });
    const { item_count, items } = (await call(ann, 'GET', `/lists/${id}`)).json();
    expect([item_count, items.map(({ domain }: { domain: string }) => domain)]).toEqual([
      2,
      ['a.com', 'c.com'],
    ]);
    for (const [method, url, body] of [
      ['PATCH', `/lists/${id}`, { name: 'Mine' }],
      ['DELETE', `/lists/${id}/items`, { domains: ['a.com'] }],
      ['GET', `/lists/${id}/export`, undefined],
    ] as const)
      expect((await call(bob, method, url, body)).statusCode).toBe(404);
  });

  it.each(['', '   '])('cannot be named %j', async (name) => {
    expect((await call(ann, 'POST', '/lists', { name })).statusCode).toBe(422);
  });

  it('are shown page by page in the order of addition', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: 'Long' })).json();
    for (const domains of [
      ['c.com', 'd.com'],
      ['a.com', 'b.com'],
    ]) {
      await call(ann, 'POST', `/lists/${id}/items`, { domains });
      running.clock.advance(1);
    }
    const page = (await call(ann, 'GET', `/lists/${id}?limit=2&offset=1`)).json();
    expect([page.item_count, page.items.map(({ domain }: { domain: string }) => domain)]).toEqual([
      4,
      ['d.com', 'a.com'],
    ]);
    expect((await call(ann, 'GET', `/lists/${id}?limit=1001`)).statusCode).toBe(422);
  });

  it('are exported at a credit per row, like My Companies', async () => {
    const rich = await signUp(running, { tier: 'pro', credits: 3 });
    const { id } = (await call(rich, 'POST', '/lists', { name: 'Prospects' })).json();
    await call(rich, 'POST', `/lists/${id}/items`, { domains: ['acme.com', 'other.org'] });
    const answer = await call(rich, 'GET', `/lists/${id}/export`);
    expect([
      answer.statusCode,
      answer.headers['x-credits-cost'],
      answer.headers['content-disposition'],
    ]).toEqual([200, '2', 'attachment; filename="homedex-prospects.csv"']);
    const [header = '', ...rows] = answer.body.trimEnd().split('\r\n');
    expect([header.split(',').length, header.endsWith(',list_name'), rows.length]).toEqual([179, true, 2]);
    expect((await call(rich, 'GET', '/auth/credits')).json()).toMatchObject({
      balance: 1,
      transactions: [
        { amount: -2, reference: expect.stringContaining('2 rows of the list "Prospects"') },
        {},
      ],
    });
    await call(rich, 'PUT', '/companies/other.org/note', { text: 'Called, "later"', tags: ['warm', 'de'] });
    await call(ann, 'PUT', '/companies/acme.com/note', { text: 'Of somebody else', tags: [] });
    const single = (await call(rich, 'POST', '/lists', { name: 'One' })).json();
    await call(rich, 'POST', `/lists/${single.id}/items`, { domains: ['other.org'] });
    const noted = await call(rich, 'GET', `/lists/${single.id}/export?columns=domain,note,tags&bom=true`);
    expect(noted.body).toBe('\ufeffdomain,note,tags\r\nother.org,"Called, ""later""",warm; de\r\n');
    const refused = await call(rich, 'GET', `/lists/${id}/export`);
    expect([refused.statusCode, refused.headers['x-credits-needed']]).toEqual([402, '2']);
  });

  it('hold as many companies as the tier allows, even when two callers add at once; an addition that exceeds it adds nothing', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: 'Full' })).json();
    const domains = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `company-${from + n}.com`);
    await call(ann, 'POST', `/lists/${id}/items`, { domains: domains(0, 9_990) });
    const answers = await Promise.all(
      [domains(9_990, 9_998), domains(9_998, 10_006)].map((more) =>
        call(ann, 'POST', `/lists/${id}/items`, { domains: more }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().detail[0].ctx.error).toBe(
      'The free plan is limited to 10,000 companies per list, and this would bring you to 10,006. Delete some first, or ask for a higher plan.',
    );
    expect((await call(ann, 'GET', `/lists/${id}?limit=1`)).json().item_count).toBe(9_998);
  });

  it('accept 50,000 domains and 512 KB in a request, whether they are added or removed', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: 'Many' })).json();
    for (const method of ['POST', 'DELETE'] as const) {
      const many = await call(ann, method, `/lists/${id}/items`, { domains: Array(50_001).fill('a.co') });
      expect([many.statusCode, many.json().detail[0].ctx]).toEqual([
        422,
        { field_type: 'List', max_length: 50_000, actual_length: 50_001 },
      ]);
      const large = await call(ann, method, `/lists/${id}/items`, {
        domains: Array(9_000).fill(`${'a'.repeat(60)}.co`),
      });
      expect([large.statusCode, large.json().detail]).toEqual([
        413,
        'The request body is too large. Send it in several requests.',
      ]);
    }
  });

  it('are limited to fifty for a free account, even when many are created at once', async () => {
    const createAtOnce = async (lists: number) => {
      const created = Array.from({ length: lists }, () => call(ann, 'POST', '/lists', { name: 'List' }));
      return (await Promise.all(created)).filter(({ statusCode }) => statusCode === 200).length;
    };
    for (let group = 0; group < 6; group++) expect(await createAtOnce(8)).toBe(8);
    expect(await createAtOnce(8)).toBe(2);
    expect((await call(ann, 'GET', '/lists')).json()).toHaveLength(50);
  });
});

describe('the columns of the rows', () => {
  it('are stored per account, with their order and width, until they are reset', async () => {
    const columns = [
      { name: 'country', width: 7.5 },
      { name: 'domain', width: 10 },
    ];
    expect((await call(ann, 'GET', '/auth/row-columns')).json()).toEqual({ columns: [] });
    await Promise.all([
      call(ann, 'PUT', '/auth/row-columns', { columns: [{ name: 'age', width: 5 }] }),
      call(bob, 'PUT', '/auth/row-columns', { columns: [{ name: 'title', width: 9 }] }),
    ]);
    expect((await call(ann, 'PUT', '/auth/row-columns', { columns })).json()).toEqual({ columns });
    expect((await call(ann, 'GET', '/auth/row-columns')).json()).toEqual({ columns });
    expect((await call(bob, 'GET', '/auth/row-columns')).json().columns[0].name).toBe('title');
    await call(ann, 'PUT', '/auth/row-columns', { columns: [] });
    expect((await call(ann, 'GET', '/auth/row-columns')).json()).toEqual({ columns: [] });
  });

  it.each([
    ['chosen twice', Array(2).fill({ name: 'domain', width: 10 })],
    ['too many', Array.from({ length: 201 }, (_, at) => ({ name: `c${at}`, width: 10 }))],
    ['without a width', [{ name: 'domain', width: 0 }]],
    ['that are no names', [{ name: '<script>', width: 10 }]],
  ])('are refused when they are %s', async (_why, columns) => {
    expect((await call(ann, 'PUT', '/auth/row-columns', { columns })).statusCode).toBe(422);
  });
});
