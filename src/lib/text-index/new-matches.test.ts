import { describe, expect, test } from 'vitest';
import { Fts5Oracle } from '../../../test/harness/fts5-oracle.ts';
import { World, worldSchema } from '../../../test/harness/random-world.ts';
import { bySuite } from '../../../test/harness/suite.ts';
import { isEmbedded, keysOf, newDirectory, open, page } from '../../../test/harness/test-index.ts';
import type { TextIndex, TextQuery } from './index.ts';
import { openTextIndex } from './index.ts';

const bakery: TextQuery = { text: 'electric bakery', mode: 'phrase' };

async function news(index: TextIndex, since: number, query = bakery) {
  const { hits, newCount, total, isExact } = await index.newMatches(query, { since, limit: 1_000 });
  expect(hits.length).toBe(newCount);
  return { keys: keysOf(hits).sort(), total, isExact };
}

/** Commits as an ingest does: at least as many documents as make a segment of their own. */
async function bulk(index: TextIndex, pages: Parameters<TextIndex['upsert']>[0]): Promise<void> {
  const writer = await index.bulk();
  for (const one of pages) await writer.add(one);
  for (let i = 0; i < 300; i++) await writer.add(page(`filler-${i}`, { body: 'nothing of interest' }));
  await writer.commit();
  await writer.close();
}

describe('what is new since a generation', () => {
  const ways = {
    'single writes': (index: TextIndex, pages: Parameters<TextIndex['upsert']>[0]) => index.upsert(pages),
    'a bulk commit': bulk,
  };
  for (const [name, write] of Object.entries(ways)) {
    test(`by ${name}: a first page and one that changed into matching, not one that matched before`, async () => {
      const index = await open();
      await write(index, [
        page('same', { body: 'an electric bakery' }),
        page('edited', { body: 'an electric bakery' }),
        page('changing', { body: 'something else' }),
        page('leaving', { body: 'an electric bakery' }),
        page('untouched', { body: 'an electric bakery' }),
      ]);
      const since = index.generation();
      await index.keepSince(since);
      await write(index, [
        page('same', { body: 'an electric bakery' }),
        page('edited', { body: 'still an electric bakery' }),
        page('changing', { body: 'now an electric bakery' }),
        page('leaving', { body: 'closed' }),
        page('first', { body: 'the first electric bakery' }),
      ]);
      const expected = { keys: ['changing', 'first'], total: 5, isExact: true };
      expect(await news(index, since)).toEqual(expected);
      await index.compact();
      expect(await news(index, since)).toEqual(expected);
      expect(await news(index, index.generation())).toEqual({ keys: [], total: 5, isExact: true });
    });
  }

  test('documents count from their commit, not from when they were added', async () => {
    const index = await open();
    await index.upsert([page('old', { body: 'electric bakery' })]);
    const writer = await index.bulk();
    for (let i = 0; i < 300; i++) await writer.add(page(`k${i}`, { body: 'electric bakery' }));
    const since = index.generation();
    expect((await news(index, since)).keys).toEqual([]);
    await writer.commit();
    await writer.close();
    expect((await news(index, since)).keys).toHaveLength(300);
  });

  test('a page that was deleted and came back matching is not new; one that came back changed is', async () => {
    const index = await open();
    await index.upsert(
      ['a', 'b'].map((key) => page(key, { body: key === 'a' ? 'electric bakery' : 'shop' })),
    );
    for (const isFolded of [false, true]) {
      if (isFolded) await index.compact();
      const since = index.generation();
      await index.keepSince(since);
      await index.delete(['a', 'b']);
      if (isFolded) await index.compact();
      await index.upsert(['a', 'b'].map((key) => page(key, { body: 'electric bakery' })));
      expect((await news(index, since)).keys).toEqual(['b']);
      await index.upsert([page('b', { body: 'shop' })]);
    }
  });

  test('the best come first, as many as requested, with the exact total', async () => {
    const index = await open();
    const since = index.generation();
    await index.upsert([
      page('b', { body: 'electric bakery' }),
      page('a', { body: 'electric bakery' }),
      page('title', { title: 'electric bakery' }),
    ]);
    const found = await index.newMatches(bakery, { since, limit: 2 });
    expect([keysOf(found.hits), found.newCount]).toEqual([['title', 'a'], 3]);
  });
});

test.runIf(isEmbedded)(
  'equals the difference of all matches, whatever was flushed, merged, reopened or written by another process',
  async () => {
    const directory = newDirectory();
    const world = new World(11);
    const oracle = new Fts5Oracle();
    let index = await openTextIndex({ directory, schema: worldSchema, workers: 0, compaction: false });
    const other = await openTextIndex({ directory, schema: worldSchema, workers: 1, compaction: false });
    const queries = Array.from({ length: bySuite(4, 15) }, () => world.query(['site-1.com', 'site-2.de']));
    const marks: { generation: number; matched: ReadonlySet<string>[] }[] = [];
    const mark = async (): Promise<void> => {
      marks.push({ generation: index.generation(), matched: queries.map((query) => oracle.matches(query)) });
      if (marks.length > 4) marks.shift();
      await index.keepSince(marks[0]?.generation);
    };
    const compare = async (from: TextIndex): Promise<void> => {
      for (const { generation, matched } of marks) {
        for (const [at, query] of queries.entries()) {
          const now = oracle.matches(query);
          const expected = [...now].filter((key) => !matched[at]?.has(key)).sort();
          const found = await from.newMatches(query, { since: generation, limit: 10_000 });
          expect([found.isExact, found.total, found.newCount]).toEqual([true, now.size, expected.length]);
          expect(keysOf(found.hits).sort(), JSON.stringify({ query, generation })).toEqual(expected);
        }
      }
    };
    for (let round = 0; round < bySuite(3, 8); round++) {
      if (round % 3 === 0) {
        const writer = await index.bulk();
        for (let i = 0; i < 350; i++) {
          const document = world.document(250);
          await writer.add(document);
          oracle.upsert(document);
        }
        await writer.commit();
        await writer.close();
      }
      await mark();
      for (let i = 0; i < 40; i++) {
        const document = world.document(250);
        await (i % 2 === 0 ? index : other).upsert([document]);
        oracle.upsert(document);
        if (i % 7 !== 0) continue;
        const key = world.pick(oracle.keys());
        await other.delete([key]);
        oracle.delete(key);
      }
      await compare(round % 2 === 0 ? index : other);
      if (round % 2 === 1) {
        await index.compact();
        await compare(other);
      }
      if (round % 4 === 3) {
        await index.close();
        index = await openTextIndex({ directory, schema: worldSchema, workers: 0, compaction: false });
        await compare(index);
      }
      expect(await index.check()).toMatchObject({ ok: true, problems: [] });
    }
    await index.close();
    await other.close();
  },
);

test.runIf(isEmbedded)(
  'concatenated chunks retain earlier versions with their keys; a comparison yields to other queries',
  async () => {
    const index = await open(newDirectory(), { workers: 1 });
    // Two of them are more than a chunk in the full suite.
    const half = bySuite(2_000, 33_000);
    const write = async (from: number, to: number, body: string): Promise<void> => {
      const writer = await index.bulk();
      for (let i = from; i < to; i++) await writer.add(page(`k${i}`, { body }));
      await writer.commit();
      await writer.close();
    };
    await write(0, half, 'electric bakery');
    await write(half, 2 * half, 'shop');
    const since = index.generation();
    await index.keepSince(since);
    await index.upsert([5, half + 7, 3 * half].map((i) => page(`k${i}`, { body: 'an electric bakery' })));
    await index.compact();
    expect(await index.stats()).toMatchObject({ segments: 1, deletedDocuments: 2 });
    expect(await news(index, since)).toEqual({
      keys: [`k${half + 7}`, `k${3 * half}`],
      total: half + 2,
      isExact: true,
    });

    await write(0, half, 'an electric bakery, fetched again');
    const compared = news(index, since);
    let answered = 0;
    for (let isDone = false; !isDone; answered++) {
      isDone = await Promise.race([compared.then(() => true), index.count(bakery).then(() => false)]);
    }
    expect((await compared).keys).toHaveLength(2);
    expect(answered).toBeGreaterThan(bySuite(0, 3));
  },
);

describe('earlier versions', () => {
  const pages = (count: number, body: string) =>
    Array.from({ length: count }, (_, i) => page(`k${i}`, { body }));

  test.runIf(isEmbedded)(
    'that no comparison needs are dropped; retained ones are kept until released',
    async () => {
      const index = await open();
      await index.upsert(pages(100, 'electric bakery'));
      await index.compact();
      await index.keepSince(index.generation());
      await index.upsert(pages(100, 'electric bakery, again'));
      await index.compact();
      expect((await index.stats()).deletedDocuments).toBe(100);
      await index.keepSince(undefined);
      await index.compact();
      expect(await index.stats()).toMatchObject({ documents: 100, deletedDocuments: 0 });
    },
  );

  test('that are gone are reported in the answer, and only first versions of a key are new', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'electric bakery' }), page('b', { body: 'shop' })]);
    const since = index.generation();
    await index.upsert(['a', 'b', 'c'].map((key) => page(key, { body: 'an electric bakery' })));
    await index.compact();
    expect(await news(index, since)).toEqual({ keys: ['c'], total: 3, isExact: false });
    await index.upsert([page('d', { body: 'electric bakery' })]);
    expect(await news(index, since)).toEqual({ keys: ['c', 'd'], total: 4, isExact: false });
  });
});
