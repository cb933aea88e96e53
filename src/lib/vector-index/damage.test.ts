import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type VectorAnswer, type VectorIndex, VectorIndexDamaged } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import { clusteredRows, smallThresholds, stream, temporaryFolder } from './vector-index.fixture.ts';

const dims = 136;
const model = { name: 'm', dims, facts: null };
const rows = clusteredRows(700, dims);
const query = rows[33]?.vector as Float32Array;
const sound = temporaryFolder();
const hurt = temporaryFolder();
let right: VectorAnswer;

const open = (directory: string): Promise<VectorIndex> =>
  openVectorIndex({ directory, workers: 0, flushing: false, sizeThresholds: smallThresholds });

beforeAll(async () => {
  const index = await open(sound.directory);
  await index.build(() => stream(rows.slice(0, 600)), { model });
  await index.upsert(rows.slice(600), { model: 'm' });
  await index.delete(['row-33', 'row-34']);
  right = await index.search(query, { limit: 20 });
  await index.close();
});
afterAll(() => {
  sound.remove();
  hurt.remove();
});

/** What can happen to a file. */
const damages: Readonly<Record<string, (path: string) => void>> = {
  'cut to half': (path) => truncateSync(path, readFileSync(path).length >> 1),
  'cut by a byte': (path) => truncateSync(path, Math.max(0, readFileSync(path).length - 1)),
  emptied: (path) => truncateSync(path, 0),
  'with a flipped bit in the middle': (path) => change(path, (bytes) => flip(bytes, bytes.length >> 1)),
  'with a flipped bit near the end': (path) => change(path, (bytes) => flip(bytes, bytes.length - 3)),
  'with a block of zeros': (path) => change(path, (bytes) => fill(bytes, 0)),
  'with a block of ones': (path) => change(path, (bytes) => fill(bytes, 0xff)),
  missing: (path) => rmSync(path),
};

function change(path: string, edit: (bytes: Buffer) => void): void {
  const bytes = readFileSync(path);
  edit(bytes);
  writeFileSync(path, bytes);
}

function flip(bytes: Buffer, at: number): void {
  if (at >= 0) bytes[at] = (bytes[at] as number) ^ 0x10;
}

function fill(bytes: Buffer, value: number): void {
  const from = Math.floor(bytes.length / 3);
  bytes.fill(value, from, Math.min(bytes.length, from + 4096));
}

/** Either the right answer or the error that names the damage; never another answer or error. */
async function outcome(): Promise<'right' | 'refused'> {
  const index = await open(hurt.directory);
  try {
    expect(await index.search(query, { limit: 20 })).toEqual(right);
    expect((await index.get(['row-0'])).get('row-0')?.length).toBe(dims);
    return 'right';
  } catch (error) {
    expect(error).toBeInstanceOf(VectorIndexDamaged);
    expect(String(error)).toContain('Build the vectors again');
    expect(await index.health()).not.toEqual([]);
    return 'refused';
  } finally {
    await index.close();
  }
}

function copySound(): void {
  rmSync(hurt.directory, { recursive: true, force: true });
  cpSync(sound.directory, hurt.directory, { recursive: true });
}

/** What the index never reads for an answer; damage to it is found when it is written. */
const unread = new Set(['build.lock', 'fold.lock', 'vectors.sqlite-shm']);

test.each(Object.keys(damages))('a file %s is detected, or does not matter', async (damage) => {
  const outcomes: Record<string, string> = {};
  for (const name of readdirSync(sound.directory).filter((file) => !unread.has(file))) {
    copySound();
    const path = join(hurt.directory, name);
    if (readFileSync(path).length === 0) continue;
    damages[damage]?.(path);
    outcomes[name] = await outcome();
  }
  // A whole file that is lost or cut is always found out; a single bit may lie where this search did not look.
  const certain = ['missing', 'emptied', 'cut to half', 'cut by a byte'].includes(damage);
  const mustBeRefused = Object.keys(outcomes).filter((name) =>
    /[.](rows|codes|ids|lists|keys|coder)$/.test(name),
  );
  expect(mustBeRefused.length).toBeGreaterThan(4);
  if (certain) for (const name of mustBeRefused) expect([name, outcomes[name]]).toEqual([name, 'refused']);
});

test('swapped files of two segments, or files of another index, are detected', async () => {
  const other = temporaryFolder();
  const index = await open(other.directory);
  await index.build(() => stream(clusteredRows(600, dims, 77)), { model });
  await index.close();
  const names = readdirSync(sound.directory).filter((name) => /^\d+[.]/.test(name));
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) {
    copySound();
    cpSync(join(other.directory, name), join(hurt.directory, name));
    expect([name, await outcome()]).toEqual([name, 'refused']);
  }
  copySound();
  cpSync(join(sound.directory, '1.keys'), join(hurt.directory, '1.codes'));
  expect(await outcome()).toBe('refused');
  other.remove();
});

test('last writes that the store has lost with its log are detected as missing', async () => {
  copySound();
  const index = await open(hurt.directory);
  await index.upsert(rows.slice(0, 5), { model: 'm' });
  // As it lies there while the index is open: closing moves the log into the store.
  const during = temporaryFolder();
  cpSync(hurt.directory, during.directory, { recursive: true });
  await index.close();
  rmSync(join(during.directory, 'vectors.sqlite-wal'));
  const late = await open(during.directory);
  await expect(late.search(query, { limit: 1 })).rejects.toThrow('has lost its last writes');
  await late.close();
  during.remove();
});

test('check names every damaged file, and a build repairs the index', async () => {
  copySound();
  for (const name of ['1.rows', '1.codes', '1.keys', '1.coder'])
    change(join(hurt.directory, name), (bytes) => flip(bytes, bytes.length >> 1));
  let index = await open(hurt.directory);
  const { ok, problems } = await index.check();
  expect(ok).toBe(false);
  for (const name of ['1.rows', '1.codes', '1.keys', '1.coder'])
    expect(problems.some((problem) => problem.includes(name))).toBe(true);
  await expect(index.search(query, { limit: 1 })).rejects.toThrow(VectorIndexDamaged);
  writeFileSync(join(hurt.directory, 'build.lock'), Buffer.alloc(5000, 0xff));
  await index.build(() => stream(rows), { model });
  expect((await index.search(query, { limit: 1 })).hits[0]?.key).toBe('row-33');
  expect(await index.health()).toEqual([]);
  await index.close();
  writeFileSync(join(hurt.directory, 'vectors.sqlite'), Buffer.alloc(5000, 0xff));
  index = await open(hurt.directory);
  await expect(index.search(query, { limit: 1 })).rejects.toThrow(VectorIndexDamaged);
  await expect(index.upsert(rows.slice(0, 1), { model: 'm' })).rejects.toThrow(VectorIndexDamaged);
  await index.build(() => stream(rows), { model });
  expect((await index.search(query, { limit: 1 })).hits[0]?.key).toBe('row-33');
  await index.close();
});
