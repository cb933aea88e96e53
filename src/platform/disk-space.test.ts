import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { mountSmallDisk } from '../../test/harness/small-disk.ts';
import { diskProblems, isDiskNearlyFull } from './disk-space.ts';

const disk = mountSmallDisk(32);
afterAll(() => disk?.remove());

it('a disk with free space is not a problem', async () => {
  expect(await diskProblems(tmpdir())).toEqual([]);
});

it.skipIf(!disk)('a full disk is reported, and takes no new work, until there is space again', async () => {
  if (!disk) return;
  expect(await diskProblems(disk.directory)).toEqual([]);
  expect(await isDiskNearlyFull(disk.directory)).toBe(false);
  disk.leave(100_000);
  expect(await isDiskNearlyFull(disk.directory)).toBe(true);
  expect(await diskProblems(disk.directory)).toEqual([expect.stringContaining('is full')]);
  disk.freeSpace();
  expect(await diskProblems(disk.directory)).toEqual([]);
});
