import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLeasedRows, type LeasedTable } from '../../platform/work-queue/index.ts';
import { type CrawlEntry, priorities } from './crawl-entry.ts';

/** Domains that are leased to one process. */
export interface Leases {
  /** Takes domains that are due, the most urgent first; they are the caller's until the lease ends. */
  claim(limit: number): Promise<readonly CrawlEntry[]>;
  /** Releases the claims of ended processes, and claims that were held for too long. */
  reclaim(): Promise<number>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  /** This process, as `processIdentity` names it. */
  readonly owner: string;
}

const DAY_MS = 86_400_000;

const entries: LeasedTable<'crawl_entry'> = {
  table: 'crawl_entry',
  key: 'domain',
  dueAt: 'due_at',
  leasedUntil: 'leased_until',
  free: null,
  leasedBy: 'leased_by',
  // All of them, in the words of the index that finds what is due.
  isOpen: sql`priority in (0, 1, 2)`,
  leaseMs: 5 * 60_000,
  // The longest time until a page is fetched again.
  waitMsMax: 366 * DAY_MS,
  onClaim: { due_at: null },
  onFree: (now) => ({ due_at: now }),
};

export function createLeases(needs: Needs): Leases {
  const rows = createLeasedRows(entries, needs);
  return {
    async claim(limit) {
      const claimed: CrawlEntry[] = [];
      // By priority: within one the due ones come first in the index, so nothing is skipped.
      for (const priority of Object.values(priorities)) {
        if (claimed.length >= limit) break;
        const some = await rows.claim(limit - claimed.length, sql`priority = ${priority}`);
        claimed.push(...(some as CrawlEntry[]));
      }
      return claimed;
    },
    reclaim: () => rows.reclaim(),
  };
}
