import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database/index.ts';
import { isCertainlyAlive, isCertainlyDead, processIdentity } from './process-identity.ts';

export interface Lease {
  /** Takes the lease, or keeps it. False while another process has it. */
  hold(): Promise<boolean>;
  /** Takes the lease as soon as its owner counts as dead; false as soon as it shows that it lives. */
  take(): Promise<boolean>;
  /** Keeps the lease until the transaction ends; false when another process has taken it. */
  keep(transaction: Database): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  /** Of this machine since some moment; no change of the date moves it. */
  readonly monotonicMs?: () => number;
  /** How long a beat may stay unchanged before its owner counts as dead. */
  readonly silenceMs?: number;
  /** The name of this holder, unique. */
  readonly owner?: string;
}

const SILENCE_MS = 60_000;
const LOOKS_PER_SILENCE = 60;

/**
 * A right that one process has at a time, by a row of the database. No date is compared: the owner increments a beat whenever
 * it renews, and a process that has seen the same beat for a minute of its own time takes over, or at once where the owner ran on this
 * machine and is known to be dead. A clock that jumps changes nothing.
 */
export function createLease(
  database: Database,
  name: string,
  {
    monotonicMs = () => performance.now(),
    silenceMs = SILENCE_MS,
    owner = `${processIdentity()}/${randomUUID()}`,
  }: LeaseOptions = {},
): Lease {
  let watched: { beat: number; owner: string; sinceMs: number } | undefined;

  return {
    hold,

    async take() {
      for (let before: typeof watched; ; before = watched) {
        if (await hold()) return true;
        const hasBeaten = before !== undefined && before.beat !== watched?.beat;
        if (watched === undefined || hasBeaten || isCertainlyAlive(watched.owner)) return false;
        await wait(silenceMs / LOOKS_PER_SILENCE);
      }
    },

    async keep(transaction) {
      const { numUpdatedRows } = await transaction
        .updateTable('lease')
        .set((row) => ({ beat: row('beat', '+', 1) }))
        .where('name', '=', name)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async release() {
      await database.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
    },
  };

  async function hold(): Promise<boolean> {
    const row = await database
      .selectFrom('lease')
      .select(['owner', 'beat'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) return begin();
    if (row.owner === owner || isCertainlyDead(row.owner)) return advance(row.beat);
    if (watched?.beat !== row.beat || watched.owner !== row.owner)
      watched = { ...row, sinceMs: monotonicMs() };
    return monotonicMs() - watched.sinceMs >= silenceMs && advance(row.beat);
  }

  async function begin(): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('lease')
      .values({ name, owner, beat: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Of several that take over at once, one finds the beat unchanged. */
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
