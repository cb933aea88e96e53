import { constants } from 'node:fs';
import { access, copyFile, cp, mkdir, rename, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TextIndex } from '../../../lib/text-index/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { openCompanyIndex } from '../../search/index.ts';
import { committedSegments } from '../archive/page-archive.ts';
import { dataFolder } from '../data-folder.ts';
import { parseCheckpoint } from '../pipeline/checkpoint.ts';

/** Copies the index and its pages as of one commit into a new folder, also while the service is running. */
export async function backupData(index: TextIndex, pagesDirectory: string, target: string): Promise<void> {
  await refuseExisting(target, 'Choose a new folder for the backup.');
  // Under its final name the backup exists only when it is whole.
  const partial = `${target}.partial`;
  await refuseExisting(partial, 'It is left from a backup that was interrupted; remove it.');
  const { index: indexCopy, pages } = dataFolder(partial);
  await mkdir(pages, { recursive: true });
  await index.backup(indexCopy);
  for (const [name, bytes] of Object.entries(await backedUpSegments(indexCopy))) {
    await copyFile(join(pagesDirectory, name), join(pages, name), constants.COPYFILE_FICLONE);
    await truncate(join(pages, name), bytes);
  }
  await rename(partial, target);
}

async function backedUpSegments(indexDirectory: string): Promise<Readonly<Record<string, number>>> {
  const copy = await openCompanyIndex({ directory: indexDirectory, workers: 0 });
  try {
    return committedSegments(parseCheckpoint(await copy.checkpoint()).steps);
  } finally {
    await copy.close();
  }
}

/** Puts a backup in place as the data folder's index. What is there already is never overwritten. */
export async function restoreData(
  backup: string,
  directory: string,
): Promise<{ readonly documents: number }> {
  const from = dataFolder(backup);
  const to = dataFolder(directory);
  for (const path of [to.index, to.pages])
    await refuseExisting(path, 'Move it away to restore a backup here.');
  const documents = await checkBackup(from.index);
  await mkdir(dirname(to.index), { recursive: true });
  // The index comes last: without it the folder counts as empty, so an interrupted restore is simply run again.
  const partial = { pages: `${to.pages}.partial`, index: `${to.index}.partial` };
  await cp(from.pages, partial.pages, { recursive: true, mode: constants.COPYFILE_FICLONE, force: true });
  await cp(from.index, partial.index, { recursive: true, mode: constants.COPYFILE_FICLONE, force: true });
  await rename(partial.pages, to.pages);
  await rename(partial.index, to.index);
  return { documents };
}

async function checkBackup(indexDirectory: string): Promise<number> {
  if (!(await exists(indexDirectory)))
    throw new AppError('invalid_input', `${dirname(indexDirectory)} is not a backup.`);
  const index = await openCompanyIndex({ directory: indexDirectory, workers: 0 });
  try {
    const { ok, problems } = await index.check();
    if (!ok) throw new AppError('conflict', `The backup is damaged: ${problems.join(' ')}`);
    return (await index.stats()).documents;
  } finally {
    await index.close();
  }
}

async function refuseExisting(path: string, advice: string): Promise<void> {
  if (await exists(path)) throw new AppError('conflict', `${path} exists. ${advice}`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
