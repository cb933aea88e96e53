import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { isCertainlyDead } from '../../platform/process-identity.ts';
import { afterTry, lostFromIndex, type TryOutcome } from './after-try.ts';
import { type CrawlCounts, readCounts } from './crawl-counts.ts';
import { type CrawlEntry, newEntry, type Priority, priorities } from './crawl-entry.ts';
import { BATCH, batches, createEntryChanges, findEntries } from './entry-changes.ts';

export interface SettledTry {
  readonly domain: string;
  readonly outcome: TryOutcome;
}

export interface QueueState {
  readonly counts: CrawlCounts;
  readonly leased: number;
  readonly isPaused: boolean;
  readonly oldestFetchMs: number | undefined;
  readonly newestFetchMs: number | undefined;
}

/**
 * The domains that are to be fetched, in a table: whatever process dies, nothing is lost, and a domain is at one process
 * at a time. Everything is written in batches, each in one transaction.
 */
export interface CrawlQueue {
  /** Adds domains that are not in the queue, and gives those. */
  add(domains: readonly string[], source: string): Promise<readonly string[]>;
  find(domains: readonly string[]): Promise<ReadonlyMap<string, CrawlEntry>>;
  /** Takes domains that are due, the most urgent first; they are the caller's until the lease ends. */
  claim(limit: number): Promise<readonly CrawlEntry[]>;
  /** Notes how tries ended, of claimed domains and of others. */
  settle(tries: readonly SettledTry[]): Promise<void>;
  /** Has domains fetched now, whatever became of them before. Gives how many are in the queue now. */
  demand(domains: readonly string[], source: string, priority: Priority): Promise<number>;
  /** Has everything that was given up tried again; gives how many. */
  retryFailed(): Promise<number>;
  /** Notes of entries whether the index has them. */
  markIndexed(domains: ReadonlyMap<string, boolean>): Promise<void>;
  /** Gives back what processes that have ended had claimed, and what was claimed for too long. */
  reclaim(): Promise<number>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  isPaused(): Promise<boolean>;
  state(): Promise<QueueState>;
}

export interface CrawlQueueNeeds {
  readonly database: Database;
  readonly clock: Clock;
  /** This process, as `processIdentity` names it. */
  readonly owner: string;
}

const LEASE_MS = 5 * 60_000;
const PAUSE = 'queue';

export function createCrawlQueue({ database, clock, owner }: CrawlQueueNeeds): CrawlQueue {
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

    async claim(limit) {
      const claimed: CrawlEntry[] = [];
      // By priority: within one the due ones stand first in the index, so nothing is passed over.
      for (const priority of Object.values(priorities)) {
        if (claimed.length >= limit) break;
        claimed.push(...(await claimOf(priority, limit - claimed.length)));
      }
      return claimed;
    },

    async settle(tries) {
      const latest = new Map(tries.map(({ domain, outcome }) => [domain, outcome]));
      for (const batch of batches([...latest]))
        await change(
          batch.map(([domain]) => domain),
          (before, domain, now) => {
            const outcome = latest.get(domain);
            if (outcome === undefined) return undefined;
            const entry = before ?? { ...newEntry(domain, 'lookup', now), due_at: null };
            return afterTry(entry, outcome, now);
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
            ? afterTry(before, { kind: 'indexed' }, now)
            : lostFromIndex(before, now);
        });
    },

    reclaim,

    async pause() {
      await database
        .insertInto('crawl_pause')
        .values({ name: PAUSE, paused_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async resume() {
      await database.deleteFrom('crawl_pause').where('name', '=', PAUSE).execute();
    },
    isPaused,

    async state() {
      const [counts, { leased }, { oldest, newest }, paused] = await Promise.all([
        readCounts(database),
        database
          .selectFrom('crawl_entry')
          .select(({ fn }) => fn.countAll<number>().as('leased'))
          .where('leased_until', 'is not', null)
          .executeTakeFirstOrThrow(),
        fetchTimes(),
        isPaused(),
      ]);
      return {
        counts,
        leased,
        isPaused: paused,
        oldestFetchMs: oldest,
        newestFetchMs: newest,
      };
    },
  };

  /**
   * One statement takes the rows: who comes second finds them without a due time. On PostgreSQL `for update skip locked` in
   * the inner select lets many claim at once without waiting; the rest stays as it is.
   */
  async function claimOf(priority: Priority, limit: number): Promise<CrawlEntry[]> {
    const now = clock.now();
    return database
      .updateTable('crawl_entry')
      .set({ due_at: null, leased_until: now + LEASE_MS, leased_by: owner })
      .where('domain', 'in', (rows) =>
        rows
          .selectFrom('crawl_entry')
          .select('domain')
          .where('priority', '=', priority)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit),
      )
      .where('due_at', '<=', now)
      .returningAll()
      .execute() as Promise<CrawlEntry[]>;
  }

  async function reclaim(): Promise<number> {
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
  }

  async function isPaused(): Promise<boolean> {
    const row = await database
      .selectFrom('crawl_pause')
      .select('paused_at')
      .where('name', '=', PAUSE)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function fetchTimes(): Promise<{ oldest: number | undefined; newest: number | undefined }> {
    const end = async (order: 'asc' | 'desc') =>
      (
        await database
          .selectFrom('crawl_entry')
          .select('fetched_at')
          .where('fetched_at', 'is not', null)
          .orderBy('fetched_at', order)
          .limit(1)
          .executeTakeFirst()
      )?.fetched_at ?? undefined;
    return { oldest: await end('asc'), newest: await end('desc') };
  }
}
