import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { ImportedDomain, IndexedAmong } from './imported-domains.ts';

/** Imported domains that are not indexed yet: the crawler's waiting list. */
export interface WaitingDomains {
  count(): Promise<number>;
  /** In order of their names. */
  page(page: { limit: number; offset: number }): Promise<ImportedDomain[]>;
}

export interface WaitingDomainsNeeds {
  readonly database: Database;
  readonly logger: Logger;
  readonly indexedAmong: IndexedAmong;
  /** Grows with every change of the index. */
  readonly indexGeneration: () => number | Promise<number>;
}

const BATCH = 500;
/** A long list is marked in the background; until then the answer is that of the last marking. */
const MARKING_WAIT_MS = 2_000;

/**
 * Whether a domain is indexed stands in its row, so that counting and paging are SQL alone. After the index has changed the rows that
 * wait are looked up in it once; the first time also the others, because the index may have been replaced.
 */
export function createWaitingDomains({
  database,
  logger,
  indexedAmong,
  indexGeneration,
}: WaitingDomainsNeeds): WaitingDomains {
  let markedGeneration: number | undefined;
  let marking: Promise<void> | undefined;

  return {
    async count() {
      await upToDate();
      const { waiting } = await database
        .selectFrom('imported_domain')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('is_indexed', '=', 0)
        .executeTakeFirstOrThrow();
      return waiting;
    },

    async page({ limit, offset }) {
      if (limit === 0) return [];
      await upToDate();
      const rows = await database
        .selectFrom('imported_domain')
        .selectAll()
        .where('is_indexed', '=', 0)
        .orderBy('domain')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ domain, source, added_at }) => ({ domain, source, addedAt: added_at }));
    },
  };

  async function upToDate(): Promise<void> {
    const generation = await indexGeneration();
    if (generation === markedGeneration) return;
    marking ??= mark(markedGeneration === undefined)
      .then(() => {
        markedGeneration = generation;
      })
      .catch((error: unknown) => logger.error({ err: error }, 'imported domains could not be looked up'))
      .finally(() => {
        marking = undefined;
      });
    const stop = new AbortController();
    const patience = wait(MARKING_WAIT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    await Promise.race([marking, patience]);
    stop.abort();
  }

  async function mark(everything: boolean): Promise<void> {
    for (let after = ''; ; ) {
      let rows = database
        .selectFrom('imported_domain')
        .select(['domain', 'is_indexed'])
        .where('domain', '>', after);
      if (!everything) rows = rows.where('is_indexed', '=', 0);
      const batch = await rows.orderBy('domain').limit(BATCH).execute();
      const last = batch.at(-1);
      if (!last) return;
      const indexed = await indexedAmong(batch.map(({ domain }) => domain));
      for (const is_indexed of [0, 1]) {
        const changed = batch.filter(
          (row) => row.is_indexed !== is_indexed && (indexed.has(row.domain) ? 1 : 0) === is_indexed,
        );
        if (changed.length === 0) continue;
        await database
          .updateTable('imported_domain')
          .set({ is_indexed })
          .where(
            'domain',
            'in',
            changed.map(({ domain }) => domain),
          )
          .execute();
      }
      after = last.domain;
    }
  }
}
