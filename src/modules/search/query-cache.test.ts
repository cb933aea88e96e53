import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../test/harness/test-app.ts';
import { createQueryCache } from './query-cache.ts';
import { ResultPage } from './result-page.ts';

const pageOf = (characters: number) => new ResultPage(1, [JSON.stringify({ title: 'x'.repeat(characters) })]);
const write = (page: ResultPage) => page.within('frame', () => ['{"results":', '}']);

test('compressed responses count by their size, and older pages are evicted for them', () => {
  const cache = createQueryCache({ bytesMax: 10_000, now: () => 0 });
  const [old, newer] = [pageOf(3_000), pageOf(3_000)];
  cache.set('old', 1, old);
  cache.set('newer', 1, newer);
  const answer = write(newer);
  const before = cache.stats().bytes;
  answer.set('br', Buffer.alloc(500));
  expect(cache.stats()).toMatchObject({ pages: 2, bytes: before + 500 });
  answer.set('zstd', Buffer.alloc(4_000));
  expect(cache.stats().pages).toBe(1);
  expect(cache.get('newer', 1)).toBe(newer);
  expect(cache.get('old', 1)).toBeUndefined();
});

test('a cached answer holds no memory beyond the bytes that are counted', () => {
  for (const page of [pageOf(1_000), pageOf(40_000)]) {
    expect(write(page).bytes.buffer.byteLength).toBe(write(page).bytes.length);
    const again = page.within('other', () => ['{"results":', '}']).bytes;
    expect(again.buffer.byteLength).toBe(again.length);
  }
});

test('an answer in another format replaces the previous one and its encodings', () => {
  const cache = createQueryCache({ bytesMax: 10_000, now: () => 0 });
  const page = pageOf(1_000);
  cache.set('key', 1, page);
  write(page).set('br', Buffer.alloc(5_000));
  const before = cache.stats().bytes;
  page.within('other', () => ['{"results":', '}']);
  expect(cache.stats().bytes).toBe(before - 5_000);
});

test('a page that is no longer in the cache changes nothing in it', () => {
  const cache = createQueryCache({ bytesMax: 10_000, now: () => 0 });
  const page = pageOf(1_000);
  cache.set('key', 1, page);
  const answer = write(page);
  cache.clear();
  answer.set('br', Buffer.alloc(5_000));
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0 });
});

test('pages of an older generation of the index take no memory once a newer one is stored', () => {
  const cache = createQueryCache({ bytesMax: 1_000_000, now: () => 0 });
  for (let n = 0; n < 50; n++) cache.set(`old ${n}`, 1, pageOf(1_000));
  const newer = pageOf(1_000);
  cache.set('newer', 2, newer);
  expect(cache.stats()).toMatchObject({ pages: 1 });
  expect(cache.stats().bytes).toBeLessThan(3_000);
  expect(cache.get('newer', 2)).toBe(newer);
});

test('compressed responses are counted in the cache metrics', async () => {
  const title = 'Tools for every trade, in many words that are not all the same';
  const companies = Array.from({ length: 30 }, (_, n) => ({ domain: `tools-${n}.com`, title }));
  const { app, services } = await buildTestApp({ companies });
  onTestFinished(async () => void (await app.close()));
  const ask = (encoding: string) =>
    app.inject({ url: '/search?q=tools&limit=30', headers: { 'accept-encoding': encoding } });
  await ask('identity');
  const frame = () => services.queryCache.stats().bytes;
  const plain = frame();
  const compressed = await ask('br');
  expect(compressed.headers['content-encoding']).toBe('br');
  // The frame is marked as cached now, which takes a byte less, and may have another time.
  expect(frame()).toBeGreaterThan(plain + compressed.rawPayload.length - 20);
});
