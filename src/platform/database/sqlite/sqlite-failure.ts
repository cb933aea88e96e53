import { databaseBusy, databaseUnusable } from '../database-failure.ts';

/** SQLite's primary result codes that mean "not now" to callers; https://sqlite.org/rescode.html */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;

/** Whether another connection holds the lock, so that a retry may succeed. */
export const isBusy = (error: unknown): boolean => {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
};

/**
 * Translates an SQLite error for the caller: a locked database or a full disk becomes a 503 with the reason; anything else is a defect and
 * is not changed.
 */
export function sqliteFailure(error: unknown): unknown {
  switch (primaryCode(error)) {
    case BUSY:
    case LOCKED:
      return databaseBusy(error);
    case FULL:
      return databaseUnusable(
        'The server disk is full, so nothing can be stored. Nothing was changed.',
        error,
      );
    case IO_ERROR:
      return databaseUnusable('The server disk cannot be read or written. Nothing was changed.', error);
    default:
      return error;
  }
}

/** Extended codes contain the primary one in their lowest byte. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
