import { expect, test } from 'vitest';
import { isInFullSuite, isInQuickSuite } from '../../../test/harness/suite.ts';
import { open, page } from '../../../test/harness/test-index.ts';
import type { IndexDocument, TextIndex } from './index.ts';

async function addSegment(index: TextIndex, documents: Iterable<IndexDocument>): Promise<void> {
  const bulk = await index.bulk();
  for (const document of documents) await bulk.add(document);
  await bulk.commit();
  await bulk.close();
}

const padded = (n: number): string => String(n).padStart(6, '0');

/** Each document has a distinct value; the last fifty have a distinct word too. */
function* distinctCountries(count: number): Generator<IndexDocument> {
  for (let n = 0; n < count; n++)
    yield page(
      `k${padded(n)}`,
      { body: n >= count - 50 ? 'page last' : 'page' },
      { filters: { country: `Land ${padded(n)}` } },
    );
}

test.each([...(isInQuickSuite ? [255, 256, 300] : []), ...(isInFullSuite ? [65_600] : [])])(
  'facets of a keyword with %i values count each of them',
  async (values) => {
    const index = await open();
    await addSegment(index, distinctCountries(values));
    await index.compact();
    expect((await index.stats()).segments).toBe(1);
    const last = await index.facets({ text: 'last', mode: 'any' }, ['country'], { size: 100 });
    expect(last.facets.country).toEqual(
      Array.from({ length: 50 }, (_, n) => ({ value: `Land ${padded(values - 50 + n)}`, count: 1 })),
    );
    const all = await index.facets({ text: 'page', mode: 'any' }, ['country'], { size: values + 1 });
    expect(all.facets.country?.length).toBe(values);
    expect(new Set(all.facets.country?.map(({ count }) => count))).toEqual(new Set([1]));
  },
);

/** More words of one prefix than are looked at, each in this many documents. */
function* manyWords(words: readonly string[], documents: number, key: string): Generator<IndexDocument> {
  for (let n = 0; n < documents; n++) yield page(`${key}${n}`, { body: words.join(' ') });
}

const crowd = Array.from({ length: 6_000 }, (_, n) => `q${n.toString(36).padStart(4, '0')}`);

test('among more values of a prefix than are examined, the most frequent come first', async () => {
  const index = await open();
  await addSegment(
    index,
    (function* () {
      yield* manyWords(crowd, 1, 'crowd');
      yield* manyWords(['qzzzzz'], 5, 'often');
      yield* manyWords(['qzzzzy', 'q0'], 3, 'less');
      // Enough for a segment.
      yield* manyWords(['other'], 260, 'other');
    })(),
  );
  expect((await index.stats()).segments).toBe(1);
  const expected = [
    { value: 'qzzzzz', count: 5 },
    { value: 'q0', count: 3 },
    { value: 'qzzzzy', count: 3 },
    { value: crowd[0], count: 1 },
  ];
  expect(await index.suggest({ terms: true }, 'q', 4)).toEqual(expected);
  // The same of recent documents, which have no segment.
  const recent = await open();
  await recent.upsert([
    ...manyWords(crowd, 1, 'crowd'),
    ...manyWords(['qzzzzz'], 5, 'often'),
    ...manyWords(['qzzzzy', 'q0'], 3, 'less'),
  ]);
  expect(await recent.suggest({ terms: true }, 'q', 4)).toEqual(expected);
});

test('a value that is common in the whole index is found, even if one segment has many more common ones', async () => {
  const index = await open();
  await addSegment(
    index,
    (function* () {
      yield* manyWords(crowd, 3, 'crowd');
      yield* manyWords(['qmiddle'], 2, 'middle');
      yield* manyWords(['other'], 260, 'other');
    })(),
  );
  await addSegment(
    index,
    (function* () {
      yield* manyWords(['qmiddle'], 2, 'second');
      yield* manyWords(['other'], 260, 'another');
    })(),
  );
  expect((await index.stats()).segments).toBe(2);
  expect(await index.suggest({ terms: true }, 'q', 2)).toEqual([
    { value: 'qmiddle', count: 4 },
    { value: crowd[0], count: 3 },
  ]);
});

test('a rare word with more positions than a small record holds is found as before, even after a merge', async () => {
  const index = await open();
  const often = 30_000;
  const pages = Array.from({ length: 5 }, (_, n) =>
    page(`long${n}`, { body: `${'rare '.repeat(often)}end${n}` }),
  );
  await addSegment(index, [...pages, ...manyWords(['other'], 260, 'other')]);
  await addSegment(index, [page('short', { body: 'rare word' }), ...manyWords(['other'], 260, 'another')]);
  const answers = async () => [
    await index.count({ text: 'rare', mode: 'any' }),
    await index.count({ text: 'rare rare rare', mode: 'phrase' }),
    (await index.search({ text: 'rare end3', mode: 'phrase' }, { limit: 5 })).hits.map(({ key, score }) => [
      key,
      score,
    ]),
    (await index.search({ text: 'rare', mode: 'any' }, { limit: 9 })).hits.map(({ key, score }) => [
      key,
      score,
    ]),
  ];
  const before = await answers();
  expect(before.slice(0, 2)).toEqual([6, 5]);
  expect(before[2]).toEqual([['long3', expect.any(Number)]]);
  await index.compact();
  expect((await index.stats()).segments).toBe(1);
  expect(await answers()).toEqual(before);
  expect((await index.check()).problems).toEqual([]);
});
