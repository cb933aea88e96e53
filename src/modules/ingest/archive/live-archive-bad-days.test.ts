import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { livePage } from '../../../../test/factories/live-page.ts';
import { mountSmallDisk } from '../../../../test/harness/small-disk.ts';
import { warcFilesSource } from '../sources/warc-files.ts';
import { LiveArchive } from './live-archive.ts';
import { findArchivedPage } from './page-list.ts';

const FETCHED_AT = '2026-11-01T00:00:00.000Z';
const disk = mountSmallDisk(4);
afterAll(() => disk?.remove());

async function storedPages(folder: string): Promise<string[]> {
  const pages: string[] = [];
  for await (const item of (await warcFilesSource([folder], { areOurs: true })).read(undefined))
    pages.push(item.kind === 'page' ? item.page.domain : item.kind);
  return pages;
}

it.skipIf(disk === undefined)(
  'a full disk refuses a page, loses none before it, and accepts pages again when there is space',
  async () => {
    if (!disk) return;
    const directory = join(disk.directory, 'first');
    await mkdir(directory);
    const archive = await LiveArchive.open({ directory });
    await archive.append(livePage('before', { content: randomBytes(1_000) }));
    disk.leave(20_000);
    const refused = await archive
      .append(livePage('large', { content: randomBytes(3_000_000) }))
      .catch((error: Error) => error);
    expect(refused).toMatchObject({ code: 'ENOSPC' });
    disk.freeSpace();
    await archive.append(livePage('after', { content: randomBytes(1_000) }));
    await archive.close();
    expect(await storedPages(directory)).toEqual(['before.com', 'after.com']);
    // The text of an earlier version is found by the list beside the file, which was written on the same disk.
    const kindOf = async (domain: string): Promise<string> =>
      (await findArchivedPage(directory, { domain, fetchedAt: FETCHED_AT }, new AbortController().signal))
        .kind;
    expect(await Promise.all(['before.com', 'large.com', 'after.com'].map(kindOf))).toEqual([
      'page',
      'missing',
      'page',
    ]);
  },
);

it.skipIf(disk === undefined)(
  'a disk that is full at the first page refuses it, and later versions are stored and found',
  async () => {
    if (!disk) return;
    const directory = join(disk.directory, 'second');
    await mkdir(directory);
    const archive = await LiveArchive.open({ directory });
    disk.leave(0);
    for (const name of ['lost', 'also-lost'])
      await expect(archive.append(livePage(name))).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.freeSpace();
    for (const name of ['one', 'two']) await archive.append(livePage(name));
    await archive.close();
    for (const domain of ['one.com', 'two.com'])
      expect(
        await findArchivedPage(directory, { domain, fetchedAt: FETCHED_AT }, new AbortController().signal),
      ).toMatchObject({ kind: 'page' });
  },
);

it('after repeated kills every acknowledged page is stored once, and the file can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'live-archive-kill-'));
  let acknowledged = -1;
  for (let round = 0; round < 2; round++) {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        'test/harness/live-archive-process.ts',
        folder,
        String(acknowledged + 1),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = once(child, 'exit');
    let seen = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (++seen === 20) child.kill('SIGKILL');
    }
    await exited;
  }
  const pages = await storedPages(folder);
  expect(acknowledged).toBeGreaterThan(20);
  // The one that was being written when the process ended may be there before it was acknowledged, and again after.
  for (let n = 0; n <= acknowledged; n++) expect(pages).toContain(`p${n}.com`);
  expect(pages.length).toBeLessThanOrEqual(acknowledged + 1 + 2);
  expect(pages).not.toContain('damage');
  await rm(folder, { recursive: true });
});
