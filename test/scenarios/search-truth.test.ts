import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createRandom, type Random } from '../../src/modules/demo/seeded-random.ts';
import { type DemoCompany, demoCompanies } from '../harness/demo-companies.ts';
import { createSearchOracle, type OracleQuery } from '../harness/search-oracle.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';

const SITES = bySuite(120, 240);
const QUERIES = bySuite(60, 1_000);

let running: TestApp;
let companies: DemoCompany[];

beforeAll(async () => {
  companies = demoCompanies(SITES, 1);
  running = await buildTestApp({ searchWorkers: 1 });
  await running.index.upsert(
    companies.slice(0, SITES / 2).map(({ profile, evidence }) => toIndexDocument(profile, evidence)),
  );
  const bulk = await running.index.bulk();
  for (const { profile, evidence } of companies.slice(SITES / 2))
    await bulk.add(toIndexDocument(profile, evidence));
  await bulk.commit();
  await bulk.close();
});
afterAll(() => running.app.close());

interface Row {
  readonly domain: string;
  readonly score: number;
  readonly matched_in: string[];
  readonly matched_snippet: string;
}

async function search(
  parameters: object,
): Promise<{ total_count: number; result_count: number; results: Row[]; normalized_query: string }> {
  const text = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await running.app.inject({
    url: `/search?${text}`,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('searching the demo corpus', () => {
  it('finds every planted phrase exactly where it was planted', async () => {
    for (const { truth } of companies.slice(0, bySuite(SITES / 4, SITES / 2))) {
      for (const { phrase, kind, field } of truth.phrases) {
        const { results } = await search({ q: phrase, limit: 500 });
        const row = results.find(({ domain }) => domain === truth.domain);
        expect(row?.matched_in, `${phrase} in ${truth.domain}`).toContain(field);
        if (kind === 'unique') expect(results.map(({ domain }) => domain)).toEqual([truth.domain]);
      }
    }
  });

  it(`answers ${QUERIES} random queries over modes and filters exactly like a scan of every page`, async () => {
    const oracle = createSearchOracle(companies.map(({ profile }) => profile));
    const random = createRandom(3, 0, 0);
    for (let n = 0; n < QUERIES; n++) {
      const query = randomQuery(companies, random);
      const expected = oracle.search(query);
      const answer = await search({ ...query, limit: 500 });
      const found = new Map(answer.results.map(({ domain, matched_in }) => [domain, matched_in]));
      expect(answer.total_count, JSON.stringify(query)).toBe(expected.size);
      expect(Object.fromEntries([...found].sort()), JSON.stringify(query)).toEqual(
        Object.fromEntries([...expected].sort()),
      );
    }
  });

  it('pages of any size combined are the whole, in order, without gaps or repeats', async () => {
    for (const q of bySuite(['de', 'contact'], ['a', 'de', 'contact', 'the'])) {
      const whole = (await search({ q, mode: 'single', limit: 500 })).results;
      for (const limit of [1, 7, 50]) {
        const pages: Row[] = [];
        for (let offset = 0; offset < whole.length; offset += limit)
          pages.push(...(await search({ q, mode: 'single', limit, offset })).results);
        expect(pages).toEqual(whole);
      }
      const inOrder = [...whole].sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
      expect(whole).toEqual(inOrder);
    }
  });

  it('shows a snippet of at most 200 characters that contains the match', async () => {
    for (const { truth } of companies.slice(0, SITES / 4)) {
      for (const { phrase } of truth.phrases) {
        for (const { matched_snippet } of (await search({ q: phrase, limit: 5 })).results) {
          expect(matched_snippet.length).toBeLessThanOrEqual(200);
          expect(matched_snippet.toLowerCase()).toContain(phrase.toLowerCase());
        }
      }
    }
  });

  it('counts and facets agree with the rows', async () => {
    const { app } = running;
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    for (const q of ['contact', 'de']) {
      const rows = (await search({ q, mode: 'single', limit: 500 })).results;
      const count = (await app.inject({ url: `/search/count?q=${q}&mode=single`, headers })).json();
      expect(count).toEqual({ query: q, total_results: rows.length });
      const { facets, total_count } = (
        await app.inject({
          url: `/search/facets?q=${q}&mode=single&size=50&fields=country,has,industry`,
          headers,
        })
      ).json();
      expect(total_count).toBe(rows.length);
      const byDomain = new Map(companies.map(({ profile }) => [profile.domain, profile]));
      const expected = new Map<string, number>();
      for (const { domain } of rows) {
        const country = byDomain.get(domain)?.country;
        if (country) expected.set(country, (expected.get(country) ?? 0) + 1);
      }
      expect(
        Object.fromEntries(
          facets.country.map(({ value, count: n }: { value: string; count: number }) => [
            value.toUpperCase(),
            n,
          ]),
        ),
      ).toEqual(Object.fromEntries(expected));
      expect(facets.has.find(({ value }: { value: string }) => value === 'email')?.count ?? 0).toBe(
        rows.filter(({ domain }) => byDomain.get(domain)?.has_email).length,
      );
    }
  });
});

function randomQuery(from: readonly DemoCompany[], random: Random): OracleQuery {
  const { profile } = random.pick(from);
  const words = [profile.title, profile.meta_description, profile.body_text, ...profile.h2]
    .join(' ')
    .split(/\s+/);
  const at = random.below(words.length);
  const length = random.between(1, 3);
  const q = words
    .slice(at, at + length)
    .join(' ')
    .slice(0, 150)
    .replace(/^[^\p{L}\p{N}]*$/u, 'contact');
  const other = random.pick(from).profile;
  return {
    q,
    mode: random.pick<OracleQuery['mode']>(['phrase', 'any', 'single']),
    ...(random.chance(0.2) &&
      other.country && { country: random.pick([other.country, other.country.toLowerCase()]) }),
    ...(random.chance(0.2) && other.tld && { tld: other.tld }),
    ...(random.chance(0.2) && other.industry && { industry: other.industry }),
    ...(random.chance(0.15) && other.technologies[0] && { tech: other.technologies[0].slice(0, 4) }),
    ...(random.chance(0.15) && other.title && { title: other.title.slice(2, 6).trim() || 'a' }),
    ...(random.chance(0.2) && {
      has: random.pick(['email', 'phone', 'pricing,blog', 'ecommerce', 'contact,email']),
    }),
  };
}
