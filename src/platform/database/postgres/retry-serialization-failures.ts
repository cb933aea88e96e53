import { setTimeout as wait } from 'node:timers/promises';
import { databaseBusy } from '../database-failure.ts';
import { FifoMutex } from '../fifo-mutex.ts';
import { isConflict, isDuplicate } from './postgres-failure.ts';

/** The same time that SQLite waits for a lock. */
const RETRY_MS_MAX = 5_000;
const PAUSE_MS_MAX = 10;
/** A row that still conflicts after this many more attempts existed before. */
const DUPLICATES_MAX = 2;

export type RetrySerializationFailures = <Outcome>(run: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Retries transactions that PostgreSQL aborts because of a conflict, for a while. Once they have lost, the transactions of this process
 * continue one at a time, in order: otherwise many on one account would keep making each other lose, one of them forever.
 */
export function createRetrySerializationFailures(): RetrySerializationFailures {
  const losers = new FifoMutex(RETRY_MS_MAX);
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) && !isDuplicate(error)) throw error;
    }
    await losers.acquire();
    try {
      return await untilItWins(run);
    } finally {
      losers.release();
    }
  };
}

async function untilItWins<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  const deadlineAt = performance.now() + RETRY_MS_MAX;
  let duplicates = 0;
  for (let pauseMs = 1; ; pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2)) {
    try {
      return await run();
    } catch (error) {
      if (isDuplicate(error) && ++duplicates >= DUPLICATES_MAX) throw error;
      if (!isConflict(error) && !isDuplicate(error)) throw error;
      if (performance.now() > deadlineAt) throw databaseBusy(error);
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}
