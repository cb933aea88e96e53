import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import { checkedColumns } from './columns/checked-columns.ts';
import { columnNames } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp({
    companies: [
      {
        domain: 'acme.com',
        title: 'Acme',
        company_name: 'Acme Inc.',
        country: 'US',
        industry: 'Software & SaaS',
        emails: ['hi@acme.com'],
      },
      { domain: 'beta.de', title: 'Beta', country: 'DE' },
    ],
  });
});
afterEach(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

describe('a company profile', () => {
  it('has all 178 columns, for any form of the domain', async () => {
    for (const form of ['acme.com', 'WWW.Acme.com', encodeURIComponent('https://www.acme.com/about?x=1')]) {
      const answer = await get(`/domain/${form}`);
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).toEqual(columnNames);
      expect(answer.json()).toMatchObject({
        domain: 'acme.com',
        company_name: 'Acme Inc.',
        emails: ['hi@acme.com'],
        phones: [],
        founded_year: null,
      });
    }
  });

  it('is 404 for a domain that is not indexed and 422 for an invalid one', async () => {
    const unknown = await get('/domain/unknown.org');
    expect([unknown.statusCode, unknown.json().detail]).toEqual([
      404,
      'unknown.org is not indexed. GET /lookup fetches a homepage and indexes it; GET /autocomplete finds companies by part of their name.',
    ]);
    for (const path of ['evidence', 'price', 'history', 'related'])
      expect((await get(`/domain/unknown.org/${path}`)).json()).toEqual(unknown.json());
    const nonsense = await get('/domain/nonsense');
    expect([nonsense.statusCode, nonsense.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ type: 'value_error', loc: ['path', 'domain'], input: 'nonsense' }),
    ]);
  });

  it('is free 250 times for a free account, then costs a credit, then 402; a miss costs nothing', async () => {
    const ann = await signUp(running, { credits: 1 });
    await indexCompanies(running.index, [{ domain: 'gamma.org', title: 'Gamma' }]);
    await running.database
      .updateTable('account')
      .set({ free_lookups_used: 249 })
      .where('id', '=', ann.accountId)
      .execute();
    const me = async () => (await get('/auth/me', ann.headers)).json();
    await get('/domain/unknown.org', ann.headers);
    expect(await me()).toMatchObject({ credits: 1, free_lookups_remaining: 1 });
    await get('/domain/acme.com', ann.headers);
    expect(await me()).toMatchObject({ credits: 1, free_lookups_remaining: 0 });
    await get('/domain/beta.de', ann.headers);
    expect(await me()).toMatchObject({ credits: 0, free_lookups_remaining: 0 });
    const refused = await get('/domain/gamma.org', ann.headers);
    expect([refused.statusCode, refused.headers['x-credits-needed']]).toEqual([402, '1']);
  });

  it('is free to read again for 30 days, even when it is read twice at once, and the response states its cost', async () => {
    const ann = await signUp(running, { tier: 'pro', credits: 5 });
    const key = (await running.services.accounts.apiKeys.create(ann.accountId, 'long')).key;
    const headers = { authorization: `Bearer ${key}` };
    const costs = (answers: { headers: Record<string, unknown> }[]) =>
      answers.map(({ headers: { 'x-credits-cost': cost } }) => cost).sort();
    const atOnce = await Promise.all([
      get('/domain/acme.com', headers),
      get('/domain/WWW.acme.com', headers),
    ]);
    expect(costs(atOnce)).toEqual(['0', '1']);
    running.clock.advance(29 * DAY_MS);
    expect(costs([await get('/domain/acme.com', headers)])).toEqual(['0']);
    expect(costs([await get('/domain/beta.de', headers)])).toEqual(['1']);
    running.clock.advance(2 * DAY_MS);
    expect(costs([await get('/domain/acme.com', headers)])).toEqual(['1']);
    expect(await running.services.ledger.balance(ann.accountId)).toBe(2);
    expect(costs([await get('/domain/acme.com')])).toEqual(['0']);
  });

  it('is charged every time if the operator configured that', async () => {
    const strict = await buildTestApp({ repeatReadsFreeDays: 0, companies: [{ domain: 'acme.com' }] });
    const ann = await signUp(strict, { tier: 'pro', credits: 5 });
    for (let n = 0; n < 3; n++) await strict.app.inject({ url: '/domain/acme.com', headers: ann.headers });
    expect(await strict.services.ledger.balance(ann.accountId)).toBe(2);
    await strict.app.close();
  });

  it('is saved under the query that led to it, or not at all', async () => {
    const ann = await signUp(running);
    await get('/domain/acme.com?from=Rocket+Shoes', ann.headers);
    await get('/domain/beta.de?save=false', ann.headers);
    const { companies } = (await get('/auth/my-companies', ann.headers)).json();
    expect(companies).toMatchObject([
      {
        domain: 'acme.com',
        search_query: 'Rocket Shoes',
        title: 'Acme',
        company_name: 'Acme Inc.',
        industry: 'Software & SaaS',
        country: 'US',
      },
    ]);
  });

  it('costs a paid account a credit, and saves the company', async () => {
    const ann = await signUp(running, { tier: 'pro', credits: 2 });
    await get('/domain/acme.com', ann.headers);
    expect((await get('/auth/credits', ann.headers)).json()).toMatchObject({
      balance: 1,
      transactions: [{ amount: -1, reason: 'domain_detail', reference: '/domain/acme.com' }, {}],
    });
    expect((await get('/auth/my-companies', ann.headers)).json().companies).toMatchObject([
      { domain: 'acme.com', search_query: 'acme.com', company_name: 'Acme Inc.' },
    ]);
  });
});

describe('the columns', () => {
  it('are listed with their fill rates in the index', async () => {
    const columns = (await get('/columns')).json();
    expect(columns).toHaveLength(178);
    const rate = (wanted: string) => columns.find(({ name }: { name: string }) => name === wanted)?.fill_rate;
    expect([rate('domain'), rate('company_name'), rate('founded_year')]).toEqual([1, 0.5, 0]);
  });

  it('state how many values were right where people checked, and nothing where nobody did', async () => {
    const columns = (await get('/columns')).json() as { name: string; checked: unknown }[];
    const { columns: judged } = checkedColumns();
    for (const { name, checked } of columns) {
      const known = judged[name as keyof typeof judged];
      expect(checked, name).toEqual(
        known === undefined ? null : { right: known.right, pages: known.checked },
      );
    }
    expect(columns.filter(({ checked }) => checked !== null).length).toBeGreaterThan(30);
  });
});
