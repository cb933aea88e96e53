import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLeasedRows, type LeasedTable } from '../../platform/work-queue/index.ts';
import { type CrawlEntry, priorities } from './crawl-entry.ts';

export interface Leases {
  /** Claims domains that are due, most urgent first; the caller owns them until the lease ends. */
  claim(limit: number): Promise<readonly CrawlEntry[]>;
  /** Releases the claims of processes that have ended, and claims held for too long. */
  reclaim(): Promise<number>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** This process, as named by `processIdentity`. */
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
  // All priorities, written so that the database can use the index of due entries.
  isOpen: sql`priority in (0, 1, 2)`,
  leaseMs: 5 * 60_000,
  // The longest interval until a page is fetched again.
  waitMsMax: 366 * DAY_MS,
  onClaim: { due_at: null },
  onFree: (now) => ({ due_at: now }),
};

export function createLeases(dependencies: Dependencies): Leases {
  const rows = createLeasedRows(entries, dependencies);
  return {
    async claim(limit) {
      const claimed: CrawlEntry[] = [];
      // One query per priority: within a priority the index has due entries first, so none are skipped.
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
