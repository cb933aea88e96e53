import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../../bench/search/corpus/random.ts';
import type { RunningOpenSearch } from '../../../cluster/opensearch/start-opensearch.ts';
import { createLocalWriteLock } from '../../../test/harness/local-write-lock.ts';
import { startRealOpenSearch, whyNoOpenSearch } from '../../../test/harness/real-opensearch.ts';
import {
  BuildUnderWay,
  InvalidVector,
  QueryBudgetExceeded,
  type VectorIndex,
  type VectorModel,
  type VectorRow,
  WrongModel,
} from '../vector-index/index.ts';
import { openClusterVectors } from './index.ts';

const whyNot = whyNoOpenSearch();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the tests of vectors in OpenSearch are skipped, because ${whyNot}\n`);

const DIMS = 24;
const model = (name: string): VectorModel => ({ name, dims: DIMS, facts: { of: name } });
const random = new Random(5);
const vector = (): Float32Array => Float32Array.from({ length: DIMS }, () => random.fraction() - 0.5);
const rows = (count: number): VectorRow[] =>
  Array.from({ length: count }, (_, n) => ({ key: `k${String(n).padStart(5, '0')}`, vector: vector() }));
async function* from(all: readonly VectorRow[], after: string | undefined): AsyncGenerator<VectorRow> {
  for (const row of all) if (after === undefined || row.key > after) yield row;
}

const cosine = (a: Float32Array, b: Float32Array): number => {
  const dot = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
};
const nearest = (all: readonly VectorRow[], to: Float32Array, count: number): string[] =>
  all
    .map(({ key, vector: one }) => ({ key, score: cosine(one, to) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ key }) => key);

describe.skipIf(whyNot !== undefined)('vectors in OpenSearch', () => {
  let server: RunningOpenSearch;
  let isTaken = false;
  let opened = 0;
  const open: VectorIndex[] = [];
  beforeAll(async () => {
    server = await startRealOpenSearch();
  });
  afterAll(async () => {
    for (const index of open) await index.close();
    await server?.stop();
  });

  /** Two services on one cluster share their locks. */
  async function openServices(count: number): Promise<VectorIndex[]> {
    const [writeLock, builds] = [createLocalWriteLock(), createLocalWriteLock()];
    const prefix = `test-${opened++}-vectors`;
    const services: VectorIndex[] = [];
    for (let n = 0; n < count; n++) {
      const index = await openClusterVectors({
        nodes: [server.url],
        prefix,
        shape: { shards: 2, replicas: 0 },
        writeLock,
        builds,
        buildLock: { acquireOrRenew: async () => !isTaken, release: async () => undefined },
      });
      if (index) services.push(index);
    }
    open.push(...services);
    return services;
  }

  test('the nearest are found, also among an allowed set, by every service that shares them', async () => {
    const [one, other] = (await openServices(2)) as [VectorIndex, VectorIndex];
    expect(one.model()).toBeUndefined();
    expect(await one.search(vector(), { limit: 3 })).toMatchObject({ hits: [] });
    const all = rows(3_000);
    const report = await one.build(({ lastKey }) => from(all, lastKey), { model: model('first') });
    expect(report).toMatchObject({ rows: 3_000, resumedRows: 0 });
    await expect.poll(() => other.model()?.name).toBe('first');
    expect(other.model()).toEqual(model('first'));
    await one.keepNote('far', 'as far as this');
    await expect.poll(() => other.note('far')).toBe('as far as this');
    const allow = new Set(all.filter((_, n) => n % 7 === 0).map(({ key }) => key));
    const exclude = new Set(all.filter((_, n) => n % 2 === 0).map(({ key }) => key));
    let found = 0;
    for (let n = 0; n < 10; n++) {
      const to = vector();
      const { hits } = await other.search(to, { limit: 25 });
      const expected = new Set(nearest(all, to, 25));
      found += hits.filter(({ key }) => expected.has(key)).length;
      expect(hits.map(({ score }) => score)).toEqual(
        hits.map(({ score }) => score).toSorted((a, b) => b - a),
      );
      const row = all.find(({ key }) => key === hits[0]?.key);
      expect(hits[0]?.score).toBeCloseTo(cosine(row?.vector ?? new Float32Array(DIMS), to), 4);
      const left = all.filter(({ key }) => allow.has(key) && !exclude.has(key));
      const filtered = await other.search(to, { limit: 10, allow, exclude });
      expect(filtered.hits.map(({ key }) => key)).toEqual(nearest(left, to, 10));
    }
    expect(found / 250).toBeGreaterThan(0.97);
    const { rows: counted, recallAt25, method } = await other.stats();
    expect([counted, method, recallAt25 > 0.97]).toEqual([3_000, 'graphs', true]);
  });

  test('a write is found by the next search, and a deleted vector is not', async () => {
    const [index] = (await openServices(1)) as [VectorIndex];
    await index.build(({ lastKey }) => from(rows(20), lastKey), { model: model('m') });
    const before = index.version();
    const mine = { key: 'mine', vector: vector() };
    await index.upsert([mine], { model: 'm' });
    expect(index.version()).toBeGreaterThan(before);
    expect((await index.search(mine.vector, { limit: 1, minScore: 0.999 })).hits).toMatchObject([
      { key: 'mine' },
    ]);
    const stored = (await index.get(['mine', 'nobody'])).get('mine') ?? new Float32Array(DIMS);
    expect(cosine(stored, mine.vector)).toBeCloseTo(1, 5);
    expect(await index.delete(['mine', 'nobody'])).toBe(1);
    expect((await index.search(mine.vector, { limit: 1, minScore: 0.999 })).hits).toEqual([]);
    await expect(index.upsert([mine], { model: 'another' })).rejects.toBeInstanceOf(WrongModel);
    await expect(
      index.upsert([{ key: 'x', vector: new Float32Array(DIMS) }], { model: 'm' }),
    ).rejects.toBeInstanceOf(InvalidVector);
    await expect(index.search(mine.vector, { limit: 1, budgetMs: -1 })).rejects.toBeInstanceOf(
      QueryBudgetExceeded,
    );
  });

  test('an interrupted build is resumed; what was written meanwhile stays; two builds at once are refused', async () => {
    const [index] = (await openServices(1)) as [VectorIndex];
    await index.build(({ lastKey }) => from(rows(5), lastKey), { model: model('m') });
    await index.keepNote('stays', 'through the build');
    await index.keepNote('removed', 'before');
    await index.keepNote('removed', undefined);
    const all = rows(8_000);
    const stopping = new AbortController();
    const interrupted = index.build(({ lastKey }) => from(all, lastKey), {
      model: model('m'),
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error('stopped')),
    });
    await expect(interrupted).rejects.toThrow('stopped');
    expect((await index.stats()).rows).toBe(5);
    isTaken = true;
    await expect(index.build(() => from([], undefined), { model: model('m') })).rejects.toBeInstanceOf(
      BuildUnderWay,
    );
    isTaken = false;
    async function* rest(after: string | undefined): AsyncGenerator<VectorRow> {
      yield* from(all, after);
      await index.upsert([{ key: 'meanwhile', vector: vector() }], { model: 'm' });
    }
    const report = await index.build(({ lastKey }) => rest(lastKey), { model: model('m') });
    expect(report.resumedRows).toBeGreaterThan(0);
    expect(report.rows).toBe(8_001);
    expect([index.note('stays'), index.note('removed')]).toEqual(['through the build', undefined]);
    expect((await index.get(['meanwhile', 'k00004', 'k07999'])).size).toBe(3);
  });
});
