import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mountSmallDisk } from '../../../../test/harness/small-disk.ts';
import { IconCache } from './icon-cache.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'icons-')), 'icons');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

const disk = mountSmallDisk(1);
afterAll(() => disk?.remove());

const icon = { fetchedAt: 5, bytes: Buffer.alloc(4_000, 1) };

test('icons and their absence are kept across processes', async () => {
  const cache = new IconCache({ directory, bytesMax: 100_000 });
  expect(await cache.find('a.com')).toBeUndefined();
  await cache.store('a.com', icon);
  await cache.store('b.com', { fetchedAt: 7, bytes: undefined });
  const later = new IconCache({ directory, bytesMax: 100_000 });
  expect(await later.find('a.com')).toEqual(icon);
  expect(await later.find('b.com')).toEqual({ fetchedAt: 7, bytes: undefined });
});

test('the oldest icons are deleted when the cache is full, those of earlier processes first', async () => {
  const first = new IconCache({ directory, bytesMax: 10 * 4_096 });
  for (let n = 0; n < 10; n++) await first.store(`${n}.com`, icon);
  const second = new IconCache({ directory, bytesMax: 10 * 4_096 });
  await second.store('new.com', icon);
  expect(readdirSync(directory)).toHaveLength(9);
  expect(await second.find('new.com')).toEqual(icon);
  for (let n = 0; n < 50; n++) await second.store(`later-${n}.com`, icon);
  expect(readdirSync(directory).length).toBeLessThanOrEqual(10);
  expect(await second.find('later-49.com')).toEqual(icon);
  expect(await second.find('0.com')).toBeUndefined();
});

test('storing an icon again counts it once', async () => {
  const cache = new IconCache({ directory, bytesMax: 3 * 4_096 });
  await cache.store('kept.com', icon);
  for (let n = 0; n < 20; n++) await cache.store('again.com', icon);
  expect(await cache.find('kept.com')).toEqual(icon);
});

test.skipIf(disk === undefined)(
  'a full disk refuses an icon and stays unchanged; icons are stored again when there is space',
  async () => {
    if (!disk) return;
    const cache = new IconCache({ directory: disk.directory, bytesMax: 1_000_000 });
    await cache.store('before.com', icon);
    disk.leave(4_096);
    const names = readdirSync(disk.directory);
    for (let n = 0; n < 3; n++)
      await expect(
        cache.store(`large-${n}.com`, { fetchedAt: 6, bytes: Buffer.alloc(60_000, 1) }),
      ).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(disk.directory)).toEqual(names);
    disk.freeSpace();
    await cache.store('after.com', icon);
    expect(await cache.find('before.com')).toEqual(icon);
    expect(await cache.find('after.com')).toEqual(icon);
  },
);

test('a folder that could not be created for the first icon is created for the next', async () => {
  writeFileSync(directory, 'a file in its place');
  const cache = new IconCache({ directory, bytesMax: 100_000 });
  await expect(cache.store('a.com', icon)).rejects.toThrow('EEXIST');
  rmSync(directory);
  await cache.store('a.com', icon);
  expect(await cache.find('a.com')).toEqual(icon);
});
