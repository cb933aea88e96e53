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

const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const company = (domain: string, title = domain) => ({
  domain,
  title,
  company_name: '',
  industry: '',
  country: '',
});

describe('saved companies', () => {
  const save = (query: string, ...domains: string[]) =>
    running.services.shelf.savedCompanies.remember(ann.accountId, query, () =>
      domains.map((domain) => company(domain)),
    );
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

  it('are kept once per query and remember when they were first and last seen', async () => {
    save('crm', 'a.com');
    running.clock.advance(60_000);
    save('crm', 'a.com');
    const { total, companies } = (await call(ann, 'GET', '/auth/my-companies')).json();
    expect([total, companies[0].first_seen_at, companies[0].last_seen_at]).toEqual([
      1,
      '2026-11-01T00:00:00.000Z',
      '2026-11-01T00:01:00.000Z',
    ]);
  });

  it('can be removed altogether or for one query', async () => {
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
      domains: ['https://www.A.com', 'b.com', 'c.com', 'junk'],
      current_query: 'erp',
    });
    expect(answer.json()).toEqual({ 'https://www.A.com': true });
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
});

describe('lists', () => {
  it('take domains in any form, name what is none, and show what the index knows', async () => {
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

  it('of somebody else look like none', async () => {
    const { id } = (await call(ann, 'POST', '/lists', { name: 'Mine' })).json();
    expect((await call(bob, 'GET', `/lists/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'POST', `/lists/${id}/items`, { domains: ['a.com'] })).statusCode).toBe(404);
    expect((await call(bob, 'DELETE', `/lists/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'GET', '/lists')).json()).toEqual([]);
  });
});
