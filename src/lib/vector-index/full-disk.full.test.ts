import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../../../test/harness/small-disk.ts';
import type { VectorIndex } from './index.ts';
import { openVectorIndex } from './open-vector-index.ts';
import { clusteredRows, smallThresholds, stream, temporaryFolder } from './vector-index.fixture.ts';

const isFull = /ENOSPC|disk is full|no space/i;
const dims = 64;
const model = { name: 'm', dims, facts: null };
const pool = clusteredRows(6_000, dims, 4);
const probe = mountSmallDisk(1);
probe?.remove();

describe.skipIf(probe === undefined)('a full disk (skipped where no small disk can be mounted)', () => {
  let disk: SmallDisk;
  let index: VectorIndex;
  beforeEach(async () => {
    disk = mountSmallDisk(16) as SmallDisk;
    const directory = join(disk.directory, 'vectors');
    index = await openVectorIndex({ directory, workers: 1, sizeThresholds: smallThresholds });
    await index.build(() => stream(pool.slice(0, 1_000)), { model });
  });
  afterEach(async () => {
    await index.close();
    disk.remove();
  });

  async function expectSound(rows: number): Promise<void> {
    expect((await index.stats()).rows).toBe(rows);
    expect((await index.get(pool.slice(0, rows).map(({ key }) => key))).size).toBe(rows);
    expect(await index.check()).toMatchObject({ ok: true, problems: [] });
  }

  test('refuses a write, keeps every acknowledged one, and accepts more when there is space', async () => {
    disk.leave(1 << 20);
    let acknowledged = 1_000;
    const write = async () => {
      for (; acknowledged < pool.length; acknowledged += 50)
        await index.upsert(pool.slice(acknowledged, acknowledged + 50), { model: 'm' });
    };
    await expect(write()).rejects.toThrow(isFull);
    expect((await index.stats()).rows).toBe(acknowledged);
    disk.freeSpace();
    await index.upsert(pool.slice(acknowledged, acknowledged + 50), { model: 'm' });
    await expectSound(acknowledged + 50);
  });

  test.each([0, 60_000, 200_000])('(%i bytes left) during a flush fails only the flush', async (left) => {
    await index.upsert(pool.slice(1_000, 2_500), { model: 'm' });
    disk.leave(left);
    await expect(index.flush()).rejects.toThrow(isFull);
    expect((await index.stats()).rows).toBe(2_500);
    const [{ vector, key } = { vector: new Float32Array(dims), key: '' }] = pool.slice(2_400);
    expect((await index.search(vector, { limit: 1 })).hits[0]?.key).toBe(key);
    disk.freeSpace();
    await index.flush();
    expect((await index.stats()).recentRows).toBe(0);
    await expectSound(2_500);
  });

  // Each of them ends the flush in another of its files.
  test.each([200_000, 400_000, 500_000, 600_000])('(%i bytes left) leaves no file open', async (left) => {
    await index.upsert(pool.slice(1_000, 2_500), { model: 'm' });
    disk.leave(left);
    await expect(index.flush()).rejects.toThrow(isFull);
    const before = openFilesIn(disk.directory);
    for (let tries = 0; tries < 3; tries++) await expect(index.flush()).rejects.toThrow(isFull);
    expect(openFilesIn(disk.directory)).toEqual(before);
    disk.freeSpace();
    await index.flush();
    await expectSound(2_500);
  });

  test('during a build fails only the build, and the next one succeeds', async () => {
    disk.leave(300_000);
    await expect(index.build(() => stream(pool), { model })).rejects.toThrow(isFull);
    await expectSound(1_000);
    disk.freeSpace();
    await index.build(() => stream(pool), { model });
    await expectSound(pool.length);
  });
});

/** Of all threads of this process, whatever has been removed since. */
function openFilesIn(directory: string): string[] {
  return readdirSync('/proc/self/fd')
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    })
    .filter((path) => path.startsWith(directory))
    .sort();
}

test('a note persists across reopening, and can be removed', async () => {
  const folder = temporaryFolder();
  const open = () => openVectorIndex({ directory: folder.directory, workers: 0 });
  let index = await open();
  expect(index.note('mark')).toBeUndefined();
  await index.keepNote('mark', 'seven');
  await index.close();
  index = await open();
  expect(index.note('mark')).toBe('seven');
  await index.build(() => stream(pool.slice(0, 10)), { model });
  expect(index.note('mark')).toBe('seven');
  await index.keepNote('mark', undefined);
  expect(index.note('mark')).toBeUndefined();
  await index.close();
  folder.remove();
});
