import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import type { TextIndex } from '../../../lib/text-index/api.ts';
import { dataFolder, takeInventory } from '../../data-folder/index.ts';
import { copyDurably, exists, refuseExisting } from './backup.ts';
import { damaged, isAsDescribed, readManifest } from './backup-set.ts';
import type { OpenIndexAt } from './open-index-at.ts';

export interface RestoreOptions {
  readonly openIndexAt: OpenIndexAt;
  /** Whether existing data is moved to `before-restore`. */
  readonly replace: boolean;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface Restored {
  readonly documents: number;
  /** Where the previous data is now. */
  readonly before: string | undefined;
}

/**
 * Restores a backup. All files are first copied beside the data and compared with their checksums, then one rename commits them, then each
 * is moved into place. If it is killed, the next call resumes; until it is done the service refuses to start.
 */
export async function restoreData(
  backup: string,
  directory: string,
  { openIndexAt, replace, onProgress }: RestoreOptions,
): Promise<Restored> {
  const paths = dataFolder(directory);
  if (!(await exists(paths.restored))) {
    await refuseOccupied(directory, replace);
    await copyBackup(resolve(backup), directory, onProgress);
  }
  const items = await readdir(paths.restored);
  for (const [done, item] of items.entries()) {
    onProgress({ done, total: items.length });
    await moveIntoPlace(directory, item);
  }
  await rmdir(paths.restored);
  takeInventory(directory);
  syncFolder(directory);
  return {
    documents: await countDocuments(await openIndexAt(paths.index, { acceptOtherAnalysis: true })),
    before: (await exists(paths.beforeRestore)) ? paths.beforeRestore : undefined,
  };
}

async function refuseOccupied(directory: string, replace: boolean): Promise<void> {
  const { index, pages, accounts, beforeRestore } = dataFolder(directory);
  if (replace)
    return refuseExisting(
      beforeRestore,
      'It contains what an earlier restore replaced; delete it or move it elsewhere.',
    );
  for (const path of [index, pages, accounts])
    await refuseExisting(
      path,
      `Restore into another DATA_DIR, or use --replace, which moves the current data to ${beforeRestore}.`,
    );
}

async function copyBackup(
  backup: string,
  directory: string,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const { restoring, restored } = dataFolder(directory);
  const files = Object.entries(await readManifest(backup));
  await mkdir(restoring, { recursive: true, mode: 0o700 });
  for (const [done, [path, expected]] of files.entries()) {
    onProgress({ done, total: files.length });
    const copy = join(restoring, path);
    // Copied by an earlier call.
    if (await isAsDescribed(copy, expected)) continue;
    if (await isPlainFile(backup, path)) await copyDurably(join(backup, path), copy);
    if (await isAsDescribed(copy, expected)) continue;
    await rm(restoring, { recursive: true });
    throw damaged(join(backup, path));
  }
  // A backup of an index without pages has an empty folder, which the list of files does not show.
  await mkdir(join(restoring, 'pages'), { recursive: true });
  for (const folder of new Set(files.map(([path]) => dirname(join(restoring, path))))) syncFolder(folder);
  await rename(restoring, restored);
  syncFolder(directory);
}

/** Whether neither the file nor a folder on the way to it is a link, which would lead outside the backup. */
async function isPlainFile(backup: string, path: string): Promise<boolean> {
  const steps = path.split('/');
  for (let depth = 1; depth <= steps.length; depth++) {
    const found = await lstat(join(backup, ...steps.slice(0, depth))).catch(() => undefined);
    if (found === undefined || found.isSymbolicLink()) return false;
    if (depth === steps.length) return found.isFile();
  }
  return false;
}

/** Files that SQLite keeps beside a database; with another database they would corrupt it. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'accounts.db': ['accounts.db-wal', 'accounts.db-shm'],
};

/** Moves the old file aside before the new one is moved in; the paths show which of the two has happened. */
async function moveIntoPlace(directory: string, item: string): Promise<void> {
  const { restored, beforeRestore } = dataFolder(directory);
  for (const old of [...(companions[item] ?? []), item]) {
    if (!(await exists(join(directory, old)))) continue;
    await mkdir(beforeRestore, { recursive: true, mode: 0o700 });
    await rename(join(directory, old), join(beforeRestore, old));
    syncFolder(beforeRestore);
  }
  await rename(join(restored, item), join(directory, item));
  syncFolder(directory);
}

async function countDocuments(index: TextIndex): Promise<number> {
  try {
    return (await index.stats()).documents;
  } finally {
    await index.close();
  }
}
