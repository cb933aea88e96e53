import type { Clock } from '../../platform/clock.ts';
import { type Database, takeRows } from '../../platform/database/index.ts';
import { isCertainlyDead } from '../../platform/process-identity.ts';
import { type CrawlEntry, type Priority, priorities } from './crawl-entry.ts';

/** Domains that are at one process for a while. */
export interface Leases {
  /** Takes domains that are due, the most urgent first; they are the caller's until the lease ends. */
  claim(limit: number): Promise<readonly CrawlEntry[]>;
  /** Gives back what processes that have ended had claimed, and what was claimed for too long. */
  reclaim(): Promise<number>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  /** This process, as `processIdentity` names it. */
  readonly owner: string;
}

const LEASE_MS = 5 * 60_000;

export function createLeases({ database, clock, owner }: Needs): Leases {
  return {
    async claim(limit) {
      const claimed: CrawlEntry[] = [];
      // By priority: within one the due ones stand first in the index, so nothing is passed over.
      for (const priority of Object.values(priorities)) {
        if (claimed.length >= limit) break;
        claimed.push(...(await claimOf(priority, limit - claimed.length)));
      }
      return claimed;
    },

    async reclaim() {
      const now = clock.now();
      const leased = await database
        .selectFrom('crawl_entry')
        .select('leased_by')
        .distinct()
        .where('leased_until', 'is not', null)
        .execute();
      const dead = leased.map(({ leased_by: name }) => name ?? '').filter(isCertainlyDead);
      // A lease that ends long after it could have been given is one of a clock that was set back.
      const { numUpdatedRows } = await database
        .updateTable('crawl_entry')
        .set({ due_at: now, leased_until: null, leased_by: null })
        .where('leased_until', 'is not', null)
        .where((is) =>
          is.or([
            is('leased_until', '<', now),
            is('leased_until', '>', now + 2 * LEASE_MS),
            ...(dead.length > 0 ? [is('leased_by', 'in', dead)] : []),
          ]),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };

  /** One statement takes the rows. Who comes second on SQLite finds them without a due time; on PostgreSQL passes those over that another is just taking. */
  async function claimOf(priority: Priority, limit: number): Promise<CrawlEntry[]> {
    const now = clock.now();
    return takeRows(database, (transaction, passingOver) =>
      transaction
        .updateTable('crawl_entry')
        .set({ due_at: null, leased_until: now + LEASE_MS, leased_by: owner })
        .where('domain', 'in', (rows) =>
          passingOver(
            rows
              .selectFrom('crawl_entry')
              .select('domain')
              .where('priority', '=', priority)
              .where('due_at', '<=', now)
              .orderBy('due_at')
              .limit(limit),
          ),
        )
        .where('due_at', '<=', now)
        .returningAll()
        .execute(),
    ) as Promise<CrawlEntry[]>;
  }
}
