import { randomUUID } from 'node:crypto';
import type { Database } from './database/index.ts';

export interface Lease {
  /** Takes the lease, or keeps it. False while another process has it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  /** Of this machine since some moment; no change of the date moves it. */
  readonly monotonicMs?: () => number;
  /** How long a beat may stand still before its owner counts as dead. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 60_000;

/**
 * A right that one process has at a time, by a row of the database. No date is compared: the owner counts a beat up whenever
 * it holds on, and whoever has watched the same beat for a minute of its own time takes over. A clock that jumps changes nothing.
 */
export function createLease(
  database: Database,
  name: string,
  { monotonicMs = () => performance.now(), silenceMs = SILENCE_MS }: LeaseOptions = {},
): Lease {
  const owner = randomUUID();
  let watched: { beat: number; sinceMs: number } | undefined;

  return {
    async hold() {
      const row = await database
        .selectFrom('lease')
        .select(['owner', 'beat'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!row) return take();
      if (row.owner === owner) return advance(row.beat);
      if (watched?.beat !== row.beat) watched = { beat: row.beat, sinceMs: monotonicMs() };
      return monotonicMs() - watched.sinceMs >= silenceMs && advance(row.beat);
    },

    async release() {
      await database.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
    },
  };

  async function take(): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('lease')
      .values({ name, owner, beat: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Of several that take over at once, one finds the beat as it was. */
  async function advance(beat: number): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('lease')
      .set({ owner, beat: beat + 1 })
      .where('name', '=', name)
      .where('beat', '=', beat)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
