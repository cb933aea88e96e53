import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from './open-database.ts';

const HOLDER = randomUUID();

/**
 * Does a piece of work that one process does for all of them, unless another is at it or it was done less than `everyMs` ago.
 * A process that dies leaves a lease that runs out. Gives whether it was done.
 */
export async function doInTurn(
  database: Database,
  clock: Clock,
  { name, everyMs, leaseMs }: { name: string; everyMs: number; leaseMs: number },
  work: () => Promise<void>,
): Promise<boolean> {
  const now = clock.now();
  const isTaken = await database.transaction().execute(async (transaction) => {
    const lease = await transaction
      .selectFrom('lease')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    // Times that lie ahead by more than we would have written come from a clock that was wrong.
    const isHeld = lease !== undefined && lease.until > now && lease.until <= now + leaseMs;
    const isDone = lease !== undefined && lease.done_at <= now && lease.done_at > now - everyMs;
    if (isHeld || isDone) return false;
    const taken = { holder: HOLDER, until: now + leaseMs, done_at: lease?.done_at ?? 0 };
    await transaction
      .insertInto('lease')
      .values({ name, ...taken })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(taken))
      .execute();
    return true;
  });
  if (!isTaken) return false;
  let done_at: number | undefined;
  try {
    await work();
    done_at = clock.now();
  } finally {
    await database
      .updateTable('lease')
      .set({ until: 0, ...(done_at !== undefined && { done_at }) })
      .where('name', '=', name)
      .where('holder', '=', HOLDER)
      .execute();
  }
  return true;
}
