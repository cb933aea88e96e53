import { join } from 'node:path';
import { acquireLock, type Lock } from './lock.ts';

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

/** Keeps a second command from changing the same data folder. */
export function lockDataFolder(directory: string): Lock {
  return acquireLock(
    dataFolder(directory).work,
    `Another ingest or index command is at work in ${directory}.`,
  );
}
