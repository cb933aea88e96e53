import { join, resolve } from 'node:path';
import { dataFolder } from '../../data-folder/index.ts';
import { checkPages } from '../archive/check-pages.ts';
import { storedSegments } from '../archive/page-archive.ts';
import { isAsDescribed, readManifest } from './backup-set.ts';

export interface BackupReport {
  /** Files that are missing or have changed since they were written; empty if the backup can be restored. */
  readonly damaged: readonly string[];
  /** Damage in stored pages that was there when the backup was made, a sentence each. */
  readonly damagedPages: readonly string[];
  readonly files: number;
  readonly bytes: number;
}

/**
 * Reads a whole backup and compares it with its checksums, and stored pages with their own, because those are copied unread. The index and
 * the accounts were examined before the checksums were written; opening them here would change the backup. A rehearsal opens a restored
 * copy.
 */
export async function verifyBackup(backup: string): Promise<BackupReport> {
  const folder = resolve(backup);
  const files = Object.entries(await readManifest(folder));
  const damaged: string[] = [];
  for (const [path, expected] of files)
    if (!(await isAsDescribed(join(folder, path), expected))) damaged.push(path);
  return {
    damaged,
    damagedPages: damaged.length === 0 ? await problemsOfPages(dataFolder(folder).pages) : [],
    files: files.length,
    bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  };
}

async function problemsOfPages(directory: string): Promise<readonly string[]> {
  return (await checkPages(directory, await storedSegments(directory))).problems;
}
