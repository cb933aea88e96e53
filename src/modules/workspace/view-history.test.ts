import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp({ companies: [{ domain: 'acme.com', title: 'Acme' }] });
  ann = await signUp(running);
});
afterEach(() => running.app.close());

const facts = (domain: string, title = '') => ({
  domain,
  title,
  company_name: '',
  industry: '',
  country: '',
});
const show = (query: string, domains: readonly string[], accountId = ann.accountId) =>
  running.services.workspace.viewHistory.record({
    accountId,
    query,
    kind: 'search',
    companies: () => domains.map((domain) => facts(domain)),
  });
const list = async (more = '') =>
  (await running.app.inject({ url: `/auth/my-companies${more}`, headers: ann.headers })).json();

describe('saving what searches have shown', () => {
  it('applies back-pressure when too much is waiting, and loses nothing', async () => {
    const waits: unknown[] = [];
    for (let n = 0; n < 600; n++) waits.push(show(`query ${n}`, [`company-${n}.com`]));
    expect([waits[0], waits.at(-1)]).toEqual([undefined, expect.any(Promise)]);
    expect((await list()).total).toBe(600);
  });

  it('skips a deleted account, and stores the views of the others', async () => {
    const bob = await signUp(running);
    show('crm', ['bob.com'], bob.accountId);
    show('crm', ['ann.com']);
    await running.database.deleteFrom('account').where('id', '=', bob.accountId).execute();
    expect((await list()).companies).toMatchObject([{ domain: 'ann.com' }]);
  });

  it('logs what could not be saved, and continues with the next', async () => {
    running.services.workspace.viewHistory.record({
      accountId: ann.accountId,
      query: 'crm',
      kind: 'search',
      companies: () => {
        throw new Error('unreadable page');
      },
    });
    await running.services.workspace.viewHistory.settled();
    show('crm', ['ann.com']);
    expect((await list()).total).toBe(1);
    expect(running.logged()).toContain('companies could not be saved');
  });
});

describe('the search in My Companies', () => {
  it.each(['Ärztehaus', 'ärzte', 'ARZTE', 'köln', 'acme.com'])('finds %s', async (text) => {
    running.services.workspace.viewHistory.record({
      accountId: ann.accountId,
      query: 'x',
      kind: 'search',
      companies: () => [facts('acme.com', 'Ärztehaus Köln'), facts('other.com', 'Other')],
    });
    expect((await list(`?search=${encodeURIComponent(text)}`)).companies).toMatchObject([
      { domain: 'acme.com' },
    ]);
  });
});

describe('the companies an account can have saved', () => {
  /** As many rows as the free tier allows, by searches of different age. */
  const fill = () =>
    sql`
      insert into saved_company
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000)
      select ${sql.lit(ann.accountId)}, 'old-' || n || '.com', 'query ' || n / 500, 'query ' || n / 500, '', '', '', '', '', n, n, n from numbers
    `.execute(running.database);

  it('are limited by its tier: the least recently seen are dropped for new ones', async () => {
    await fill();
    show(
      'new',
      Array.from({ length: 30 }, (_, n) => `new-${n}.com`),
    );
    expect((await list()).total).toBe(20_000);
    expect((await list('?query=new')).total).toBe(30);
    const oldest = await running.database
      .selectFrom('saved_company')
      .select(({ fn }) => fn.min('first_seen_at').as('at'))
      .where('account_id', '=', ann.accountId)
      .executeTakeFirstOrThrow();
    expect(Number(oldest.at)).toBe(31);
  });

  it('are counted again after a twentieth was added, and others lose nothing', async () => {
    const bob = await signUp(running);
    show('crm', ['bob.com'], bob.accountId);
    await fill();
    for (let page = 0; page < 3; page++)
      show(
        'paging',
        Array.from({ length: 500 }, (_, n) => `page-${page}-${n}.com`),
      );
    const { total } = await list();
    expect(total).toBeGreaterThanOrEqual(20_000);
    expect(total).toBeLessThanOrEqual(21_000);
    const { rows } = await running.database
      .selectFrom('saved_company')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('account_id', '=', bob.accountId)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(1);
  });

  it('count once, however many searches have found them', async () => {
    show('crm', ['acme.com', 'other.com']);
    show('erp', ['acme.com']);
    expect(await list()).toMatchObject({ total: 3, company_count: 2 });
  });
});
