import type { Clock } from '../../../platform/clock.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';

export interface AttemptWindow {
  /** Attempts in the window, including this one. */
  readonly attempts: number;
  readonly endsInMs: number;
}

/** Counts attempts in time windows. The counts are in the database, so they are shared by all processes and survive restarts. */
export interface AttemptWindows {
  /** Counts one attempt for each key before anything is tried, so that concurrent attempts all count. */
  take(keys: readonly string[], windowMs: number): Promise<AttemptWindow[]>;
  /** Takes back the counts of a successful attempt. */
  undo(keys: readonly string[]): Promise<void>;
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

    async undo(keys) {
      await database
        .updateTable('attempt_window')
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .where('key', 'in', keys)
        .where('attempts', '>', 0)
        .execute();
    },
  };

  /** Each guess at a made-up address leaves a window; without this they would accumulate until the daily purge. */
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
      // A window that ends later than a new one would was opened while the clock was ahead; ignore it.
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
