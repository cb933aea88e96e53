import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createRandom, type Random } from '../../src/modules/demo/seeded-random.ts';
import { type DemoCompany, demoCompanies } from '../harness/demo-companies.ts';
import { createSearchOracle, type OracleQuery } from '../harness/search-oracle.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';

const SITES = 240;
const COMBINATIONS = bySuite(10, 150);
const FACET_QUERIES = bySuite(2, 6);
const KEYWORD_LISTS = bySuite(4, 25);

let running: TestApp;
let companies: DemoCompany[];
let oracle: ReturnType<typeof createSearchOracle>;

/** Most companies in a segment and some in the tail, read by a thread of its own, with some that were replaced. */
beforeAll(async () => {
  companies = demoCompanies(SITES, 1);
  oracle = createSearchOracle(companies.map(({ profile }) => profile));
  running = await buildTestApp({ searchWorkers: 1 });
  const documents = companies.map(({ profile, evidence }) => toIndexDocument(profile, evidence));
  const bulk = await running.index.bulk();
  for (const document of documents.slice(0, 200)) await bulk.add(document);
  await bulk.commit();
  await bulk.close();
  await running.index.upsert(documents.slice(190));
});
afterAll(() => running.app.close());

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };

async function get(path: string, parameters: object) {
  const text = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await running.app.inject({ url: `${path}?${text}`, headers });
  expect(answer.statusCode, `${path}?${text} ${answer.body}`).toBe(200);
  return answer;
}

async function post(path: string, body: object) {
  const answer = await running.app.inject({ method: 'POST', url: path, headers, payload: body });
  expect(answer.statusCode, `${path} ${JSON.stringify(body)} ${answer.body}`).toBe(200);
  return answer;
}

const listNames = new Set([
  'technology',
  'industry',
  'tld',
  'country',
  'language',
  'has',
  'domains',
  'exclude',
]);

/** The lists of an address as arrays. */
const asBody = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) =>
      listNames.has(name.replace(/^not_/, '')) ? [name, String(value).split(',')] : [name, value],
    ),
  );

const domainsOf = (rows: readonly { domain?: string }[]): string[] => rows.map(({ domain = '' }) => domain);

describe('equivalent requests', () => {
  it(`agree with a scan of every page: rows, counts, facets, files and bodies of ${COMBINATIONS} random combinations`, async () => {
    const random = createRandom(17, 0, 0);
    for (let n = 0; n < COMBINATIONS; n++) {
      const query = randomCombination(random);
      const label = JSON.stringify(query);
      const expected = oracle.search(query);
      const rows = (await get('/search', { ...query, limit: 500 })).json();
      expect(rows.total_count, label).toBe(expected.size);
      expect([...domainsOf(rows.results)].sort(), label).toEqual([...expected.keys()].sort());
      expect((await get('/search/count', query)).json().total_results, label).toBe(expected.size);
      expect((await get('/search/facets', { ...query, fields: 'has' })).json().total_count, label).toBe(
        expected.size,
      );
      const file = await get('/search/download', { ...query, tier: 'enterprise', columns: 'domain,score' });
      const inFile: { domain: string; score: string }[] = parse(file.body, { columns: true });
      expect(file.headers['x-total-count'], label).toBe(String(expected.size));
      expect(inFile, label).toEqual(
        rows.results.map(({ domain, score }: { domain: string; score: number }) => ({
          domain,
          score: String(score),
        })),
      );
      const body = asBody(query);
      const posted = (await post('/search', { ...body, limit: 500 })).json();
      expect(posted.results, label).toEqual(rows.results);
      expect((await post('/search/count', body)).json().total_results, label).toBe(expected.size);
    }
  });

  it('agree without a query too, best rank first, then by domain', async () => {
    const random = createRandom(23, 0, 0);
    for (let n = 0; n < COMBINATIONS / 5; n++) {
      const { q: _q, ...query } = randomCombination(random);
      const label = JSON.stringify(query);
      const { mode: _mode, ...filters } = query;
      const expected = [...oracle.search(query).keys()].sort();
      const answer = (await get('/companies', { ...filters, limit: 500 })).json();
      expect(answer.total_count, label).toBe(expected.length);
      // No site of the demo has a rank, so the domain decides.
      expect(domainsOf(answer.results), label).toEqual(expected);
      expect((await get('/companies/facets', { ...filters, fields: 'has' })).json().total_count).toBe(
        expected.length,
      );
      const file = await get('/companies/download', { ...filters, tier: 'enterprise', format: 'jsonl' });
      expect(file.body.split('\n').length - 1, label).toBe(expected.length);
    }
  });

  it('several keywords are counted one by one, and their file has each company once, under the first it matches', async () => {
    const random = createRandom(41, 0, 0);
    for (let n = 0; n < KEYWORD_LISTS; n++) {
      const keywords = [
        ...new Set(Array.from({ length: random.between(1, 5) }, () => randomCombination(random).q ?? '')),
      ].map((keyword) => keyword.replaceAll(',', ' ').trim());
      const counted = (await post('/bulk-search/count', { keywords })).json();
      const matched = counted.keywords.map(({ keyword }: { keyword: string }) =>
        oracle.search({ q: keyword, mode: 'phrase' }),
      );
      expect(counted.keywords.map(({ total_results }: { total_results: number }) => total_results)).toEqual(
        matched.map(({ size }: Map<string, unknown>) => size),
      );
      const file = await post('/bulk-search/download', {
        keywords,
        tier: 'enterprise',
        columns: ['domain', 'matched_keyword', 'score'],
        format: 'jsonl',
      });
      const rows = file.body.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
      const expected = new Map<string, string>();
      for (const [at, { keyword }] of counted.keywords.entries())
        for (const domain of matched[at].keys()) if (!expected.has(domain)) expected.set(domain, keyword);
      expect(
        Object.fromEntries(rows.map(({ domain, matched_keyword }) => [domain, matched_keyword])),
      ).toEqual(Object.fromEntries(expected));
      expect(rows).toHaveLength(expected.size);
      expect(file.headers['x-total-count']).toBe(String(expected.size));
      expect(rows).toEqual([...rows].sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1)));
    }
  });

  it('every value of every facet finds the number it showed', async () => {
    const random = createRandom(31, 0, 0);
    for (let n = 0; n < FACET_QUERIES; n++) {
      const { q = '', mode } = randomCombination(random);
      const { facets, total_count } = (await get('/search/facets', { q, mode, size: 50 })).json();
      for (const [field, values] of Object.entries(facets)) {
        const filter = field === 'tech' ? 'technology' : field;
        for (const { value, count } of values as { value: string; count: number }[]) {
          const clicked = (await get('/search/count', { q, mode, [filter]: value })).json().total_results;
          expect([field, value, clicked]).toEqual([field, value, count]);
          if (field === 'has') continue;
          const without = (await get('/search/count', { q, mode, [`not_${filter}`]: value })).json();
          expect([field, value, without.total_results]).toEqual([field, value, total_count - count]);
        }
      }
    }
  });
});

function randomCombination(random: Random): OracleQuery {
  const pick = () => random.pick(companies).profile;
  const { title, body_text, h2 } = pick();
  const words = [title, body_text, ...h2].join(' ').split(/\s+/);
  const at = random.below(words.length);
  const q = words
    .slice(at, at + random.between(1, 2))
    .join(' ')
    .slice(0, 100);
  const some = (chance: number, name: string, values: readonly (string | null | undefined)[]) => {
    const given = values.filter((value): value is string => Boolean(value));
    return random.chance(chance) && given.length > 0 ? { [name]: given.join(',') } : {};
  };
  return {
    q: /[\p{L}\p{N}]/u.test(q) ? q : 'contact',
    mode: random.pick<OracleQuery['mode']>(['phrase', 'any', 'single']),
    ...some(0.2, 'country', [pick().country, pick().country]),
    ...some(0.2, 'tld', [pick().tld, random.pick(['uk', 'nz', 'com', 'jp'])]),
    ...some(0.15, 'industry', [pick().industry, pick().industry]),
    ...some(0.15, 'language', [pick().language, pick().language]),
    ...some(0.15, 'technology', [pick().technologies[0]]),
    ...some(0.1, 'tech', [pick().technologies[0]?.slice(0, 3)]),
    ...some(0.15, 'has', [random.pick(['email', 'phone', 'blog'])]),
    ...some(
      0.1,
      'domains',
      companies.slice(0, 60).map(({ profile }) => profile.domain),
    ),
    ...some(0.15, 'not_has', [
      random.pick(['email', 'phone', 'blog']),
      random.pick(['pricing', 'ecommerce']),
    ]),
    ...some(0.15, 'not_country', [pick().country]),
    ...some(0.15, 'not_tld', [random.pick(['uk', 'com', 'co.uk', 'de'])]),
    ...some(0.1, 'not_industry', [pick().industry]),
    ...some(0.1, 'not_language', [pick().language]),
    ...some(0.1, 'not_technology', [pick().technologies[0], pick().technologies[1]]),
    ...some(0.2, 'exclude', [random.pick(['contact', 'the', 'und', 'team', 'privacy'])]),
  } as OracleQuery;
}
