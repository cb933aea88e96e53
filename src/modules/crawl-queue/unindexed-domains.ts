import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { readCounts } from './crawl-counts.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import type { IndexedAmong } from './domain-import.ts';
import { BATCH } from './entry-changes.ts';
import { OffsetCheckpoints } from './offset-checkpoints.ts';

export interface UnindexedDomain {
  readonly domain: string;
  readonly source: string;
  readonly addedAt: number;
}

/** Domains in the queue that are not indexed. */
export interface UnindexedDomains {
  count(): Promise<number>;
  /** In alphabetical order. */
  page(page: { limit: number; offset: number }): Promise<UnindexedDomain[]>;
  /** Finds the start of each page of a long list ahead of time. */
  prepare(): Promise<void>;
}

export interface UnindexedDomainsDependencies {
  readonly database: Database;
  readonly logger: Logger;
  readonly queue: Pick<CrawlQueue, 'markIndexed'>;
  readonly indexedAmong: IndexedAmong;
  /** Increases with every change of the index. */
  readonly indexGeneration: () => number | Promise<number>;
  readonly monotonicMs: () => number;
}

/** A list up to this length is compared with the index while the caller waits; a longer one in the background. */
const COMPARED_AT_ONCE_MAX = 2_000;
/** A longer list is compared again after this time at the earliest: our own fetches are recorded as they happen. */
const COMPARED_EVERY_MS = 10 * 60_000;
/** Keeps the comparison to a small part of the time. */
const BETWEEN_BATCHES_MS = 20;

/**
 * Each row stores whether its domain is indexed, so that counting and paging need only SQL. Pages added by an ingest are noticed by
 * comparing the rows with the index after it has changed. The first comparison also checks rows marked as indexed, because the index may
 * have been replaced.
 */
export function createUnindexedDomains({
  database,
  logger,
  queue,
  indexedAmong,
  indexGeneration,
  monotonicMs,
}: UnindexedDomainsDependencies): UnindexedDomains {
  let compared: { readonly generation: number; readonly atMs: number } | undefined;
  let comparing: Promise<void> | undefined;
  const checkpoints = new OffsetCheckpoints({ keyAfter, version: countUnindexed, monotonicMs });

  return {
    async count() {
      await upToDate();
      return countUnindexed();
    },

    async page({ limit, offset }) {
      if (limit === 0) return [];
      await upToDate();
      const { after = '', skip } = await checkpoints.seek(offset);
      const rows = await database
        .selectFrom('crawl_entry')
        .select(['domain', 'source', 'added_at'])
        .where('is_indexed', '=', 0)
        .where('domain', '>', after)
        .orderBy('domain')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(({ domain, source, added_at }) => ({ domain, source, addedAt: added_at }));
    },

    prepare: () => checkpoints.setAllCheckpoints(),
  };

  async function keyAfter(after = '', count: number): Promise<string | undefined> {
    const row = await database
      .selectFrom('crawl_entry')
      .select('domain')
      .where('is_indexed', '=', 0)
      .where('domain', '>', after)
      .orderBy('domain')
      .limit(1)
      .offset(count - 1)
      .executeTakeFirst();
    return row?.domain;
  }

  async function countUnindexed(): Promise<number> {
    return (await readCounts(database)).unindexed ?? 0;
  }

  async function upToDate(): Promise<void> {
    const generation = await indexGeneration();
    if (generation === compared?.generation) return;
    const isLong = (await countUnindexed()) > COMPARED_AT_ONCE_MAX;
    if (isLong && compared && monotonicMs() - compared.atMs < COMPARED_EVERY_MS) return;
    const isFirst = compared === undefined;
    comparing ??= compare(isFirst, isLong)
      .then(() => {
        compared = { generation, atMs: monotonicMs() };
      })
      .catch((error: unknown) =>
        logger.error({ err: error }, 'the queued domains could not be compared with the index'),
      )
      .finally(() => {
        comparing = undefined;
      });
    if (!isLong) await comparing;
  }

  async function compare(everything: boolean, isLong: boolean): Promise<void> {
    for (let after = ''; ; ) {
      let rows = database
        .selectFrom('crawl_entry')
        .select(['domain', 'is_indexed'])
        .where('domain', '>', after);
      if (!everything) rows = rows.where('is_indexed', '=', 0);
      const batch = await rows.orderBy('domain').limit(BATCH).execute();
      const last = batch.at(-1);
      if (!last) return;
      const indexed = await indexedAmong(batch.map(({ domain }) => domain));
      const changed = batch.filter((row) => (row.is_indexed === 1) !== indexed.has(row.domain));
      await queue.markIndexed(new Map(changed.map(({ domain }) => [domain, indexed.has(domain)])));
      after = last.domain;
      if (isLong) await delay(BETWEEN_BATCHES_MS, undefined, { ref: false });
    }
  }
}
