import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLost } from './postgres-failure.ts';

/** A server that is restarted is back by then; while it is away for longer nobody is made to wait. */
const AWAY_MS_MAX = 5_000;
const PAUSE_MS = 100;

export type UntilReachable = <Client>(connect: () => Promise<Client>) => Promise<Client>;

/** Waits for a server that has just gone away, so that its restart is a pause and no failure. Nothing was asked of it yet: connecting may be tried again. */
export function createUntilReachable(now: () => number = () => performance.now()): UntilReachable {
  let awaySince: number | undefined;
  return async (connect) => {
    for (;;) {
      try {
        const client = await connect();
        awaySince = undefined;
        return client;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        awaySince ??= now();
        if (now() - awaySince > AWAY_MS_MAX) throw error;
        await wait(PAUSE_MS);
      }
    }
  };
}
