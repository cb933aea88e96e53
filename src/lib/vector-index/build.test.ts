import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { BuildUnderWay, type VectorIndex, VectorIndexDamaged, type VectorRow } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import { clusteredRows, smallThresholds, stream, temporaryFolder } from './vector-index.fixture.ts';

const dims = 16;
const model = { name: 'm', dims, facts: { threshold: 0.7 } };
/** More than the first rows, which the scales are fitted to and of which nothing is safe before. */
const rows = clusteredRows(9500, dims);
let folder: ReturnType<typeof temporaryFolder>;
let index: VectorIndex;
const open = (): Promise<VectorIndex> =>
  openVectorIndex({
    directory: folder.directory,
    workers: bySuite(0, 1),
    sizeThresholds: { ...smallThresholds, exactRowsMax: 1e6 },
  });
const keysOf = async (known: readonly VectorRow[]): Promise<number> =>
  (await index.get(known.map(({ key }) => key))).size;

beforeEach(async () => {
  folder = temporaryFolder();
  index = await open();
});
afterEach(async () => {
  await index.close();
  folder.remove();
});

test('a stopped build resumes after the rows it had read, also in another process', async () => {
  const stop = new AbortController();
  const first = index.build(
    async function* () {
      for (const [at, row] of rows.entries()) {
        if (at === 9000) stop.abort(new Error('enough for today'));
        yield row;
      }
    },
    { model, signal: stop.signal },
  );
  await expect(first).rejects.toThrow('enough for today');
  expect(index.model()).toBeUndefined();
  await index.close();
  index = await open();
  let from = 0;
  const report = await index.build(
    (position) => {
      from = position.rows;
      expect(position.lastKey).toBe(rows[position.rows - 1]?.key);
      return stream(rows.slice(position.rows));
    },
    { model: { ...model, facts: { threshold: 0.8 } } },
  );
  expect(from).toBeGreaterThan(8000);
  expect(report).toEqual({ rows: rows.length, resumedRows: from, generation: 1 });
  expect(index.model()?.facts).toEqual({ threshold: 0.8 });
  expect(await keysOf(rows)).toBe(rows.length);
  expect(await index.check()).toMatchObject({ ok: true });
});

test('a build with damaged staged rows is discarded, and the next one starts over', async () => {
  for (const file of bySuite(['rows'], ['staged-keys', 'rows'])) {
    const stop = new AbortController();
    const first = index.build(
      async function* () {
        yield* rows.slice(0, 9400);
        stop.abort(new Error('enough'));
        yield* rows.slice(9400);
      },
      { model, signal: stop.signal },
    );
    await expect(first).rejects.toThrow('enough');
    const name = readdirSync(folder.directory).find((other) => other.endsWith(`.${file}`)) ?? '';
    writeFileSync(join(folder.directory, name), readFileSync(join(folder.directory, name)).fill(7, 50, 90));
    const second = index.build(({ rows: done }) => stream(rows.slice(done)), { model });
    await expect(second).rejects.toThrow(VectorIndexDamaged);
    const third = await index.build(({ rows: done }) => stream(rows.slice(done)), { model });
    expect(third).toMatchObject({ rows: rows.length, resumedRows: 0 });
    expect(await index.check()).toMatchObject({ ok: true });
    await index.close();
    folder.remove();
    folder = temporaryFolder();
    index = await open();
  }
});

test('a build of another model starts over, and a failing source leaves the current index unchanged', async () => {
  await index.build(() => stream(rows.slice(0, 50)), { model });
  const failing = index.build(
    async function* () {
      yield* rows.slice(0, 9000);
      throw new Error('the source failed');
    },
    { model },
  );
  await expect(failing).rejects.toThrow('the source failed');
  expect((await index.stats()).rows).toBe(50);
  const other = { name: 'other', dims: 8, facts: null };
  const report = await index.build(() => stream(clusteredRows(40, 8)), { model: other });
  expect(report).toMatchObject({ rows: 40, resumedRows: 0, generation: 2 });
  expect((await index.stats()).model).toEqual(other);
});

test('writes and deletes during a build are kept, even when they were flushed meanwhile', async () => {
  const old = rows.slice(0, 300);
  await index.build(() => stream(old), { model });
  await index.upsert([rows[301] as VectorRow], { model: 'm' });
  // A deletion from before the build is still in the tail when it begins.
  await index.delete(['row-5']);
  await index.build(
    async function* () {
      yield* old.filter(({ key }) => key !== 'row-5');
      await index.upsert([{ key: 'late', vector: rows[400]?.vector as Float32Array }], { model: 'm' });
      await index.delete(['row-7']);
      await index.upsert([{ key: 'row-8', vector: rows[500]?.vector as Float32Array }], { model: 'm' });
      await index.flush();
      await index.flush();
      await index.upsert([{ key: 'later', vector: rows[401]?.vector as Float32Array }], { model: 'm' });
      await index.delete(['row-9']);
    },
    { model },
  );
  const found = await index.get(['late', 'later', 'row-5', 'row-7', 'row-8', 'row-9', 'row-10', 'row-301']);
  expect([...found.keys()].sort()).toEqual(['late', 'later', 'row-10', 'row-8']);
  const { hits } = await index.search(rows[500]?.vector as Float32Array, { limit: 1 });
  expect(hits[0]).toMatchObject({ key: 'row-8' });
  expect((await index.stats()).rows).toBe(299);
  await index.flush();
  expect((await index.stats()).rows).toBe(299);
  expect(await index.check()).toMatchObject({ ok: true });
});

test('a key given twice keeps its last vector', async () => {
  const twice = [...rows.slice(0, 100), { key: 'row-3', vector: rows[900]?.vector as Float32Array }];
  await index.build(() => stream(twice), { model });
  expect((await index.stats()).rows).toBe(100);
  const { hits } = await index.search(rows[900]?.vector as Float32Array, { limit: 1 });
  expect(hits[0]?.key).toBe('row-3');
  expect(hits[0]?.score).toBeGreaterThan(0.999);
});

test('only one build runs at a time, across processes', async () => {
  const other = await open();
  let refused: unknown;
  await index.build(
    async function* () {
      refused = await other.build(() => stream(rows), { model }).catch((error: unknown) => error);
      yield* rows.slice(0, 10);
    },
    { model },
  );
  expect(refused).toBeInstanceOf(BuildUnderWay);
  await other.build(() => stream(rows.slice(0, 20)), { model });
  expect((await index.stats()).rows).toBe(20);
  await other.close();
});
