import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySuite, isInFullSuite } from '../../../test/harness/suite.ts';
import type { IndexDocument, MatchMode, TextExpression, TextIndex, TextIndexSchema } from './index.ts';
import { openTextIndex } from './index.ts';

const schema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 4 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'open', kind: 'flag' },
  ],
};

/** Few words in many documents: lists grow into bitmaps and dense bitmaps, and most pairs of words are indexed. */
const words = Array.from({ length: 40 }, (_, i) => `w${i}`);
/** Every so many documents have a rare country, so that some chunks have it and others do not. */
const rareEvery = 30_011;
/** The second fills more than a chunk, so that both workers of a bulk build are used. */
const commits = bySuite([4_000, 67_000], [33_000, 70_000]);
const documents = commits.reduce((sum, size) => sum + size);
const directory = mkdtempSync(join(tmpdir(), 'text-index-'));
const texts = new Map<string, { title: string[]; body: string[]; country: string; open: boolean }>();
let index: TextIndex;
let state = 1;

function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return (state >>> 8) / 2 ** 24;
}

function someWords(most: number): string[] {
  return Array.from(
    { length: 1 + Math.floor(random() * most) },
    () => words[Math.floor(random() ** 2 * 40)] as string,
  );
}

function makeDocument(number: number): IndexDocument {
  const key = `key${number}`;
  const page = {
    title: someWords(2),
    body: someWords(9),
    country: number % rareEvery === 7 ? 'CH' : random() < 0.2 ? 'DE' : 'US',
    open: random() < 0.5,
  };
  texts.set(key, page);
  return {
    key,
    text: { title: page.title.join(' '), body: page.body.join(' ') },
    filters: { country: page.country, open: page.open },
    stored: Buffer.from(key),
  };
}

beforeAll(async () => {
  index = await openTextIndex({ directory, schema, workers: 0, compaction: false });
  const bulk = await index.bulk();
  let next = 0;
  for (const size of commits) {
    for (let i = 0; i < size; i++) {
      await bulk.add(makeDocument(next++));
      // Of two documents with one key the later one stays, whichever worker has the earlier.
      if (i % 500 === 499) await bulk.add(makeDocument(next - 1 - Math.floor(random() * i)));
    }
    await bulk.commit();
  }
  await bulk.close();
});

afterAll(async () => {
  await index.close();
  rmSync(directory, { recursive: true, force: true });
});

function holds(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, at) => phrase.every((word, k) => text[at + k] === word));
}

function expectedKeys(mode: MatchMode, query: readonly string[], filtered: boolean): string[] {
  const found: string[] = [];
  for (const [key, page] of texts) {
    if (filtered && !(page.country === 'DE' && page.open)) continue;
    const all = [...page.title, ...page.body];
    const isMatch =
      mode === 'phrase'
        ? holds(page.title, query) || holds(page.body, query)
        : mode === 'all'
          ? query.every((word) => all.includes(word))
          : query.some((word) => all.includes(word));
    if (isMatch) found.push(key);
  }
  return found;
}

/** Keys that only one of the two has, or that were found twice: sorting tens of thousands of them took as long as finding them. */
function differences(found: readonly { readonly key: string }[], expected: readonly string[]): string[] {
  const missing = new Set(expected);
  const extra = found.filter(({ key }) => !missing.delete(key)).map(({ key }) => key);
  return [...missing, ...extra];
}

function countBy(keys: readonly string[], of: (key: string) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[of(key)] = (counts[of(key)] ?? 0) + 1;
  return counts;
}

async function compare(queries: number): Promise<string[]> {
  const shapes: string[] = [];
  for (let i = 0; i < queries; i++) {
    const mode = (['phrase', 'all', 'any'] as const)[i % 3] ?? 'any';
    const query = someWords(mode === 'phrase' ? 3 : 4).slice(0, 4);
    const filtered = i % 2 === 0;
    const filters = filtered
      ? [
          { field: 'country', op: 'equals' as const, value: 'de' },
          { field: 'open', op: 'equals' as const, value: true },
        ]
      : [];
    const request = { text: query.join(' '), mode, filters };
    const expected = expectedKeys(mode, query, filtered);
    const all = await index.search(request, { limit: 200_000, stored: false });
    expect(differences(all.hits, expected), JSON.stringify(request)).toEqual([]);
    expect([all.total, await index.count(request)]).toEqual([expected.length, expected.length]);
    const { facets } = await index.facets(request, ['country'], { size: 5 });
    expect(Object.fromEntries((facets.country ?? []).map(({ value, count }) => [value, count]))).toEqual(
      countBy(expected, (key) => texts.get(key)?.country ?? ''),
    );
    const best = await index.search(request, { limit: 50, offset: 10 });
    const shape = best.hits.map((hit) => `${hit.key} ${hit.score} ${hit.matchedFields}`).join();
    expect(shape).toBe(
      all.hits
        .slice(10, 60)
        .map((hit) => `${hit.key} ${hit.score} ${hit.matchedFields}`)
        .join(),
    );
    shapes.push(shape);
  }
  return shapes;
}

test('lists of every kind return exact sets, totals and pages', async () => {
  // Each mode with and without filters.
  await compare(bySuite(6, 15));
});

/** Each with its predicate of a page. */
const expressions: readonly [
  TextExpression,
  (title: readonly string[], body: readonly string[]) => boolean,
][] = [
  [
    { op: 'text', slots: [{ prefix: 'w3' }] },
    (title, body) => [...title, ...body].some((word) => word.startsWith('w3')),
  ],
  [{ op: 'text', slots: [{ word: 'w0' }], fields: ['title'] }, (title) => title.includes('w0')],
  [{ op: 'text', slots: [{ word: 'w0' }], fields: ['body'] }, (_, body) => body.includes('w0')],
  [
    { op: 'text', slots: [{ prefix: 'w' }, { word: 'w0' }], fields: ['body'] },
    (_, body) => body.indexOf('w0', 1) > 0,
  ],
  [
    { op: 'near', slots: [{ word: 'w0' }, { word: 'w1' }], distance: 1 },
    (title, body) =>
      [title, body].some((text) =>
        text.some((word, at) => word === 'w0' && text.slice(Math.max(0, at - 2), at + 3).includes('w1')),
      ),
  ],
  [
    { op: 'near', slots: [{ word: 'w0' }, { word: 'w1' }, { word: 'w2' }], distance: 1 },
    (title, body) =>
      [title, body].some((text) =>
        text.some((_, at) => ['w0', 'w1', 'w2'].every((one) => text.slice(at, at + 4).includes(one))),
      ),
  ],
  [
    { op: 'text', slots: [{ prefix: 'w3' }], fields: ['title'] },
    (title) => title.some((word) => word.startsWith('w3')),
  ],
  [
    { op: 'all', of: [{ op: 'any', of: [word('w39'), word('w5')] }, word('w1')] },
    (title, body) => {
      const all = [...title, ...body];
      return (all.includes('w39') || all.includes('w5')) && all.includes('w1');
    },
  ],
  [
    {
      op: 'any',
      of: [
        { op: 'not', of: word('w0') },
        { op: 'all', of: [word('w39'), word('w38')] },
      ],
    },
    (title, body) => {
      const all = [...title, ...body];
      return !all.includes('w0') || (all.includes('w39') && all.includes('w38'));
    },
  ],
  [
    {
      op: 'any',
      of: [
        { op: 'all', of: [word('w0'), { op: 'not', of: word('w1') }] },
        { op: 'text', slots: [{ word: 'w2' }, { word: 'w0' }], fields: ['title'] },
      ],
    },
    (title, body) =>
      ([...title, ...body].includes('w0') && ![...title, ...body].includes('w1')) ||
      holds(title, ['w2', 'w0']),
  ],
];

function word(text: string): TextExpression {
  return { op: 'text', slots: [{ word: text }] };
}

async function compareExpressions(compared = expressions): Promise<void> {
  for (const [expression, isMatch] of compared) {
    const query = { mode: 'all', expression } as const;
    const expected = [...texts].filter(([, { title, body }]) => isMatch(title, body)).map(([key]) => key);
    const all = await index.search(query, { limit: 200_000, stored: false });
    const about = JSON.stringify(expression);
    expect(all.total, about).toBe(expected.length);
    expect(await index.count(query), about).toBe(expected.length);
    expect(differences(all.hits, expected), about).toEqual([]);
    const best = await index.search(query, { limit: 50, offset: 10, stored: false });
    expect(best.hits, about).toEqual(all.hits.slice(10, 60));
  }
}

test('expressions over lists of every kind return exact totals, and pages cut from one order', async () => {
  await compareExpressions(
    bySuite(
      expressions.filter((_, at) => at % 4 !== 0),
      expressions,
    ),
  );
});

test('one segment of many chunks returns the same answers in the same order as the segments it was made of', async () => {
  const before = state;
  const separate = await compare(bySuite(3, 6));
  await index.compact();
  expect((await index.stats()).segments).toBe(1);
  state = before;
  expect(await compare(bySuite(3, 6))).toEqual(separate);
  if (isInFullSuite) expect((await index.check()).problems).toEqual([]);
});

test('a few deletions and replacements leave sets, totals and pages exact, even after more of them', async () => {
  for (let round = 0; round < 2; round++) {
    const gone = [...texts.keys()].filter((_, at) => at % 700 === round);
    for (const key of gone) texts.delete(key);
    expect(await index.delete(gone)).toBe(gone.length);
    const numbers = Array.from({ length: 60 }, () => Math.floor(random() * documents));
    await index.upsert([...new Set(numbers)].map(makeDocument));
    const before = state;
    const first = await compare(bySuite(3, 9));
    state = before;
    if (isInFullSuite) expect(await compare(9)).toEqual(first);
  }
  // In the quick suite those that were not compared before: a prefix, words that are near each other, and what a word excludes.
  await compareExpressions(
    bySuite(
      expressions.filter((_, at) => at % 4 === 0),
      expressions,
    ),
  );
});

test('a rewrite that drops a third of the documents leaves the others unchanged', async () => {
  const gone = [...texts.keys()].filter((_, at) => at % 3 === 0);
  for (const key of gone) texts.delete(key);
  expect(await index.delete(gone)).toBe(gone.length);
  const before = state;
  const marked = await compare(bySuite(3, 6));
  await index.compact();
  expect((await index.stats()).deletedDocuments).toBe(0);
  state = before;
  expect(await compare(bySuite(3, 6))).toEqual(marked);
  expect((await index.check()).problems).toEqual([]);
});

test('a value that few chunks have is found, counted and excluded, with words and keys, and after a deletion', async () => {
  const rare = { field: 'country', op: 'equals', value: 'CH' } as const;
  const isRare = (key: string): boolean => texts.get(key)?.country === 'CH';
  const check = async (): Promise<void> => {
    const expected = [...texts.keys()].filter(isRare);
    const { total, hits } = await index.search({ mode: 'all', filters: [rare] }, { limit: 100 });
    expect(total).toBe(expected.length);
    expect(differences(hits, expected)).toEqual([]);
    const others = { mode: 'all', filters: [{ op: 'none', filters: [rare] }] } as const;
    expect(await index.counts([{ mode: 'all', filters: [rare] }, others])).toEqual([
      expected.length,
      texts.size - expected.length,
    ]);
    const word = texts.get(expected[0] as string)?.body[0] as string;
    const withWord = expected.filter((key) =>
      [texts.get(key)?.title, texts.get(key)?.body].flat().includes(word),
    );
    expect(await index.count({ text: word, mode: 'any', filters: [rare] })).toBe(withWord.length);
    const keys = { op: 'keys', keys: ['key1', 'key2', ...expected.slice(1)] } as const;
    const among = await index.search({ mode: 'all', filters: [rare, keys] }, { limit: 100 });
    expect(differences(among.hits, expected.slice(1))).toEqual([]);
    const { facets } = await index.facets({ mode: 'all', filters: [rare] }, ['country'], { size: 5 });
    expect(facets.country).toEqual([{ value: 'CH', count: expected.length }]);
  };
  await check();
  const gone = [...texts.keys()].find(isRare) as string;
  expect(await index.delete([gone])).toBe(1);
  texts.delete(gone);
  await check();
});

test('all keys are listed in their order, without what the hits match in', async () => {
  const listed: string[] = [];
  const options = { batch: 10_000, stored: false, matchedFields: false } as const;
  const sort = { by: 'key', isDescending: false } as const;
  for await (const hits of index.stream({ text: 'w0', mode: 'any' }, { ...options, sort })) {
    for (const { key } of hits) listed.push(key);
    expect(hits.every(({ matchedFields }) => matchedFields.length === 0)).toBe(true);
  }
  const expected = expectedKeys('any', ['w0'], false).sort();
  expect(listed.join()).toBe(expected.join());
  const some = expected.filter((_, at) => at % 97 === 0);
  const { total } = await index.search({ mode: 'all', filters: [{ op: 'keys', keys: some }] }, { limit: 1 });
  expect(total).toBe(some.length);
});
