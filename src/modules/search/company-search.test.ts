import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../../test/harness/other-requests-answered.ts';
import { indexCompanies } from '../../../test/harness/test-app.ts';
import { openIndexAt } from '../../app/index.ts';
import type { TextIndex, TextSearch } from '../../lib/text-index/api.ts';
import { openTextIndex } from '../../lib/text-index/index.ts';
import { createCompanySearch, createQueryCache } from './index.ts';
import { queryText } from './query-text.ts';

let directory: string;
let index: TextIndex;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'company-search-'));
  index = await openIndexAt(directory, { compaction: false });
  await indexCompanies(index, [{ domain: 'plumber.example', title: 'A plumber' }]);
});
afterEach(async () => {
  await index.close();
  rmSync(directory, { recursive: true, force: true });
});

const request = { mode: 'any', limit: 10, offset: 0 } as const;
const client = { signal: new AbortController().signal };

it('pages of a remote index come from the cache until its generation changes', async () => {
  const distant: TextSearch = Object.create(index, {
    generation: { value: async () => index.generation() },
  });
  const search = createCompanySearch(distant, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
  expect((await search.search(request, client)).cached).toBe(false);
  expect((await search.search(request, client)).cached).toBe(true);
  await indexCompanies(index, [{ domain: 'baker.example', title: 'A baker' }]);
  const afterwards = await search.search(request, client);
  expect(afterwards.cached).toBe(false);
  expect(afterwards.page.totalCount).toBe(2);
});

it.each([
  ['Ｃ＋＋', 'C++', 'Vitamin C'],
  ['ｶﾞﾗｽ', 'ガラス', 'カラス'],
])('%s has the same answer as %s, from the cache too', async (wide, plain, other) => {
  await indexCompanies(index, [
    { domain: 'plain.example', title: `We write ${plain}` },
    { domain: 'wide.example', title: `We write ${wide}` },
    { domain: 'other.example', title: other },
  ]);
  const search = createCompanySearch(index, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
  const find = async (text: string) => {
    const { page, cached } = await search.search(
      { ...request, q: queryText.parse(text), mode: 'phrase' },
      client,
    );
    const rows = page.read() as readonly { readonly domain: string }[];
    return { domains: rows.map(({ domain }) => domain).sort(), cached };
  };
  const domains = ['plain.example', 'wide.example'];
  expect(await find(wide)).toEqual({ domains, cached: false });
  expect(await find(plain)).toEqual({ domains, cached: true });
});

it('queries of different words never share an answer', async () => {
  const search = createCompanySearch(index, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
  const find = (text: string) =>
    Promise.resolve(search.search({ ...request, q: queryText.parse(text) }, client)).then(
      ({ cached }) => cached,
    );
  expect(await find('a plumber')).toBe(false);
  expect(await find('aplumber')).toBe(false);
  expect(await find('A  Plumber!')).toBe(true);
});

it('another index of the same generation has its own answers', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'company-search-'));
  const other = await openIndexAt(elsewhere, { compaction: false });
  try {
    await indexCompanies(other, [
      { domain: 'baker.example', title: 'A baker' },
      { domain: 'miller.example', title: 'A miller' },
    ]);
    expect(other.generation()).toBe(index.generation());
    let current: TextIndex = index;
    const following = new Proxy(index, { get: (_, name) => Reflect.get(current, name).bind(current) });
    const search = createCompanySearch(following, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
    expect((await search.search(request, client)).page.totalCount).toBe(1);
    current = other;
    const { page, cached } = await search.search(request, client);
    expect([page.totalCount, cached]).toEqual([2, false]);
  } finally {
    await other.close();
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

it('other requests are served while a page of many results is written', async () => {
  const query = { ...request, q: queryText.parse('plumber') };
  const found = await index.search({ mode: 'all' }, { limit: 1 });
  const hits = Array.from({ length: 10_000 }, () => ({ ...found.hits[0], matchedFields: ['title'] }));
  const large: TextSearch = Object.create(index, {
    search: { value: async () => ({ ...found, hits, total: hits.length }) },
  });
  const search = createCompanySearch(large, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
  let results: unknown;
  const isHeard = await otherRequestsAreAnsweredDuring(async () => {
    const { page } = await search.search(query, client);
    results = page.read();
  });
  expect(results).toHaveLength(hits.length);
  expect(results).toContainEqual(expect.objectContaining({ domain: 'plumber.example', title: 'A plumber' }));
  expect(isHeard).toBe(true);
});

it('an index built before a column could be filtered serves the rest and states how to add it', async () => {
  const older = mkdtempSync(join(tmpdir(), 'company-search-older-'));
  const fields = Object.entries({ title: 8, meta: 4, h1: 5, h2: 3, h3: 2, body: 1 });
  const filters = ['country', 'industry', 'language', 'crawl_id', 'source', 'company_name'];
  const built = await openTextIndex({
    directory: older,
    schema: {
      fields: fields.map(([name, boost]) => ({ name, boost })),
      filters: filters.map((name) => ({ name, kind: 'keyword' })),
    },
    workers: 0,
  });
  await built.close();
  const [failed, absent]: [unknown[], string[]] = [[], []];
  const opened = await openIndexAt(older, {
    onBackgroundError: (error) => failed.push(error),
    onAbsentFilters: (names) => absent.push(...names),
  });
  try {
    await indexCompanies(opened, [{ domain: 'baker.example', title: 'A baker', country: 'DE' }]);
    const search = createCompanySearch(opened, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
    expect((await search.search({ ...request, country: ['DE'] }, client)).page.totalCount).toBe(1);
    const refused = { code: 'conflict', message: expect.stringContaining("'homedex index rebuild'") };
    await expect(search.search({ ...request, filter: ['city:eq:Leeds'] }, client)).rejects.toMatchObject(
      refused,
    );
    await expect(search.search({ ...request, sort: 'rank' }, client)).rejects.toMatchObject(refused);
    const facets = search.facets(request, { fields: ['cms'], size: 5 }, client.signal);
    await expect(facets).rejects.toMatchObject(refused);
    expect(absent).toContain('city');
    expect(absent).not.toContain('country');
    expect(failed).toEqual([]);
  } finally {
    await opened.close();
    rmSync(older, { recursive: true, force: true });
  }
});
