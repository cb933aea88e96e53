import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLeasedRows, type LeasedTable } from '../../platform/work-queue/index.ts';
import { type CrawlEntry, newEntry, type Priority, priorities } from './crawl-entry.ts';
import { lostFromIndex, nextCrawlState, type TryOutcome } from './crawl-state-machine.ts';
import { BATCH, batches, createEntryChanges, findEntries } from './entry-changes.ts';
import { createQueueOverview, type QueueOverview } from './queue-state.ts';

export interface SettledTry {
  readonly domain: string;
  readonly outcome: TryOutcome;
}

/**
 * The domains to be fetched, stored in a table: nothing is lost when a process dies, and only one process works on a domain at a time.
 * Everything is written in batches, each in one transaction.
 */
export interface CrawlQueue extends Leases, QueueOverview {
  /** Adds the domains that are not in the queue yet and returns them. */
  add(domains: readonly string[], source: string): Promise<readonly string[]>;
  find(domains: readonly string[]): Promise<ReadonlyMap<string, CrawlEntry>>;
  /** Records how attempts ended, whether or not the domain was claimed. */
  settle(tries: readonly SettledTry[]): Promise<void>;
  /** Schedules domains for fetching now, regardless of earlier attempts. Returns how many were scheduled. */
  demand(domains: readonly string[], source: string, priority: Priority): Promise<number>;
  /** Schedules everything that failed for a retry; returns how many. */
  retryFailed(): Promise<number>;
  /** Records for each entry whether it is indexed. */
  markIndexed(domains: ReadonlyMap<string, boolean>): Promise<void>;
}

export interface CrawlQueueDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** This process, as named by `processIdentity`. */
  readonly owner: string;
}

export function createCrawlQueue({ database, clock, owner }: CrawlQueueDependencies): CrawlQueue {
  const { change, insertNew } = createEntryChanges(database, clock);

  return {
    async add(domains, source) {
      const known = await findEntries(database, domains);
      const fresh = [...new Set(domains)].filter((domain) => !known.has(domain));
      const added: string[] = [];
      for (const batch of batches(fresh)) added.push(...(await insertNew(batch, source)));
      return added;
    },

    find: (domains) => findEntries(database, domains),

    ...createLeases({ database, clock, owner }),

    async settle(tries) {
      const latest = new Map(tries.map(({ domain, outcome }) => [domain, outcome]));
      for (const batch of batches([...latest]))
        await change(
          batch.map(([domain]) => domain),
          (before, domain, now) => {
            const outcome = latest.get(domain);
            if (outcome === undefined) return undefined;
            const entry = before ?? { ...newEntry(domain, 'lookup', now), due_at: null };
            return nextCrawlState(entry, outcome, now);
          },
        );
    },

    async demand(domains, source, priority) {
      let demanded = 0;
      for (const batch of batches([...new Set(domains)]))
        demanded += await change(batch, (before, domain, now) => ({
          ...(before ?? newEntry(domain, source, now)),
          ...(before?.leased_until == null && { due_at: now }),
          ...(before?.status === 'failed' && { status: 'waiting' as const }),
          priority,
          attempts: 0,
        }));
      return demanded;
    },

    async retryFailed() {
      let retried = 0;
      for (let after = ''; ; ) {
        const rows = await database
          .selectFrom('crawl_entry')
          .select('domain')
          .where('is_indexed', '=', 0)
          .where('status', '=', 'failed')
          .where('domain', '>', after)
          .orderBy('domain')
          .limit(BATCH)
          .execute();
        const last = rows.at(-1);
        if (!last) return retried;
        after = last.domain;
        retried += await change(
          rows.map(({ domain }) => domain),
          (before, _, now) =>
            before && {
              ...before,
              status: 'waiting',
              attempts: 0,
              due_at: now,
              priority: priorities.imported,
            },
        );
      }
    },

    async markIndexed(domains) {
      for (const batch of batches([...domains.keys()]))
        await change(batch, (before, domain, now) => {
          if (before === undefined) return undefined;
          return domains.get(domain)
            ? nextCrawlState(before, { kind: 'indexed' }, now)
            : lostFromIndex(before, now);
        });
    },

    ...createQueueOverview(database, clock),
  };
}

interface Leases {
  /** Claims domains that are due, most urgent first; the caller owns them until the lease ends. */
  claim(limit: number): Promise<readonly CrawlEntry[]>;
  /** Releases the claims of processes that have ended, and claims held for too long. */
  reclaim(): Promise<number>;
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

function createLeases(dependencies: CrawlQueueDependencies): Leases {
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
