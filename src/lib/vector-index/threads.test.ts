import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thread } from '../threads/index.ts';
import type { VectorIndex } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import { bruteForce, clusteredRows, smallLadder, stream, temporaryFolder } from './vector-index.fixture.ts';

const dims = 32;
const model = { name: 'm', dims, facts: null };
const rows = clusteredRows(4000, dims);
const folder = temporaryFolder();
let index: VectorIndex;
const lost: unknown[] = [];

beforeAll(async () => {
  index = await openVectorIndex({
    directory: folder.directory,
    workers: 2,
    ladder: smallLadder,
    onBackgroundError: (error) => lost.push(error),
  });
  await index.build(() => stream(rows), { model });
});
afterAll(async () => {
  await index.close();
  folder.remove();
});

/** The threads themselves, to end them as a fault would. */
function searchThreads(): readonly Thread[] {
  return (index as unknown as { readers: { threads: readonly Thread[] } }).readers.threads;
}

test('searches go on while threads die, and answers stay right', async () => {
  const wanted = rows.slice(0, 60).map(({ vector }) => bruteForce(rows, vector, 1)[0]?.key);
  let [right, told] = [0, 0];
  for (const [at, { vector }] of rows.slice(0, 60).entries()) {
    const search = index.search(vector, { limit: 1 }).then(
      ({ hits }) => {
        expect(hits[0]?.key).toBe(wanted[at]);
        right++;
      },
      (error: unknown) => {
        expect(String(error)).toContain('vector search thread');
        told++;
      },
    );
    if (at % 15 === 7) searchThreads()[at % 2]?.end(new Error('ended by the test'));
    await search;
  }
  expect(right + told).toBe(60);
  expect(right).toBeGreaterThan(50);
  await expect.poll(() => lost.length).toBeGreaterThan(3);
  await expect.poll(() => index.health(), { timeout: 20_000 }).toEqual([]);
});

test('a caller who leaves frees the thread, and a budget is kept', async () => {
  const vector = rows[0]?.vector as Float32Array;
  const gone = new AbortController();
  const search = index.search(vector, { limit: 10, signal: gone.signal });
  gone.abort(new Error('the caller has left'));
  await expect(search).rejects.toThrow('the caller has left');
  await expect(index.search(vector, { limit: 10, budgetMs: 0 })).rejects.toThrow('budget of 0 ms');
  expect((await index.search(vector, { limit: 10 })).hits).toHaveLength(10);
});

test('a building thread that dies loses nothing that was safe, and the next build is not locked out', async () => {
  const many = clusteredRows(9000, dims, 3);
  const builder = (index as unknown as { builder: { thread: Thread | undefined } }).builder;
  const failed = index.build(
    async function* () {
      for (const [at, row] of many.entries()) {
        if (at === 8900) builder.thread?.end(new Error('ended by the test'));
        yield row;
      }
    },
    { model },
  );
  await expect(failed).rejects.toThrow('vector building thread');
  expect((await index.stats()).rows).toBe(4000);
  const report = await index.build(({ rows: done }) => stream(many.slice(done)), { model });
  expect(report.rows).toBe(9000);
  expect((await index.stats()).rows).toBe(9000);
});
