import { DatabaseError } from 'pg';
import { PeerUnresponsive } from '../../../lib/watched-peers.ts';
import { databaseBusy, databaseUnusable } from '../database-failure.ts';

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
const TOO_MANY_CONNECTIONS = '53300';
const DISK_FULL = '53100';
/** Lost connections, and a server that is shutting down, starting up or was told to end this connection. */
const CONNECTION_LOST = /^(08|57P|25P03)/;
/** `pg` sets no code on these errors. */
const LOST_MESSAGE = /^(Connection terminated|Client has encountered a connection error)/;
/** All connections of the pool are in use. */
const POOL_FULL_MESSAGE = 'timeout exceeded when trying to connect';

/** Whether a transaction lost a conflict with another one, so that it can be retried as if it had started later. */
export const isConflict = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

/** Whether a row already exists. If two transactions both found it missing, one gets this error instead of a conflict. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

export const hasNoConnectionLeft = (error: unknown): boolean => codeOf(error) === TOO_MANY_CONNECTIONS;

/**
 * Translates a PostgreSQL error for the caller: a locked database, a full disk or a lost connection becomes a 503 with the reason; anything
 * else is a defect and is not changed.
 */
export function postgresFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === LOCK_NOT_AVAILABLE || code === QUERY_CANCELED || code === TOO_MANY_CONNECTIONS)
    return databaseBusy(error);
  if (error instanceof Error && error.message === POOL_FULL_MESSAGE) return databaseBusy(error);
  if (code === DISK_FULL)
    return databaseUnusable(
      'The database disk is full, so nothing can be stored. Nothing was changed.',
      error,
    );
  if (isConnectionLost(error))
    return databaseUnusable('The database is unavailable. Try again in a minute.', error);
  if (error instanceof PeerUnresponsive)
    return databaseUnusable('The database is not responding. Try again in a minute.', error);
  return error;
}

/** A commit, or a single write, that was not acknowledged may still have been applied. */
export const writeFailure = (error: unknown): unknown =>
  isConnectionLost(error) || error instanceof PeerUnresponsive
    ? databaseUnusable(
        'The connection to the database was lost while saving, so the outcome is unknown. Check whether the change was made before you try again.',
        error,
      )
    : postgresFailure(error);

/** An error without a PostgreSQL code comes from the network or from `pg` itself. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return CONNECTION_LOST.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const isNetwork = 'syscall' in error || error instanceof AggregateError;
  return isNetwork || LOST_MESSAGE.test(error.message);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined;
