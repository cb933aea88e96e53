import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import { openFileSource, readRecords } from '../../../lib/warc/index.ts';
import { holdCheckpoint } from '../../../platform/checkpoint.ts';
import type { Database } from '../../../platform/database/index.ts';
import { acquireLock } from '../../data-folder/index.ts';
import { type CheckpointedIndex, checkpointName, readCheckpoint } from '../pipeline/checkpoint.ts';
import { readPage } from '../sources/warc-page.ts';
import { LiveArchive } from './live-archive.ts';
import { noteCommitted } from './page-archive.ts';
import { listOf, writeList } from './page-list.ts';

/**
 * Removes the stored pages of some domains, from ingests and from lookups. Each file is rewritten beside itself and then replaced, so that
 * a kill leaves every file intact and the next call continues. Returns the number of pages.
 */
export async function forgetPages(
  directory: string,
  domains: ReadonlySet<string>,
  stores: CheckpointStores,
): Promise<number> {
  if (!existsSync(directory)) return 0;
  const folders = [directory, LiveArchive.folder(directory)].filter((folder) => existsSync(folder));
  let removed = 0;
  for (const folder of folders) {
    const lock = acquireLock(folder, `Another process is writing pages to ${folder}.`);
    try {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.warc.gz')).sort();
      for (const name of names) removed += await rewriteWithout(join(folder, name), domains);
      if (folder === directory) await moveCheckpoint(await noteCommitted(directory), stores);
    } finally {
      lock.release();
    }
  }
  return removed;
}

interface CheckpointStores {
  readonly database: Database;
  readonly index: CheckpointedIndex;
}

/** The checkpoint of the ingests states how much of each file is committed; without this update a shorter file would look damaged. */
async function moveCheckpoint(archive: string, { database, index }: CheckpointStores): Promise<void> {
  const held = await holdCheckpoint(database, checkpointName(index), {
    refusal: 'An ingest is writing to this index.',
  });
  try {
    const checkpoint = await readCheckpoint(database, index);
    if (checkpoint.steps.archive === undefined) return;
    await held.save(JSON.stringify({ ...checkpoint, steps: { ...checkpoint.steps, archive } }));
  } finally {
    await held.release();
  }
}

interface Stretch {
  readonly offset: number;
  readonly isRemoved: boolean;
}

async function rewriteWithout(path: string, domains: ReadonlySet<string>): Promise<number> {
  const stretches = await findStretches(path, domains);
  const removed = stretches.filter(({ isRemoved }) => isRemoved).length;
  if (removed === 0) return 0;
  const { size } = await stat(path);
  const partial = `${path}.partial`;
  const kept = stretches.flatMap(({ offset, isRemoved }, at) =>
    isRemoved ? [] : [{ start: offset, end: (stretches[at + 1]?.offset ?? size) - 1 }],
  );
  await pipeline(
    async function* () {
      for (const range of kept) yield* createReadStream(path, range);
    },
    createWriteStream(partial, { flush: true, mode: 0o600 }),
  );
  // The list is wrong from here on; a file without a list is searched instead.
  await rm(listOf(path), { force: true });
  await rename(partial, path);
  syncFolder(join(path, '..'));
  if (kept.length === 0) await rm(path);
  else await writeList(path);
  return removed;
}

/** Where each gzip member begins, and whether it holds a page of one of the domains. */
async function findStretches(path: string, domains: ReadonlySet<string>): Promise<Stretch[]> {
  const source = await openFileSource(path);
  const stretches: Stretch[] = [];
  try {
    for await (const item of readRecords(source)) {
      const { offset } = item.position;
      const read = item.kind === 'record' ? readPage(item, { crawlId: '' }, true) : undefined;
      const isRemoved = read?.kind === 'page' && domains.has(read.page.domain);
      if (stretches.at(-1)?.offset !== offset) stretches.push({ offset, isRemoved });
      else if (isRemoved) stretches[stretches.length - 1] = { offset, isRemoved };
    }
    return stretches;
  } finally {
    await source.close();
  }
}
