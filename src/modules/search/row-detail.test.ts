import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../../test/harness/test-app.ts';
import { columnNames } from '../companies/index.ts';

/** One more than a download of the free tier has. */
const COMPANIES = 101;

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: Array.from({ length: COMPANIES }, (_, at) => ({
      domain: `company-${at}.com`,
      title: 'Common things',
      body_text: `common words ${'and more '.repeat(at === 0 ? 100 : 1)}`,
      h2: Array.from({ length: 30 }, (_, heading) => `Heading ${heading}`),
      city: 'Leeds',
      has_blog: true,
    })),
  });
});
afterAll(() => running.app.close());

interface Row {
  readonly domain: string;
  readonly columns?: Readonly<Record<string, unknown>>;
}

interface Page {
  readonly results: readonly Row[];
  readonly gate: string | null;
  readonly cached: boolean;
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await running.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const withColumns = ({ results }: Page): number => results.filter(({ columns }) => columns).length;

describe('profile columns next to a result', () => {
  it('are those requested, in order, and none otherwise', async () => {
    const chosen = await ask('/search?q=common&limit=1&columns=city,has_blog,founded_year');
    expect(Object.entries(chosen.results[0]?.columns ?? {}).slice(0, 2)).toEqual([
      ['city', 'Leeds'],
      ['has_blog', true],
    ]);
    const none = await ask('/search?q=common&limit=1');
    expect(none.results[0]).not.toHaveProperty('columns');
    const all = await ask('/companies?limit=1&columns=all');
    expect(Object.keys(all.results[0]?.columns ?? {})).toEqual(columnNames);
  });

  it('may be requested in a body', async () => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/search',
      payload: { q: 'common', limit: 1, columns: ['city'] },
    });
    expect(answer.json().results[0].columns).toEqual({ city: 'Leeds' });
  });

  it('are truncated if they are long: a row shows a line of each', async () => {
    const { results } = await ask('/search?q=common&domains=company-0.com&columns=body_text,h2');
    const [long] = results;
    expect(String(long?.columns?.body_text).length).toBeLessThan(310);
    expect(long?.columns?.h2).toHaveLength(20);
  });

  it('are returned for as many rows as a download of the tier has, and the answer marks when there are more', async () => {
    const url = '/search?q=common&limit=500&columns=city';
    const [free, pro] = [await signUp(running), await signUp(running, { tier: 'pro' })];
    for (const headers of [undefined, free.headers]) {
      const page = await ask(url, headers);
      expect(withColumns(page)).toBe(100);
      expect(page).toMatchObject({ gate: 'higher_tier_required' });
      expect(page.results).toHaveLength(COMPANIES);
      expect(withColumns(await ask(`${url}&offset=100`, headers))).toBe(0);
    }
    // The same question from who may see more is another page of the cache.
    for (const headers of [pro.headers, { authorization: `Bearer ${OPERATOR_TOKEN}` }]) {
      const page = await ask(url, headers);
      expect(withColumns(page)).toBe(COMPANIES);
      expect(page.gate).toBeNull();
    }
    expect(withColumns(await ask(url))).toBe(100);
  });

  it('cost nothing and save nothing', async () => {
    const { headers } = await signUp(running, { credits: 3 });
    await ask('/search?q=common&columns=all&save=false', headers);
    const me = await running.app.inject({ url: '/auth/me', headers });
    expect(me.json()).toMatchObject({ credits: 3, free_lookups_remaining: 250 });
    const saved = await running.app.inject({ url: '/auth/my-companies', headers });
    expect(saved.json()).toMatchObject({ total: 0 });
  });

  it('that do not exist are refused by name', async () => {
    const answer = await running.app.inject({ url: '/search?q=common&columns=city,shoe_size' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0]).toMatchObject({ loc: ['query', 'columns'] });
    expect(answer.json().detail[0].msg).toContain("'shoe_size' is not a column");
  });
});
