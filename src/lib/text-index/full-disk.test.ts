import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../../../test/harness/small-disk.ts';
import { page, schema } from '../../../test/harness/test-index.ts';
import { openTextIndex } from './index.ts';

const isFull = /ENOSPC|disk is full/;
const probe = mountSmallDisk(1);
probe?.remove();

/** The short form of full-disk.full.test.ts, which fills the disk at every step of builds, merges and backups. */
describe.skipIf(probe === undefined)('a full disk (skipped where no small disk can be mounted)', () => {
  test('refuses a write, a bulk commit and a merge, keeps every acknowledged document, and accepts more when there is space', async () => {
    const disk = mountSmallDisk(8) as SmallDisk;
    const directory = join(disk.directory, 'index');
    const index = await openTextIndex({ directory, schema, workers: 0, compaction: false });
    const pages = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) =>
        page(`k${from + n}`, { body: `shared word${from + n} ${'text that fills a page '.repeat(30)}` }),
      );
    const count = () => index.count({ text: 'shared', mode: 'any' });
    try {
      await index.upsert(pages(0, 50));
      const bulk = await index.bulk();
      for (const document of pages(50, 400)) await bulk.add(document);
      disk.leave(40_000);
      await expect(bulk.commit('position 1')).rejects.toThrow(isFull);
      await bulk.close();
      await expect(index.compact()).rejects.toThrow(isFull);
      await expect(index.upsert(pages(50, 450))).rejects.toThrow(isFull);
      expect([await count(), await index.checkpoint()]).toEqual([50, undefined]);
      disk.freeSpace();
      await index.upsert(pages(50, 60));
      await index.compact();
      expect(await count()).toBe(60);
      expect((await index.check()).problems).toEqual([]);
    } finally {
      await index.close();
      disk.remove();
    }
  });
});
