import { statSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../platform/errors.ts';
import { acquireLock, type Lock, shareLock } from './lock.ts';
import { makeFolder } from './make-folder.ts';

export function dataFolder(directory: string) {
  return {
    index: join(directory, 'index'),
    /** Copies of another service's index. */
    copies: join(directory, 'copies'),
    pages: join(directory, 'pages'),
    /** Icons of companies, as fetched from their sites; a cache. */
    icons: join(directory, 'icons'),
    vectors: join(directory, 'vectors'),
    /** An optional embedding model, in addition to the built-in one. */
    useMultilingual: join(directory, 'models', 'use-multilingual.bin'),
    /** What a model has learned from the index, for vectors that are being built. */
    vectorFit: join(directory, 'ingest', 'vector-fit.json'),
    accounts: join(directory, 'accounts.db'),
    adminToken: join(directory, 'admin-token'),
    inventory: join(directory, 'inventory.json'),
    work: join(directory, 'ingest'),
    serving: join(directory, 'serving'),
    server: join(directory, 'serving', 'server'),
    ranks: join(directory, 'ingest', 'domain-ranks'),
    rebuild: join(directory, 'index-rebuild'),
    replaced: join(directory, 'index-replaced'),
    /** A restore while it is being copied, while it is being moved into place, and the data it replaces. */
    restoring: join(directory, 'restore-partial'),
    restored: join(directory, 'restore-ready'),
    beforeRestore: join(directory, 'before-restore'),
  } as const;
}

/** Creates the data folder, readable only by its owner. If others can read it already, that is only reported: it may be intended. */
export function makeDataFolder(directory: string, warn: (sentence: string) => void): void {
  makeFolder(directory);
  const mode = statSync(directory).mode & 0o777;
  if ((mode & 0o077) !== 0)
    warn(
      `${directory} is readable by other users of this machine (mode ${mode.toString(8)}) and contains addresses, password hashes and sign-in links. Run 'chmod 700 ${directory}'.`,
    );
}

/** For commands that need existing data: a mistyped path must not create a new folder. */
export function requireInDataFolder(directory: string, item: 'index' | 'accounts'): void {
  const path = dataFolder(directory)[item];
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  throw new AppError(
    'not_found',
    `${path} does not exist. Check DATA_DIR, which is '${directory}'${item === 'index' ? "; 'homedex ingest' creates an index" : '; the first start of the service creates it'}.`,
  );
}

/** Prevents a second command from changing the same data folder. */
export function lockDataFolder(directory: string): Lock {
  return acquireLock(
    dataFolder(directory).work,
    `Another ingest or index command is running in ${directory}.`,
  );
}

/** A service holds this lock as long as it serves from the data folder. */
export function useDataFolder(directory: string): Lock {
  return shareLock(
    dataFolder(directory).serving,
    `The index in ${directory} is being replaced. Start again when that has finished.`,
  );
}

/** Two services on one folder would count rate limits and failed sign-ins separately, so a second one must be requested explicitly. */
export function lockForServer(directory: string, isShared: boolean): Lock {
  const { server } = dataFolder(directory);
  return isShared
    ? shareLock(
        server,
        `A service without SHARE_DATA_DIR=yes is using ${directory}. Stop it, or start all services with SHARE_DATA_DIR=yes.`,
      )
    : acquireLock(
        server,
        `Another service is using ${directory}. Stop it, or start both with SHARE_DATA_DIR=yes to share the folder.`,
      );
}

/** For commands that replace an index, which a running service would keep writing to. */
export function lockServedFolder(directory: string): Lock {
  return acquireLock(
    dataFolder(directory).serving,
    `A service is using ${directory}. Stop it, run this command, then start it again.`,
  );
}
