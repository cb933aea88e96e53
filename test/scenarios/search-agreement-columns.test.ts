import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../src/lib/text-analysis/index.ts';
import { type Column, type CompanyProfile, columns, isFilled } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createRandom } from '../../src/modules/demo/seeded-random.ts';
import { type DemoCompany, demoCompanies } from '../harness/demo-companies.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';

const SITES = bySuite(60, 240);
const IN_SEGMENT = (SITES * 5) / 6;
const random = createRandom(23, 0, 0);

let running: TestApp;
let profiles: CompanyProfile[];
let companies: DemoCompany[];

/** Most companies in a segment and some in the tail, with some that were replaced. */
beforeAll(async () => {
  companies = demoCompanies(SITES, 1);
  profiles = companies.map(({ profile }, at) => ({
    ...profile,
    // What the invented sites do not say of themselves.
    domain_rank: at % 3 === 0 ? null : (at * 7919) % 1_000,
    response_ms: at % 5 === 0 ? null : 50 + ((at * 31) % 400),
    latitude: at % 4 === 0 ? 47 + (at % 17) / 8 : null,
  }));
  running = await buildTestApp({ searchWorkers: 1 });
  const documents = profiles.map((profile) => toIndexDocument(profile, {}));
  const bulk = await running.index.bulk();
  for (const document of documents.slice(0, IN_SEGMENT)) await bulk.add(document);
  await bulk.commit();
  await bulk.close();
  await running.index.upsert(documents.slice(IN_SEGMENT - 10));
});
afterAll(() => running.app.close());

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };

type Parameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

async function ask(path: string, parameters: Parameters) {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return running.app.inject({ url: `${path}?${new URLSearchParams(pairs)}`, headers });
}

async function get(path: string, parameters: Parameters) {
  const answer = await ask(path, parameters);
  expect(answer.statusCode, `${path} ${JSON.stringify(parameters)} ${answer.body}`).toBe(200);
  return answer;
}

const filterable = columns.filter((column) => column.filterable && column.name !== 'domain');

/** The values of a column as a filter compares them. */
function valuesOf(profile: CompanyProfile, { name, type }: Column): (string | number)[] {
  const value = profile[name];
  if (value === null || value === '') return [];
  if (name === 'tld') return [...new Set([String(value), String(value).split('.').at(-1) ?? ''])];
  if (name === 'tech_stack') return String(value).split(', ').map(foldText);
  if (type === 'datetime') return [Date.parse(String(value))];
  if (typeof value === 'number') return [value];
  return [value].flat().map((one) => foldText(String(one)));
}

const pick = <T>(from: readonly T[]): T | undefined => (from.length > 0 ? random.pick(from) : undefined);

/** A condition on a column with a value that some page has, and what it means. */
function randomCondition(
  column: Column,
): { filter: string; holds: (profile: CompanyProfile) => boolean } | undefined {
  const { name, type } = column;
  const filled = profiles.filter((profile) => isFilled(profile[name]));
  const chosen = pick(filled);
  const presence = random.chance(0.15);
  if (chosen === undefined || presence) {
    const isPresent = random.chance(0.5);
    return {
      filter: `${name}:${isPresent ? 'exists' : 'missing'}`,
      holds: (profile) => isFilled(profile[name]) === isPresent,
    };
  }
  const written = String([chosen[name]].flat()[0]);
  if (name === 'title')
    return {
      filter: `title:contains:${written.slice(0, 5)}`,
      holds: (profile) => foldText(profile.title ?? '').includes(foldText(written.slice(0, 5))),
    };
  const ordered = type === 'integer' || type === 'number' || type === 'datetime';
  const value = ordered
    ? type === 'datetime'
      ? Date.parse(written)
      : Number(written)
    : foldText(name === 'tech_stack' ? (written.split(', ')[0] ?? '') : written);
  const shown = name === 'tech_stack' ? (written.split(', ')[0] ?? '') : written;
  const has = (test: (one: string | number) => boolean) => (profile: CompanyProfile) =>
    valuesOf(profile, column).some(test);
  if (ordered) {
    const [op, test] = pick([
      ['gt', (one: number) => one > Number(value)],
      ['gte', (one: number) => one >= Number(value)],
      ['lt', (one: number) => one < Number(value)],
      ['lte', (one: number) => one <= Number(value)],
      ['eq', (one: number) => one === Number(value)],
    ] as const) ?? ['eq', () => false];
    // A date without milliseconds means its whole second.
    if (type === 'datetime' && op !== 'gte' && op !== 'lt') return undefined;
    return { filter: `${name}:${op}:${shown}`, holds: has((one) => test(Number(one))) };
  }
  const op = pick(
    type === 'boolean' ? (['eq', 'ne'] as const) : (['eq', 'ne', 'in', 'contains', 'starts'] as const),
  );
  const quoted = /[",]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  switch (op) {
    case 'ne':
      return { filter: `${name}:ne:${shown}`, holds: (profile) => !has((one) => one === value)(profile) };
    case 'in':
      return { filter: `${name}:in:${quoted},zz`, holds: has((one) => one === value) };
    case 'contains':
      return {
        filter: `${name}:contains:${shown.slice(0, 3)}`,
        holds: has((one) => String(one).includes(foldText(shown.slice(0, 3)))),
      };
    case 'starts':
      return {
        filter: `${name}:starts:${shown.slice(0, 3)}`,
        holds: has((one) => String(one).startsWith(foldText(shown.slice(0, 3)))),
      };
    default:
      return { filter: `${name}:eq:${shown}`, holds: has((one) => one === value) };
  }
}

const domainsOf = (rows: readonly { domain: string }[]): string[] => rows.map(({ domain }) => domain);

describe('conditions on columns', () => {
  it('are offered for at least sixty columns, numbers and dates among them', () => {
    expect(filterable.length).toBeGreaterThanOrEqual(60);
    const types = new Set(filterable.map(({ type }) => type));
    expect([...types].sort()).toEqual(['boolean', 'datetime', 'integer', 'number', 'string', 'string[]']);
  });

  it('match exactly the companies whose profiles have the value, for every filterable column', async () => {
    for (const column of filterable)
      for (let n = 0; n < bySuite(1, 3); n++) {
        const condition = randomCondition(column);
        if (condition === undefined) continue;
        const { filter, holds } = condition;
        const found = (await get('/companies', { filter, limit: 500 })).json();
        const expected = profiles.filter(holds).map(({ domain }) => domain);
        expect(domainsOf(found.results).sort(), filter).toEqual(expected.sort());
        expect(found.total_count, filter).toBe(expected.length);
      }
  });

  it('give the same totals in search, count, facets and download when combined', async () => {
    for (let n = 0; n < bySuite(8, 25); n++) {
      const conditions = [pick(filterable), pick(filterable), pick(filterable)].flatMap(
        (column) => (column && randomCondition(column)) ?? [],
      );
      const filter = conditions.map((condition) => condition.filter);
      const label = JSON.stringify(filter);
      const expected = profiles.filter((profile) => conditions.every(({ holds }) => holds(profile)));
      const rows = (await get('/companies', { filter, limit: 500 })).json();
      expect(rows.total_count, label).toBe(expected.length);
      expect((await get('/companies/facets', { filter })).json().total_count, label).toBe(expected.length);
      const file = parse((await get('/companies/download', { filter, tier: 'enterprise' })).body, {
        columns: true,
        bom: true,
      }) as { domain: string }[];
      expect(domainsOf(file), label).toEqual(domainsOf(rows.results));
      const searched = { q: 'and OR the OR a OR in OR de', mode: 'query', filter };
      const counted = (await get('/search/count', searched)).json().total_results;
      expect((await get('/search', searched)).json().total_count, label).toBe(counted);
      expect((await get('/search/facets', searched)).json().total_count, label).toBe(counted);
      const answer = await running.app.inject({ method: 'POST', url: '/search', headers, payload: searched });
      expect(answer.json().total_count, label).toBe(counted);
    }
  });

  it('mean the same inside the query language', async () => {
    const total = async (parameters: Parameters) => (await get('/companies', parameters)).json().total_count;
    for (const [q, filter] of [
      ['founded_year:>2000', ['founded_year:gt:2000']],
      ['word_count:<=300 has_cart:true', ['word_count:lte:300', 'has_cart:eq:true']],
      ['-exists:founded_year', ['founded_year:missing']],
      ['city:*e* -cms:WordPress', ['city:contains:e', 'cms:ne:WordPress']],
      ['city:l*', ['city:starts:L']],
      ['fetched_at:>=2020 latitude:<48.5', ['fetched_at:gte:2020', 'latitude:lt:48.5']],
      ['domain_rank:<500 OR response_ms:>300', []],
    ] as const) {
      if (filter.length > 0) expect(await total({ q }), q).toBe(await total({ filter }));
    }
    const either = profiles.filter(
      ({ domain_rank, response_ms }) =>
        (domain_rank !== null && domain_rank < 500) || (response_ms !== null && response_ms > 300),
    );
    expect(await total({ q: 'domain_rank:<500 OR response_ms:>300' })).toBe(either.length);
  });

  it.each([
    ['nonsense', "'nonsense' is not a condition"],
    ['planet:eq:x', "'planet' is not a column"],
    ['city:gt:x', "'gt' is not a condition of city; use eq, ne, in, contains, starts, exists, missing"],
    ['founded_year:gt:old', "'old' is not a value of founded_year; use a number such as 1987"],
    ['fetched_at:gt:2026-13', 'use a date such as'],
    ['has_cart:eq:maybe', 'use true or false'],
    ['linkedin:eq:x', "'eq' is not a condition of linkedin; use exists, missing"],
    ['linkedin:exists:x', 'takes no value'],
    ['country:eq:germany', 'two-letter country code'],
  ])('that are invalid are refused with what to write: %s', async (filter, reason) => {
    const answer = await ask('/companies', { filter });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(reason)]);
  });
});

/** The value that a company is sorted by; null: none. */
const sortValues: Readonly<Record<string, (profile: CompanyProfile) => number | string | null>> = {
  rank: (profile) => profile.domain_rank,
  name: (profile) => (profile.company_name === null ? null : foldText(profile.company_name)),
  domain: (profile) => profile.domain,
  newest: (profile) => -Date.parse(profile.fetched_at),
  words: (profile) => -profile.word_count,
  technologies: (profile) => -profile.technologies.length,
};

function sortValue(sort: string, profile: CompanyProfile): number | string | null {
  const named = sortValues[sort];
  if (named) return named(profile);
  const column = columns.find(({ name }) => name === sort);
  const value = profile[sort as keyof CompanyProfile] as number | string | null;
  if (column?.type === 'datetime') return Date.parse(String(value));
  return typeof value === 'string' ? foldText(value) || null : value;
}

const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function sorted(sort: string): string[] {
  const [name, isReversed] = sort.startsWith('-') ? [sort.slice(1), true] : [sort, false];
  return profiles
    .toSorted((a, b) => {
      const [value, other] = [sortValue(name, a), sortValue(name, b)];
      if ((value === null) !== (other === null)) return value === null ? 1 : -1;
      const compared =
        value === null || other === null
          ? 0
          : typeof value === 'number'
            ? value - Number(other)
            : compareBytes(value, String(other));
      return (isReversed ? -compared : compared) || compareBytes(a.domain, b.domain);
    })
    .map(({ domain }) => domain);
}

async function walk(
  parameters: Parameters,
  between: () => Promise<void> = async () => {},
): Promise<string[]> {
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { results: { domain: string }[]; next_cursor: string | null } = (
      await get('/companies', { ...parameters, ...(cursor !== null && { cursor }) })
    ).json();
    walked.push(...domainsOf(page.results));
    cursor = page.next_cursor;
    await between();
  } while (cursor !== null && walked.length < 10 * SITES);
  return walked;
}

describe('orders', () => {
  const sortable = columns.filter((column) => column.sortable).map(({ name }) => name);
  const typeOf = (sort: string) => columns.find(({ name }) => name === sort)?.type;
  const isFirstOfType = (sort: string): boolean =>
    sort === sortable.find((other) => typeOf(other) === typeOf(sort));
  it.each([...Object.keys(sortValues), ...bySuite(sortable.filter(isFirstOfType), sortable)])(
    'by %s equal a sort of all profiles, in both directions, by cursor to the end and in files',
    async (sort) => {
      for (const order of [sort, `-${sort}`]) {
        const expected = sorted(order);
        expect(await walk({ sort: order, limit: SITES / 4 + 7 }), order).toEqual(expected);
        const file = parse((await get('/companies/download', { sort: order, tier: 'enterprise' })).body, {
          columns: true,
          bom: true,
        }) as { domain: string }[];
        expect(domainsOf(file), order).toEqual(expected);
      }
    },
  );

  it('by score can be paged to the end by cursor as by offset, and backwards', async () => {
    const search = { q: 'and OR the OR de', mode: 'query' };
    const pages: { domain: string; score: number }[] = [];
    let cursor: string | null = null;
    do {
      const page: { results: typeof pages; next_cursor: string | null } = (
        await get('/search', { ...search, limit: 19, ...(cursor !== null && { cursor }) })
      ).json();
      pages.push(...page.results);
      cursor = page.next_cursor;
    } while (cursor !== null);
    const whole = (await get('/search', { ...search, limit: 500 })).json();
    expect(domainsOf(pages)).toEqual(domainsOf(whole.results));
    expect(pages).toHaveLength(whole.total_count);
    const scores = (await get('/search', { ...search, sort: '-score', limit: 500 }))
      .json()
      .results.map(({ score }: { score: number }) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => a - b));
  });

  it('keep their paging complete while companies are written', async () => {
    let written = 0;
    const between = async (): Promise<void> => {
      const { profile } = companies[written % companies.length] as DemoCompany;
      const domain = `written-${written++}.example`;
      await running.index.upsert([toIndexDocument({ ...profile, domain }, {})]);
    };
    for (const sort of ['newest', '-word_count', 'name', 'score']) {
      const walked = await walk({ sort, limit: 29 }, between);
      const known = walked.filter((domain) => !domain.startsWith('written-'));
      expect([...known].sort(), sort).toEqual(profiles.map(({ domain }) => domain).sort());
      expect(new Set(walked).size, sort).toBe(walked.length);
      if (sort !== 'score') expect(known, sort).toEqual(sorted(sort));
    }
    await running.index.delete(Array.from({ length: written }, (_, at) => `written-${at}.example`));
  });

  it('and cursors that are invalid are refused with what to do', async () => {
    const { next_cursor } = (await get('/companies', { sort: 'name', limit: 5 })).json();
    const refused = async (parameters: Parameters): Promise<[number, string]> => {
      const answer = await ask('/companies', { sort: 'name', cursor: next_cursor, ...parameters });
      return [answer.statusCode, answer.body];
    };
    const damaged = `${next_cursor.slice(0, 30)}${next_cursor[30] === 'A' ? 'B' : 'A'}${next_cursor.slice(31)}`;
    for (const cursor of [damaged, '!', 'x'.repeat(200), next_cursor.slice(0, -4)])
      expect(await refused({ cursor })).toEqual([422, expect.stringContaining('cursor is damaged')]);
    for (const other of [{ sort: '-name' }, { country: 'DE' }, { q: 'cms:Wix' }, { filter: 'city:exists' }])
      expect(await refused(other)).toEqual([422, expect.stringContaining('belongs to another search')]);
    expect(await refused({ offset: 5 })).toEqual([422, expect.stringContaining('without offset')]);
    expect(await refused({ sort: 'happiness' })).toEqual([422, expect.stringContaining('sort takes score')]);
    expect((await get('/companies', { sort: 'name', cursor: next_cursor, limit: 50 })).statusCode).toBe(200);
  });
});

interface Counted {
  readonly value?: string;
  readonly from?: number | string;
  readonly to?: number | string;
  readonly count: number;
}

/** The conditions that a click on a counted value stands for. */
function clickOn(field: string, { value = '', from, to }: Counted): string[] {
  if (from !== undefined) return [`${field}:gte:${from}`, `${field}:lt:${to}`];
  return [`${field}:eq:${value}`];
}

describe('facets of columns', () => {
  const fields = filterable.map(({ name }) => name).filter((name) => name !== 'title');

  it('count what a click on each of their values finds', async () => {
    const filter = ['word_count:gt:100'];
    for (let at = 0; at < fields.length; at += 20) {
      const some = fields.slice(at, at + 20);
      const { facets } = (
        await get('/companies/facets', { fields: some.join(','), filter, size: bySuite(2, 5) })
      ).json();
      expect(Object.keys(facets).sort()).toEqual([...some].sort());
      for (const [field, values] of Object.entries(facets as Record<string, Counted[]>))
        for (const counted of values) {
          const clicked = { filter: [...filter, ...clickOn(field, counted)], limit: 1 };
          const { total_count } = (await get('/companies', clicked)).json();
          expect([field, counted, total_count]).toEqual([field, counted, counted.count]);
        }
    }
  });

  it('sideways ignore conditions on their own field, and nothing else', async () => {
    const chosen = { country: 'DE', filter: ['cms:eq:WordPress', 'word_count:gt:50', 'cms:ne:Wix'] };
    const { facets, total_count } = (
      await get('/companies/facets', {
        ...chosen,
        fields: 'country,cms,industry,word_count',
        sideways: true,
        size: 50,
      })
    ).json();
    expect(total_count).toBe((await get('/companies', { ...chosen, limit: 1 })).json().total_count);
    const total = async (parameters: Parameters) =>
      (await get('/companies', { ...parameters, limit: 1 })).json().total_count;
    for (const { value, count } of facets.country)
      expect(await total({ ...chosen, country: value }), value).toBe(count);
    for (const { value, count } of facets.cms)
      expect(
        await total({ ...chosen, filter: ['word_count:gt:50', 'cms:ne:Wix', `cms:eq:${value}`] }),
        value,
      ).toBe(count);
    for (const { from, to, count } of facets.word_count)
      expect(
        await total({
          ...chosen,
          filter: ['cms:eq:WordPress', `word_count:gte:${from}`, `word_count:lt:${to}`],
        }),
      ).toBe(count);
    expect(facets.country.length).toBeGreaterThan(1);
    expect(facets.cms.length).toBeGreaterThan(1);
  });

  it('start with a given prefix, in up to 200 values', async () => {
    const all = (await get('/companies/facets', { fields: 'city,has', size: 200 })).json().facets;
    expect(all.city.length).toBeGreaterThan(bySuite(5, 20));
    expect(all.has.map(({ value }: { value: string }) => value)).toContain('blog');
    for (const prefix of [foldText(all.city[0].value).slice(0, 1), 'blo']) {
      const some = (await get('/companies/facets', { fields: 'city,has', size: 200, prefix })).json().facets;
      const begins = ({ value }: { value: string }): boolean => foldText(value).startsWith(prefix);
      expect(some, prefix).toEqual({ city: all.city.filter(begins), has: all.has.filter(begins) });
    }
  });
});

describe('fields', () => {
  it('limit where words are searched, in every mode', async () => {
    const total = async (path: string, parameters: Parameters) => {
      const answer = (await get(path, parameters)).json();
      return answer.total_count ?? answer.total_results;
    };
    const { profile } = companies[0] as DemoCompany;
    const word = foldText(profile.title ?? '').split(/[^\p{L}]+/u)[0] ?? '';
    const scoped = await total('/search', { q: `title:${word}`, mode: 'query' });
    expect(scoped).toBeGreaterThan(0);
    for (const mode of ['phrase', 'all', 'or', 'query']) {
      const search = { q: word, mode, fields: 'title' };
      expect(await total('/search', search), mode).toBe(scoped);
      expect(await total('/search/count', search), mode).toBe(scoped);
      expect(await total('/search/facets', { q: word, mode, search_fields: 'title' }), mode).toBe(scoped);
    }
    expect((await ask('/search', { q: word, fields: 'footer' })).body).toContain('not a part of a page');
  });
});
