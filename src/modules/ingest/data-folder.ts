import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '../../platform/errors.ts';

/** Where things stand in the data folder. */
export function dataFolder(directory: string) {
  return {
    index: join(directory, 'index'),
    pages: join(directory, 'pages'),
    work: join(directory, 'ingest'),
    ranks: join(directory, 'ingest', 'domain-ranks'),
    rebuild: join(directory, 'index-rebuild'),
    replaced: join(directory, 'index-replaced'),
  } as const;
}

/**
 * Keeps a second command from writing to the same data folder. The lock is SQLite's, which the operating system lets go
 * when the process dies, however it dies: a kill leaves nothing to clean up.
 */
export function lockDataFolder(directory: string): { release(): void } {
  const { work } = dataFolder(directory);
  mkdirSync(work, { recursive: true });
  const lock = new DatabaseSync(join(work, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new AppError('conflict', `Another ingest or index command is at work in ${directory}.`, { cause });
  }
  return { release: () => lock.close() };
}
