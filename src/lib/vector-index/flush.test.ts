import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { seededRandom } from './coder/random.ts';
import type { VectorIndex } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import {
  bruteForce,
  clusteredRows,
  recallOf,
  smallThresholds,
  stream,
  temporaryFolder,
} from './vector-index.fixture.ts';

let folder: ReturnType<typeof temporaryFolder>;
let index: VectorIndex;
const dims = 24;
const model = { name: 'm', dims, facts: null };
const open = (tailBytesMax = 1 << 30): Promise<VectorIndex> =>
  openVectorIndex({
    directory: folder.directory,
    workers: bySuite(0, 1),
    sizeThresholds: { ...smallThresholds, tailBytesMax },
  });

beforeEach(async () => {
  folder = temporaryFolder();
  index = await open();
});
afterEach(async () => {
  await index.close();
  folder.remove();
});

/** The index holds exactly these rows: by number, by key and by neighbourhood. */
async function expectRows(known: ReadonlyMap<string, Float32Array>): Promise<void> {
  expect((await index.stats()).rows).toBe(known.size);
  expect((await index.get([...known.keys()])).size).toBe(known.size);
  const queries = [...known.values()].slice(0, 5);
  expect(await recallOf(index, known, queries, 10)).toBeGreaterThan(0.95);
  expect(await index.check()).toMatchObject({ ok: true, problems: [] });
}

test('random writes, flushes and reopens: nothing is lost, duplicated or resurrected', async () => {
  const random = seededRandom(5);
  const pool = clusteredRows(3000, dims, 9);
  const known = new Map<string, Float32Array>();
  await index.build(() => stream(pool.slice(0, 500)), { model });
  for (const { key, vector } of pool.slice(0, 500)) known.set(key, vector);
  for (let round = 0; round < bySuite(4, 12); round++) {
    const rows = Array.from({ length: 120 }, () => {
      const { key } = pool[Math.floor(random() * pool.length)] as { key: string };
      const { vector } = pool[Math.floor(random() * pool.length)] as { vector: Float32Array };
      return { key, vector };
    });
    await index.upsert(rows, { model: 'm' });
    for (const { key, vector } of rows) known.set(key, vector);
    const deleted = [...known.keys()].filter(() => random() < 0.05);
    expect(await index.delete([...deleted, 'never-there'])).toBe(deleted.length);
    for (const key of deleted) known.delete(key);
    if (round % 2 === 1) await index.flush();
    if (round % 4 === 3) {
      await index.close();
      index = await open();
    }
  }
  await expectRows(known);
  const stats = await index.stats();
  expect(stats.segments).toBeLessThan(5);
  expect(stats.recentRows).toBe(0);
});

test('an index that starts empty learns its coding from what was written', async () => {
  await index.build(() => stream([]), { model });
  const rows = clusteredRows(900, dims);
  await index.upsert(rows.slice(0, 300), { model: 'm' });
  await index.flush();
  await index.upsert(rows.slice(300), { model: 'm' });
  await index.flush();
  await expectRows(new Map(rows.map(({ key, vector }) => [key, vector])));
  await index.delete(rows.map(({ key }) => key));
  await index.flush();
  expect(await index.search(rows[0]?.vector ?? new Float32Array(dims), { limit: 5 })).toMatchObject({
    hits: [],
  });
});

test('a full tail is flushed in the background', async () => {
  await index.build(() => stream([]), { model });
  await index.close();
  index = await open(50 * dims * 4);
  const rows = clusteredRows(400, dims);
  for (let at = 0; at < rows.length; at += 20) await index.upsert(rows.slice(at, at + 20), { model: 'm' });
  await expect.poll(async () => (await index.stats()).segments).toBeGreaterThan(0);
  await index.flush();
  await expectRows(new Map(rows.map(({ key, vector }) => [key, vector])));
});

test('of equal scores the lower key comes first, wherever the rows are stored', async () => {
  const [row] = clusteredRows(1, dims);
  const vector = row?.vector ?? new Float32Array(dims);
  const keys = Array.from({ length: 40 }, (_, at) => `same-${String(at).padStart(2, '0')}`);
  await index.build(() => stream(keys.toReversed().map((key) => ({ key, vector }))), { model });
  const { hits } = await index.search(vector, { limit: 7 });
  expect(hits.map(({ key }) => key)).toEqual(keys.slice(0, 7));
});

test('two processes write and read one index', async () => {
  const rows = clusteredRows(600, dims);
  await index.build(() => stream(rows.slice(0, 300)), { model });
  const other = await open();
  await other.upsert(rows.slice(300), { model: 'm' });
  const query = rows[450]?.vector ?? new Float32Array(dims);
  expect((await index.search(query, { limit: 1 })).hits[0]?.key).toBe(bruteForce(rows, query, 1)[0]?.key);
  await Promise.all([other.flush(), index.flush()]);
  expect((await index.search(query, { limit: 1 })).hits[0]?.key).toBe('row-450');
  await other.close();
  await expectRows(new Map(rows.map(({ key, vector }) => [key, vector])));
});

test('while another process writes, writes wait in order and everything else continues', async () => {
  const rows = clusteredRows(20, dims);
  await index.build(() => stream(rows.slice(0, 10)), { model });
  const other = new DatabaseSync(join(folder.directory, 'vectors.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const writes = [
    index.upsert(rows.slice(10), { model: 'm' }).then(note('written')),
    index.delete(['row-15']).then(note('deleted')),
    index.keepNote('place', 'here').then(note('noted')),
  ];
  for (let turns = 0; turns < 50; turns++) await turn();
  expect((await index.get(['row-0', 'row-12'])).size).toBe(1);
  expect(done).toEqual([]);
  other.exec('COMMIT');
  other.close();
  await Promise.all(writes);
  expect(done).toEqual(['written', 'deleted', 'noted']);
  expect([(await index.stats()).rows, index.note('place')]).toEqual([19, 'here']);
});
