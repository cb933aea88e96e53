import { setTimeout as wait } from 'node:timers/promises';
import { hasNoConnectionLeft, isConnectionLost } from './postgres-failure.ts';

/** A server that is restarted is back within this time; if it is away for longer, callers fail at once. */
const AWAY_MS_MAX = 5_000;
const PAUSE_MS = 100;

export type RetryConnect = <Client>(connect: () => Promise<Client>) => Promise<Client>;

/**
 * Waits for a server that has just gone away, so that a restart is a pause instead of a failure. If the server has no connection left, it
 * waits for one that this process releases. No query was sent yet, so connecting may be retried.
 */
export function createRetryConnect(now: () => number = () => performance.now()): RetryConnect {
  let awaySince: number | undefined;
  return async (connect) => {
    const startedAt = now();
    for (;;) {
      try {
        const client = await connect();
        awaySince = undefined;
        return client;
      } catch (error) {
        if (!isConnectionLost(error) && !hasNoConnectionLeft(error)) throw error;
        if (isConnectionLost(error)) awaySince ??= now();
        if (now() - (awaySince ?? startedAt) > AWAY_MS_MAX) throw error;
        await wait(PAUSE_MS);
      }
    }
  };
}
