import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySuite, isInFullSuite } from '../../../test/harness/suite.ts';
import { Deadline } from '../deadline.ts';
import type { VectorRow } from './api.ts';
import type { VectorIndex } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import { Reader } from './query/reader.ts';
import { alone } from './query/segment-set.ts';
import {
  bruteForce,
  clusteredRows,
  recallOf,
  smallThresholds,
  stream,
  temporaryFolder,
} from './vector-index.fixture.ts';

/** In the quick suite a sixth of the size: what is compared with every row one by one takes longest. */
const thresholds = isInFullSuite
  ? smallThresholds
  : { ...smallThresholds, exactRowsMax: 500, flatRowsMax: 500 };

/** Each size threshold: short and long vectors, below and above the size from which there are lists. */
const steps = [
  { method: 'exact', dims: 40, rows: bySuite(450, 2500), least: 0.995 },
  { method: 'lists', dims: 40, rows: bySuite(550, 5000), least: 0.97 },
  { method: 'codes', dims: 150, rows: bySuite(450, 2500), least: 0.97 },
  { method: 'lists', dims: bySuite(272, 528), rows: bySuite(550, 4000), least: 0.95 },
] as const;

describe.each(steps)('$rows rows of $dims dimensions ($method)', ({ method, dims, rows: count, least }) => {
  const folder = temporaryFolder();
  const rows: VectorRow[] = clusteredRows(count, dims);
  const queries = clusteredRows(20, dims, 1).map(({ vector }, at) =>
    vector.map((value, dim) => value + (rows[at + 100]?.vector[dim] ?? 0) * 0.3),
  );
  let index: VectorIndex;
  beforeAll(async () => {
    index = await openVectorIndex({
      directory: folder.directory,
      workers: 1,
      sizeThresholds: thresholds,
    });
    await index.build(() => stream(rows), { model: { name: 'm', dims, facts: null } });
  });
  afterAll(async () => {
    await index.close();
    folder.remove();
  });

  test('the share of true neighbours is what was measured and published', async () => {
    const stats = await index.stats();
    expect(stats).toMatchObject({ rows: count, method, segments: 1, generation: 1 });
    const known = new Map(rows.map(({ key, vector }) => [key, vector]));
    // Bytes instead of numbers may swap neighbours that are nearly equal, by any plan.
    expect(await recallOf(index, known, queries, 10)).toBeGreaterThanOrEqual(least - 0.02);
    if (method === 'exact')
      expect(await recallOf(index, known, queries.slice(0, 4), 300)).toBeGreaterThan(0.99);
    expect(stats.recallAt25).toBeGreaterThanOrEqual(least);
    expect(await index.check()).toEqual({ ok: true, problems: [], rowsChecked: count });
  });

  test('scores are the cosines of the stored vectors, in their order', async () => {
    const query = queries[0] as Float32Array;
    const { hits } = await index.search(query, { limit: 20, compare: { vector: query, dims } });
    const stored = await index.get(hits.map(({ key }) => key));
    const again = bruteForce(
      [...stored].map(([key, vector]) => ({ key, vector })),
      query,
      20,
    );
    expect(hits.map(({ key }) => key)).toEqual(again.map(({ key }) => key));
    hits.forEach(({ score, compared }, at) => {
      // Sums of hundreds of products, in another order and precision.
      expect(Math.abs(score - (again[at]?.score ?? 0))).toBeLessThan(1e-5);
      expect(compared).toBeCloseTo(score, 4);
    });
  });

  test('filters apply while searching: there are as many hits as requested', async () => {
    const query = queries[1] as Float32Array;
    const { hits } = await index.search(query, { limit: 30 });
    const exclude = new Set(hits.slice(0, 10).map(({ key }) => key));
    const without = await index.search(query, { limit: 20, exclude });
    expect(without.hits.filter(({ key }) => exclude.has(key))).toEqual([]);
    expect(without.hits).toHaveLength(20);
    for (const share of [bySuite(75, 400), 10, 2]) {
      const allowed = rows.filter((_, at) => at % share === 0);
      const { hits: some } = await index.search(query, {
        limit: 5,
        allow: new Set(allowed.map(({ key }) => key)),
      });
      const expected = new Set(bruteForce(allowed, query, 5).map(({ key }) => key));
      expect(some.filter(({ key }) => expected.has(key)).length).toBeGreaterThanOrEqual(share > 100 ? 5 : 4);
    }
  });

  test('the plain kernels return the same results to the bit', () => {
    const [simd, plain] = [
      new Reader(folder.directory, alone, 'simd'),
      new Reader(folder.directory, alone, 'plain'),
    ];
    try {
      for (const vector of queries.slice(0, 5)) {
        const request = {
          vector,
          limit: 25,
          minScore: -1,
          allow: undefined,
          exclude: undefined,
          compare: undefined,
        };
        expect(plain.search(request, new Deadline(60_000))).toEqual(
          simd.search(request, new Deadline(60_000)),
        );
      }
    } finally {
      simd.close();
      plain.close();
    }
  });
});
