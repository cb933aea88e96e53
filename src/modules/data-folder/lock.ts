import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../platform/database/sqlite/sqlite-failure.ts';
import { AppError } from '../../platform/errors.ts';

export interface Lock {
  release(): void;
}

/**
 * Locks a folder for this process until it is released. It is an SQLite lock, which the operating system releases however the process dies,
 * so a killed process leaves nothing to clean up.
 */
export function acquireLock(directory: string, refusal: string): Lock {
  return hold(directory, 'BEGIN EXCLUSIVE', refusal);
}

/** Several processes may hold this shared lock at once; while any of them does, none can lock the folder. */
export function shareLock(directory: string, refusal: string): Lock {
  return hold(directory, 'BEGIN; SELECT 1 FROM sqlite_master', refusal);
}

function hold(directory: string, begin: string, refusal: string): Lock {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    lock.exec(`PRAGMA busy_timeout = 0; ${begin}`);
  } catch (cause) {
    lock.close();
    // A full or unreadable disk is not another process.
    throw isBusy(cause) ? new AppError('conflict', refusal, { cause }) : cause;
  }
  return { release: () => lock.close() };
}
