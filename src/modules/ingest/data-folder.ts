import { join } from 'node:path';
import { acquireLock, type Lock, shareLock } from './lock.ts';

/** Where things stand in the data folder. */
export function dataFolder(directory: string) {
  return {
    index: join(directory, 'index'),
    pages: join(directory, 'pages'),
    work: join(directory, 'ingest'),
    serving: join(directory, 'serving'),
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

/** A service holds this as long as it answers from the data folder. */
export function useDataFolder(directory: string): Lock {
  return shareLock(
    dataFolder(directory).serving,
    `The index in ${directory} is being replaced. Start again when that is done.`,
  );
}

/** For commands that put another index in the place of the one a service would go on writing to. */
export function lockServedFolder(directory: string): Lock {
  return acquireLock(
    dataFolder(directory).serving,
    `A service answers from ${directory}. Stop it, run this command, then start it again.`,
  );
}
