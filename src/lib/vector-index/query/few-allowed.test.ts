import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VectorIndex, VectorRow } from '../index.ts';
import { openVectorIndex } from '../open-vector-index.ts';
import { bruteForce, clusteredRows, stream, temporaryFolder } from '../vector-index.fixture.ts';

/** So many rows that the few allowed ones are neither all read nor found by comparing every row. */
const ROWS = 20_000;
const dims = 4;
const folder = temporaryFolder();
const rows: VectorRow[] = clusteredRows(ROWS, dims);
const query = (rows[77] as VectorRow).vector;
let index: VectorIndex;

beforeAll(async () => {
  index = await openVectorIndex({ directory: folder.directory, workers: 0, flushing: false });
  await index.build(() => stream(rows), { model: { name: 'm', dims, facts: null } });
});
afterAll(async () => {
  await index.close();
  folder.remove();
});

async function expectBest(allowed: readonly VectorRow[], allow: ReadonlySet<string>): Promise<void> {
  const { hits } = await index.search(query, { limit: 300, allow });
  const expected = bruteForce(allowed, query, 300);
  const known = new Set(expected.map(({ key }) => key));
  // Bytes instead of numbers may swap neighbours that are nearly equal.
  expect(hits.filter(({ key }) => known.has(key)).length).toBeGreaterThanOrEqual(298);
  expect(hits[0]?.key).toBe(expected[0]?.key);
  expect(hits.every(({ key }) => allow.has(key))).toBe(true);
}

test('the nearest of a few thousand allowed rows are found, also after deletions and writes', async () => {
  const allowed = rows.filter((_, at) => at % 9 === 5);
  expect(allowed.length).toBeGreaterThan(2_000);
  const allow = new Set([...allowed.map(({ key }) => key), 'nobody', 'row-new']);
  await expectBest(allowed, allow);
  const gone = bruteForce(allowed, query, 40).map(({ key }) => key);
  await index.delete(gone);
  const added = { key: 'row-new', vector: query };
  await index.upsert([added], { model: 'm' });
  await expectBest([added, ...allowed.filter(({ key }) => !gone.includes(key))], allow);
});
