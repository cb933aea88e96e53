import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { WorkBacklog } from '../../platform/work-queue/index.ts';
import { type CrawlCounts, readCounts } from './crawl-counts.ts';
import { priorities } from './crawl-entry.ts';

export interface QueueState {
  readonly counts: CrawlCounts;
  readonly leased: number;
  readonly isPaused: boolean;
  readonly oldestFetchMs: number | undefined;
  readonly newestFetchMs: number | undefined;
}

/** The queue as a whole: whether it is paused, and what is in it. */
export interface QueueOverview {
  pause(): Promise<void>;
  resume(): Promise<void>;
  isPaused(): Promise<boolean>;
  state(): Promise<QueueState>;
  /** Cheap, however long the queue is. */
  backlog(): Promise<WorkBacklog>;
}

const PAUSE = 'queue';

export function createQueueOverview(database: Database, clock: Clock): QueueOverview {
  return {
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
      const [counts, leased, oldestFetchMs, newestFetchMs, paused] = await Promise.all([
        readCounts(database),
        countLeased(),
        fetchedAt('asc'),
        fetchedAt('desc'),
        isPaused(),
      ]);
      return { counts, leased, isPaused: paused, oldestFetchMs, newestFetchMs };
    },
    async backlog() {
      const { waiting = 0 } = await readCounts(database);
      const dueAtMs = await Promise.all(Object.values(priorities).map(firstDueAt));
      const oldest = Math.min(...dueAtMs.map((at) => at ?? Number.POSITIVE_INFINITY));
      return { waiting, oldestAgeMs: Math.max(0, clock.now() - oldest) };
    },
  };

  /** One query per priority, matching the index of due entries. */
  async function firstDueAt(priority: number): Promise<number | undefined> {
    const row = await database
      .selectFrom('crawl_entry')
      .select('due_at')
      .where('priority', '=', priority)
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return row?.due_at ?? undefined;
  }

  async function isPaused(): Promise<boolean> {
    const row = await database
      .selectFrom('crawl_pause')
      .select('paused_at')
      .where('name', '=', PAUSE)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function countLeased(): Promise<number> {
    const { leased } = await database
      .selectFrom('crawl_entry')
      .select(({ fn }) => fn.countAll<number>().as('leased'))
      .where('leased_until', 'is not', null)
      .executeTakeFirstOrThrow();
    return leased;
  }

  async function fetchedAt(order: 'asc' | 'desc'): Promise<number | undefined> {
    const row = await database
      .selectFrom('crawl_entry')
      .select('fetched_at')
      .where('fetched_at', 'is not', null)
      .orderBy('fetched_at', order)
      .limit(1)
      .executeTakeFirst();
    return row?.fetched_at ?? undefined;
  }
}
