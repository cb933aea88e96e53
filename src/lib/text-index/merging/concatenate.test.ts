import { expect, test } from 'vitest';
import { newDirectory, open, page } from '../../../../test/harness/test-index.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { WORD_PREFIX } from '../format/layout.ts';
import { Segment } from '../format/segment.ts';
import { reserveSegment } from '../manifest/lease.ts';
import { Manifest } from '../manifest/manifest.ts';
import { publishSegment, retireSegments } from '../manifest/manifest-rows.ts';
import { openStore } from '../manifest/store.ts';
import { concatenate } from './concatenate.ts';

test('a segment of sixteen chunks knows which words are common in each, the last one included', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  const bulk = await index.bulk();
  // In every chunk two words that are common enough for pairs; in the last and the first one more.
  for (let chunk = 0; chunk < 16; chunk++) {
    const more = chunk === 15 ? 'last' : chunk === 0 ? 'first' : 'middle';
    for (let n = 0; n < 1_100; n++)
      await bulk.add(page(`c${chunk}-${n}`, { body: `alpha beta ${more} ${n % 2 === 0 ? 'even' : 'odd'}` }));
    await bulk.commit();
  }
  await bulk.close();
  const phrases = ['alpha beta', 'beta last', 'beta first', 'last even', 'alpha beta last', 'beta alpha'];
  const answers = () =>
    Promise.all(
      phrases.map(async (text) => {
        const { total, hits } = await index.search({ text, mode: 'phrase' }, { limit: 30 });
        return [total, hits.map(({ key, score }) => `${key} ${score}`)];
      }),
    );
  const before = await answers();
  expect(before.map(([total]) => total)).toEqual([17_600, 1_100, 1_100, 550, 1_100, 0]);

  const store = openStore(directory);
  const manifest = new Manifest(directory, store, new ByteCache(1 << 20));
  store.read(() => manifest.refresh());
  const segments = manifest.segments.map((live) => live.segment);
  expect(segments.map(({ chunks }) => chunks)).toEqual(Array.from({ length: 16 }, () => 1));
  const classesOf = (segment: Segment, word: string): number =>
    segment.dictionary.find(WORD_PREFIX + word)?.classes ?? 0;
  const id = reserveSegment(store, directory, 'test');
  const facts = concatenate(
    directory,
    id,
    segments,
    () => false,
    () => undefined,
  );
  const joined = new Segment(directory, facts, new ByteCache(1 << 20));
  for (const word of ['alpha', 'last', 'first', 'middle', 'even']) {
    const expected = segments.map((segment) => classesOf(segment, word));
    const found = segments.map((_, chunk) => (classesOf(joined, word) >>> (chunk * 2)) & 3);
    expect(found, word).toEqual(expected);
  }
  expect((classesOf(joined, 'last') >>> 30) & 3).toBe(3);
  joined.release();
  store.write(() => {
    publishSegment(store, facts);
    retireSegments(
      store,
      segments.map((segment) => segment.id),
    );
    store.addTo('generation', 1);
  });
  expect((await index.stats()).segments).toBe(1);
  expect(await answers()).toEqual(before);
  manifest.close();
  store.close();
});
