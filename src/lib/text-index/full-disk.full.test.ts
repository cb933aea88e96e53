import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../../../test/harness/small-disk.ts';
import { page, schema } from '../../../test/harness/test-index.ts';
import { openTextIndex, type TextIndex } from './index.ts';

const isFull = /ENOSPC|disk is full/;
const probe = mountSmallDisk(1);
probe?.remove();

describe.skipIf(probe === undefined)('a full disk (skipped where no small disk can be mounted)', () => {
  let disk: SmallDisk;
  let directory: string;
  let index: TextIndex;
  beforeEach(async () => {
    disk = mountSmallDisk(32) as SmallDisk;
    directory = join(disk.directory, 'index');
    index = await openTextIndex({ directory, schema, workers: 1, compaction: false });
  });
  afterEach(async () => {
    await index.close();
    disk.remove();
  });

  const pages = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) =>
      page(`k${from + n}`, { body: `shared word${from + n} ${'text that fills a page '.repeat(30)}` }),
    );
  const count = () => index.count({ text: 'shared', mode: 'any' });
  const segmentFiles = () => readdirSync(directory).filter((name) => name.startsWith('segment')).length;

  async function expectSound(documents: number): Promise<void> {
    expect(await count()).toBe(documents);
    expect((await index.check()).problems).toEqual([]);
  }

  test('refuses a write and keeps every acknowledged one', async () => {
    disk.leave(3 << 20);
    let acknowledged = 0;
    const write = async () => {
      for (; acknowledged < 100_000; acknowledged += 100)
        await index.upsert(pages(acknowledged, acknowledged + 100));
    };
    await expect(write()).rejects.toThrow(isFull);
    expect(await count()).toBe(acknowledged);
    disk.freeSpace();
    await index.upsert(pages(acknowledged, acknowledged + 100));
    await expectSound(acknowledged + 100);
  });

  test.each([100_000, 400_000, 900_000])(
    '(%i bytes left) in a bulk build fails only the commit',
    async (left) => {
      await index.upsert(pages(0, 50));
      const bulk = await index.bulk();
      for (const document of pages(0, 1500)) await bulk.add(document);
      disk.leave(left);
      await expect(bulk.commit('position 1')).rejects.toThrow(isFull);
      await bulk.close();
      expect([await count(), await index.checkpoint(), segmentFiles()]).toEqual([50, undefined, 0]);
      disk.freeSpace();
      await expectSound(50);
    },
  );

  test.each([60_000, 300_000, 700_000])(
    '(%i bytes left) in a flush or a merge leaves the index as it was',
    async (left) => {
      await index.upsert(pages(0, 900));
      disk.leave(left);
      await expect(index.compact()).rejects.toThrow(isFull);
      expect([await count(), segmentFiles()]).toEqual([900, 0]);
      disk.freeSpace();
      await index.compact();
      await index.upsert(pages(900, 1800));
      const before = segmentFiles();
      disk.leave(left);
      await expect(index.compact()).rejects.toThrow(isFull);
      expect(segmentFiles()).toBeLessThanOrEqual(before + 6);
      disk.freeSpace();
      await index.compact();
      expect(segmentFiles()).toBe(6);
      await expectSound(1800);
    },
  );

  test('in a backup is reported, and the index keeps working', async () => {
    await index.upsert(pages(0, 900));
    disk.leave(200_000);
    await expect(index.backup(join(disk.directory, 'backup'))).rejects.toThrow(isFull);
    disk.freeSpace();
    await expectSound(900);
  });

  test('does not prevent opening and reading', async () => {
    await index.upsert(pages(0, 300));
    await index.compact();
    disk.leave(0);
    const reader = await openTextIndex({ directory, schema, workers: 0, compaction: false });
    expect(await reader.count({ text: 'shared', mode: 'any' })).toBe(300);
    await reader.close();
  });
});
