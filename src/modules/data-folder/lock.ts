import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '../../platform/errors.ts';

export interface Lock {
  release(): void;
}

/**
 * Locks a folder for this process until it is released. The lock is SQLite's, which the operating system releases when the process
 * dies, however it dies: a kill leaves nothing to clean up.
 */
export function acquireLock(directory: string, refusal: string): Lock {
  return hold(directory, 'BEGIN EXCLUSIVE', refusal);
}

/** Several processes may share a folder; meanwhile none can lock it. */
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
    throw new AppError('conflict', refusal, { cause });
  }
  return { release: () => lock.close() };
}
