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
  running.services.shelf.remembering.remember({
    accountId,
    query,
    kind: 'search',
    companies: () => domains.map((domain) => facts(domain)),
  });
const list = async (more = '') =>
  (await running.app.inject({ url: `/auth/my-companies${more}`, headers: ann.headers })).json();

describe('saving what searches have shown', () => {
  it('asks to be waited for when too much is waiting, and loses nothing', async () => {
    const waits: unknown[] = [];
    for (let n = 0; n < 600; n++) waits.push(show(`query ${n}`, [`company-${n}.com`]));
    expect([waits[0], waits.at(-1)]).toEqual([undefined, expect.any(Promise)]);
    expect((await list()).total).toBe(600);
  });

  it('passes over an account that is gone, and keeps what was shown to the others', async () => {
    const bob = await signUp(running);
    show('crm', ['bob.com'], bob.accountId);
    show('crm', ['ann.com']);
    await running.database.deleteFrom('account').where('id', '=', bob.accountId).execute();
    expect((await list()).companies).toMatchObject([{ domain: 'ann.com' }]);
  });

  it('says in the log what could not be saved, and goes on with the next', async () => {
    running.services.shelf.remembering.remember({
      accountId: ann.accountId,
      query: 'crm',
      kind: 'search',
      companies: () => {
        throw new Error('unreadable page');
      },
    });
    await running.services.shelf.remembering.settled();
    show('crm', ['ann.com']);
    expect((await list()).total).toBe(1);
    expect(running.logged()).toContain('companies could not be saved');
  });
});

describe('the search in My Companies', () => {
  it.each(['Ärztehaus', 'ärzte', 'ARZTE', 'köln', 'acme.com'])('finds %s', async (text) => {
    running.services.shelf.remembering.remember({
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
