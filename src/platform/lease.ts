import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database/index.ts';
import { isCertainlyAlive, isCertainlyDead, processIdentity } from './process-identity.ts';

export interface Lease {
  /** Takes or renews the lease. Returns false while another process has it. */
  acquireOrRenew(): Promise<boolean>;
  /** Takes the lease as soon as its owner counts as dead; returns false as soon as the owner shows that it is alive. */
  take(): Promise<boolean>;
  /** Keeps the lease until the transaction ends; returns false if another process has taken it. */
  keep(transaction: Database): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  /** Time of this machine since an arbitrary moment; changing the date does not affect it. */
  readonly monotonicMs?: () => number;
  /** How long a heartbeat may stay unchanged before its owner counts as dead. */
  readonly silenceMs?: number;
  /** A unique name for this holder. */
  readonly owner?: string;
}

const SILENCE_MS = 60_000;
const LOOKS_PER_SILENCE = 60;

/**
 * A right that one process has at a time, stored as a row of the database. No dates are compared: the owner increments a heartbeat whenever
 * it renews, and a process that has seen the same heartbeat for a minute of its own time takes over. If the owner ran on this machine and
 * is known to be dead, it takes over at once. A clock that jumps changes nothing.
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
    acquireOrRenew,

    async take() {
      for (let before: typeof watched; ; before = watched) {
        if (await acquireOrRenew()) return true;
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

  async function acquireOrRenew(): Promise<boolean> {
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

  /** If several take over at once, only one of them finds the heartbeat unchanged. */
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
