import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { demoCompanies } from '../../../../test/harness/demo-companies.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import { columnNames, isFilled } from '../index.ts';

const companies = demoCompanies(12, 3);
const domain = companies[0]?.profile.domain ?? '';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ searchWorkers: 1 });
  const bulk = await running.index.bulk();
  for (const { profile, evidence } of companies) await bulk.add(toIndexDocument(profile, evidence));
  await bulk.commit();
  await bulk.close();
  await indexCompanies(running.index, [{ domain: 'acme.com', title: 'Acme' }]);
});
afterAll(() => running.app.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const cost = (answer: { headers: Record<string, unknown> }) => answer.headers['x-credits-cost'];

describe('the evidence of a profile', () => {
  it('covers every value that the page provided, and no other', async () => {
    for (const { profile } of companies) {
      const answer = await get(`/domain/www.${profile.domain}/evidence`);
      expect(answer.statusCode).toBe(200);
      const { columns, identifiers, ...rest } = answer.json();
      expect(rest).toEqual({ domain: profile.domain, note: null });
      expect(identifiers).toEqual([]);
      expect(Object.keys(columns)).toEqual(
        columnNames.filter((name) => isFilled(profile[name]) && profile[name] !== false),
      );
      expect(columns.title).toEqual({
        place: 'title element',
        snippet: profile.title,
        rule: 'head-texts',
        seen_at: profile.fetched_at,
      });
      for (const [name, { place, rule }] of Object.entries<Record<string, string>>(columns))
        expect([place, rule], name).not.toContain('');
    }
  });

  it('is empty with an explanation for a company that was indexed without it', async () => {
    const answer = await get('/domain/acme.com/evidence');
    expect(answer.json()).toEqual({
      domain: 'acme.com',
      columns: {},
      identifiers: [],
      note: "The profile of acme.com was indexed before evidence was recorded. The operator can add it with 'homedex index rebuild'.",
    });
  });

  it('is 404 for a domain that is not indexed, 422 for an invalid one, 401 for a wrong token and 405 for HEAD', async () => {
    expect((await get('/domain/unknown.org/evidence')).statusCode).toBe(404);
    expect((await get('/domain/nonsense/evidence')).statusCode).toBe(422);
    expect((await get(`/domain/${domain}/evidence`, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    const head = await running.app.inject({ method: 'HEAD', url: `/domain/${domain}/evidence` });
    expect(head.statusCode).toBe(405);
  });
});

describe('its price', () => {
  it('is free after reading the profile, else the price of the profile, which is then free', async () => {
    const ann = await signUp(running, { tier: 'pro', credits: 2 });
    expect(cost(await get(`/domain/${domain}`, ann.headers))).toBe('1');
    expect(cost(await get(`/domain/${domain}/evidence`, ann.headers))).toBe('0');
    expect(cost(await get('/domain/acme.com/evidence', ann.headers))).toBe('1');
    expect(cost(await get('/domain/acme.com', ann.headers))).toBe('0');
    const refused = await get(`/domain/${companies[1]?.profile.domain}/evidence`, ann.headers);
    expect(refused.statusCode).toBe(402);
  });

  it('saves nothing to My Companies', async () => {
    const ben = await signUp(running, { tier: 'pro', credits: 2 });
    await get(`/domain/${domain}/evidence`, ben.headers);
    expect((await get('/auth/my-companies', ben.headers)).json().total).toBe(0);
  });
});
