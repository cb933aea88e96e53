import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySuite, isInFullSuite } from '../../../test/harness/suite.ts';
import type { Thread } from '../threads/index.ts';
import type { VectorIndex } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import {
  bruteForce,
  clusteredRows,
  smallThresholds,
  stream,
  temporaryFolder,
} from './vector-index.fixture.ts';

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
    sizeThresholds: smallThresholds,
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

test('twenty threads die under load: no answer is wrong, lost callers get an error, and the index recovers', async () => {
  const queries = rows.slice(0, 40);
  const wanted = queries.map(({ vector }) => bruteForce(rows, vector, 1)[0]?.key);
  const counts = { right: 0, lost: 0, wrong: [] as unknown[] };
  let isRunning = true;
  const searchRepeatedly = async (from: number): Promise<void> => {
    for (let at = from; isRunning; at = (at + 1) % queries.length) {
      const { vector } = queries[at] ?? { vector: new Float32Array(dims) };
      await index.search(vector, { limit: 1 }).then(
        ({ hits }) => {
          if (hits[0]?.key === wanted[at]) counts.right++;
          else counts.wrong.push(hits);
        },
        (error: unknown) => {
          if (String(error).includes('vector search thread')) counts.lost++;
          else counts.wrong.push(error);
        },
      );
    }
  };
  const searching = Promise.all([0, 7, 14].map(searchRepeatedly));
  for (let kill = 0; kill < bySuite(4, 20); kill++) {
    const before = { lost: lost.length, right: counts.right };
    searchThreads()[kill % 2]?.end(new Error('ended by the test'));
    await expect.poll(() => lost.length, { interval: 5 }).toBeGreaterThan(before.lost);
    await expect.poll(() => index.health(), { interval: 10 }).toEqual([]);
    await expect.poll(() => counts.right, { interval: 5 }).toBeGreaterThan(before.right);
  }
  isRunning = false;
  await searching;
  expect(counts.wrong).toEqual([]);
  expect(counts.right).toBeGreaterThan(bySuite(4, 20));
});

test('a caller who leaves frees the thread, and a budget is enforced', async () => {
  const vector = rows[0]?.vector as Float32Array;
  const leaving = new AbortController();
  const search = index.search(vector, { limit: 10, signal: leaving.signal });
  leaving.abort(new Error('the caller has left'));
  await expect(search).rejects.toThrow('the caller has left');
  await expect(index.search(vector, { limit: 10, budgetMs: 0 })).rejects.toThrow('budget of 0 ms');
  expect((await index.search(vector, { limit: 10 })).hits).toHaveLength(10);
});

// A build is resumed from its first 8,192 rows on, which takes long; `build.test.ts` stops and resumes one in `npm test`.
test.runIf(isInFullSuite)(
  'a build thread that dies loses nothing that was committed, and the next build is not locked out',
  async () => {
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
  },
);
