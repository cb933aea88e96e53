import type { Clock } from '../../../platform/clock.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';

export interface AttemptWindow {
  /** Attempts in the window, this one included. */
  readonly attempts: number;
  readonly endsInMs: number;
}

/** Counts attempts in windows of time, in the database: for all processes together and across restarts. */
export interface AttemptWindows {
  /** Counts one attempt for each key, before anything is tried: attempts made at the same time all count. */
  take(keys: readonly string[], windowMs: number): Promise<AttemptWindow[]>;
  /** Refunds the count of a successful attempt. */
  giveBack(keys: readonly string[]): Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;

export function createAttemptWindows(database: Database, clock: Clock): AttemptWindows {
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  return {
    take: (keys, windowMs) =>
      database.transaction().execute(async (transaction) => {
        await sweep(transaction);
        const windows: AttemptWindow[] = [];
        for (const key of keys) windows.push(await takeOne(transaction, key, windowMs));
        return windows;
      }),

    async giveBack(keys) {
      await database
        .updateTable('attempt_window')
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .where('key', 'in', keys)
        .where('attempts', '>', 0)
        .execute();
    },
  };

  /** Guesses at made-up addresses leave a window each; they must not accumulate until the daily purge. */
  async function sweep(transaction: Database): Promise<void> {
    if (clock.monotonic() - sweptAtMs < SWEEP_EVERY_MS) return;
    const now = clock.monotonic();
    afterCommit(transaction, () => {
      sweptAtMs = now;
    });
    await transaction.deleteFrom('attempt_window').where('ends_at', '<=', clock.now()).execute();
  }

  async function takeOne(transaction: Database, key: string, windowMs: number): Promise<AttemptWindow> {
    const now = clock.now();
    const open = await transaction
      .selectFrom('attempt_window')
      .selectAll()
      .where('key', '=', key)
      .where('ends_at', '>', now)
      // One that ends later than a new one would was started under a clock that was ahead.
      .where('ends_at', '<=', now + windowMs)
      .executeTakeFirst();
    const window = { attempts: (open?.attempts ?? 0) + 1, ends_at: open?.ends_at ?? now + windowMs };
    await transaction
      .insertInto('attempt_window')
      .values({ key, ...window })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(window))
      .execute();
    return { attempts: window.attempts, endsInMs: window.ends_at - now };
  }
}
