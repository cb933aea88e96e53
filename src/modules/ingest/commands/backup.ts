import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, rename, rm, truncate } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import type { IndexMaintenance, TextIndex } from '../../../lib/text-index/api.ts';
import { copyDatabase, type Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { dataFolder, makeFolder } from '../../data-folder/index.ts';
import { LiveArchive, listLiveFiles } from '../archive/live-archive.ts';
import { committedSegments } from '../archive/page-archive.ts';
import { listOf } from '../archive/page-list.ts';
import { type CheckpointedIndex, readCheckpoint } from '../pipeline/checkpoint.ts';
import { writeManifest } from './backup-set.ts';
import type { OpenIndexAt } from './open-index-at.ts';

interface BackedUp {
  readonly database: Database;
  readonly index: IndexMaintenance & CheckpointedIndex;
  readonly openIndexAt: OpenIndexAt;
  /** The stores that are in the folder. If accounts are elsewhere, a file of accounts in it is out of date. */
  readonly held?: readonly ('index' | 'accounts')[];
}

/**
 * Copies accounts, index and pages into a new folder, even while the service is running. The accounts are copied first, so that what they
 * record about the index (how far a monitor has checked) is never ahead of it.
 */
export async function backupData(
  { database, index, openIndexAt, held = ['index', 'accounts'] }: BackedUp,
  directory: string,
  folder: string,
): Promise<void> {
  const target = resolve(folder);
  await refuseExisting(target, 'Choose a new folder for the backup.');
  // The backup gets its final name only when it is complete.
  const partial = `${target}.partial`;
  await refuseExisting(partial, 'It was left by an interrupted backup; delete it.');
  try {
    makeFolder(dataFolder(partial).pages);
    if (held.includes('accounts')) await copyAccounts(directory, partial);
    await index.backup(dataFolder(partial).index);
    await verifyCopy(await openIndexAt(dataFolder(partial).index, { compaction: false }));
    // Copies the archive as of now: more pages than the copied accounts refer to do no harm, fewer would.
    const { steps } = await readCheckpoint(database, index);
    const committed = await committedSegments(dataFolder(directory).pages, steps);
    for (const [name, bytes] of Object.entries(committed)) {
      const copy = join(dataFolder(partial).pages, name);
      const original = join(dataFolder(directory).pages, name);
      await copyDurably(original, copy, bytes);
      if (await exists(listOf(original))) await copyDurably(listOf(original), listOf(copy));
    }
    await copyLivePages(directory, partial);
    await writeManifest(partial);
    for (const path of [dataFolder(partial).pages, dataFolder(partial).index, partial]) syncFolder(path);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  await rename(partial, target);
  syncFolder(dirname(target));
}

async function copyAccounts(directory: string, partial: string): Promise<void> {
  const [from, to] = [dataFolder(directory), dataFolder(partial)];
  if (await exists(from.accounts)) {
    copyDatabase(from.accounts, to.accounts);
    await sync(to.accounts);
  }
  if (await exists(from.adminToken)) await copyDurably(from.adminToken, to.adminToken);
}

/** A service may be writing; the next writer truncates half a page at the end of the copy. */
async function copyLivePages(directory: string, partial: string): Promise<void> {
  const [from, to] = [directory, partial].map((folder) => LiveArchive.folder(dataFolder(folder).pages));
  if (from === undefined || to === undefined || !(await exists(from))) return;
  for (const name of await listLiveFiles(from)) {
    await copyDurably(join(from, name), join(to, name));
    const list = listOf(join(from, name));
    if (await exists(list)) await copyDurably(list, listOf(join(to, name)));
  }
}

/** Checks that the copy of the index is intact, so that no backup contains damage. */
async function verifyCopy(copy: TextIndex): Promise<void> {
  try {
    const [problem] = await copy.verify();
    if (problem !== undefined)
      throw new AppError('unavailable', `The index is damaged and cannot be backed up: ${problem}`);
  } finally {
    await copy.close();
  }
}

/** Copies a file, or its first bytes, and makes the copy survive a power cut. */
export async function copyDurably(from: string, to: string, bytes?: number): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  if (bytes !== undefined) await truncate(to, bytes);
  await sync(to);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function refuseExisting(path: string, advice: string): Promise<void> {
  if (await exists(path)) throw new AppError('conflict', `${path} exists. ${advice}`);
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
