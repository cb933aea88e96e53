import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  BuildUnderWay,
  InvalidVector,
  QueryBudgetExceeded,
  type VectorIndex,
  VectorIndexDamaged,
  type VectorRow,
  WrongModel,
} from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';

const model = { name: 'compass', dims: 2, facts: { threshold: 0.5 } };
const at = (degrees: number): Float32Array =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const rows: VectorRow[] = [
  { key: 'east', vector: at(0) },
  { key: 'north-east', vector: at(45) },
  { key: 'north', vector: at(90).map((value) => value * 7) },
  { key: 'west', vector: at(180) },
];
async function* all(): AsyncGenerator<VectorRow> {
  yield* rows;
}

let directory: string;
let index: VectorIndex;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'vectors-'));
  index = await openVectorIndex({ directory });
});
afterEach(async () => {
  await index.close();
  rmSync(directory, { recursive: true });
});

const keysNear = async (degrees: number, options = {}): Promise<string[]> =>
  (await index.search(at(degrees), { limit: 10, ...options })).hits.map(({ key }) => key);

test('the nearest come first, by direction alone', async () => {
  await index.build(all, { model });
  expect(await keysNear(80)).toEqual(['north', 'north-east', 'east', 'west']);
  const { hits } = await index.search(at(60), { limit: 1 });
  expect(hits[0]?.score).toBeCloseTo(Math.cos(Math.PI / 12), 3);
  expect(await keysNear(80, { limit: 2, exclude: new Set(['north']) })).toEqual(['north-east', 'east']);
  expect(await keysNear(80, { allow: new Set(['west', 'east', 'nowhere']) })).toEqual(['east', 'west']);
  expect(await keysNear(80, { minScore: 0.5 })).toEqual(['north', 'north-east']);
});

test('a write is seen by the next search and outlives the process', async () => {
  await index.build(all, { model });
  await index.upsert([{ key: 'south', vector: at(270) }], { model: 'compass' });
  await index.upsert([{ key: 'south', vector: at(260) }], { model: 'compass' });
  expect(await index.delete(['west', 'west', 'nowhere'])).toBe(1);
  expect(await keysNear(270)).toEqual(['south', 'east', 'north-east', 'north']);
  await index.close();
  index = await openVectorIndex({ directory });
  expect(await keysNear(270)).toEqual(['south', 'east', 'north-east', 'north']);
  expect(index.model()).toEqual(model);
  expect((await index.get(['south'])).get('south')?.[1]).toBeCloseTo(-0.985, 2);
});

test('compares the first coordinates of hits and of given keys, written lately or not', async () => {
  const solid = { name: 'solid', dims: 3, facts: null };
  async function* solids(): AsyncGenerator<VectorRow> {
    yield { key: 'up', vector: Float32Array.of(1, 0, 5) };
    yield { key: 'side', vector: Float32Array.of(0, 1, 5) };
    yield { key: 'pole', vector: Float32Array.of(0, 0, 1) };
  }
  await index.build(solids, { model: solid });
  await index.upsert([{ key: 'late', vector: Float32Array.of(1, 1, -2) }], { model: 'solid' });
  const compare = { vector: Float32Array.of(3, 0, 4), dims: 2 };
  const { hits } = await index.search(Float32Array.of(0, 0, 1), { limit: 4, compare });
  expect(hits.map(({ key }) => key)).toEqual(['pole', 'side', 'up', 'late']);
  const found = new Map(hits.map(({ key, compared = Number.NaN }) => [key, compared]));
  const given = await index.cosines(compare, ['up', 'side', 'pole', 'late', 'nowhere']);
  expect([...given.keys()]).toEqual(['up', 'side', 'pole', 'late']);
  for (const cosines of [found, given]) {
    expect(cosines.get('up')).toBeCloseTo(1, 3);
    expect(cosines.get('side')).toBeCloseTo(0, 3);
    expect(cosines.get('pole')).toBe(0);
    expect(cosines.get('late')).toBeCloseTo(Math.SQRT1_2, 3);
  }
  await expect(index.cosines({ ...compare, dims: 4 }, ['up'])).rejects.toThrow(InvalidVector);
  await expect(index.cosines({ ...compare, dims: 0 }, ['up'])).rejects.toThrow(InvalidVector);
});

test('vectors of two models are never mixed', async () => {
  await expect(index.upsert(rows, { model: 'compass' })).rejects.toThrow(WrongModel);
  await index.build(all, { model });
  await expect(index.upsert(rows, { model: 'other' })).rejects.toThrow('the model compass, not other');
  const solid = { name: 'solid', dims: 3, facts: null };
  const up = { key: 'up', vector: Float32Array.of(0, 0, 1) };
  await index.build(
    async function* () {
      await index.upsert([{ key: 'down', vector: Float32Array.of(0, 0, -1) }], { model: 'solid' });
      await index.upsert([{ key: 'late', vector: at(1) }], { model: 'compass' });
      yield up;
    },
    { model: solid },
  );
  const { hits } = await index.search(up.vector, { limit: 9 });
  expect(hits.map(({ key }) => key)).toEqual(['up', 'down']);
});

test('an invalid vector is refused with the reason, and nothing of its batch is written', async () => {
  await index.build(all, { model });
  const write = (key: string, vector: Float32Array): Promise<void> =>
    index.upsert(
      [
        { key: 'good', vector: at(1) },
        { key, vector },
      ],
      { model: 'compass' },
    );
  await expect(write('long', new Float32Array(3))).rejects.toThrow('the vector of long has 3 dimensions');
  await expect(write('zero', new Float32Array(2))).rejects.toThrow('points nowhere');
  await expect(write('nan', Float32Array.of(1, Number.NaN))).rejects.toThrow('not a finite number');
  await expect(write('', at(1))).rejects.toThrow(InvalidVector);
  await expect(write('é'.repeat(128), at(1))).rejects.toThrow('1 to 255 bytes');
  await expect(index.search(at(1), { limit: 0 })).rejects.toThrow('limit must be 1 to 10000');
  expect((await index.stats()).rows).toBe(4);
});

test('only one build runs at a time, and a slow search times out', async () => {
  let second: Promise<unknown> = Promise.resolve();
  await index.build(
    async function* () {
      second = index.build(all, { model }).catch((error: unknown) => error);
      yield* all();
    },
    { model },
  );
  expect(await second).toBeInstanceOf(BuildUnderWay);
  await expect(index.search(at(1), { limit: 1, budgetMs: -1 })).rejects.toThrow(QueryBudgetExceeded);
  await expect(index.search(at(1), { limit: 1, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('a damaged store is reported, not recreated', async () => {
  await index.build(all, { model });
  await index.close();
  for (const name of readdirSync(directory)) writeFileSync(join(directory, name), Buffer.alloc(9000, 0xff));
  index = await openVectorIndex({ directory });
  await expect(index.search(at(1), { limit: 1 })).rejects.toThrow(VectorIndexDamaged);
  expect(await index.health()).toEqual([expect.stringContaining('Build the vectors again')]);
});
