import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { countChanges, type EntryChange } from './crawl-counts.ts';
import { type CrawlEntry, newEntry } from './crawl-entry.ts';

/** Rows per statement. */
export const BATCH = 500;

/** Changes entries in batches, each together with the counts. */
export interface EntryChanges {
  /** Returning undefined leaves an entry unchanged. Resolves to how many were changed. */
  change(
    domains: readonly string[],
    next: (before: CrawlEntry | undefined, domain: string, now: number) => CrawlEntry | undefined,
  ): Promise<number>;
  /** Returns the domains that were missing. */
  insertNew(domains: readonly string[], source: string): Promise<string[]>;
}

export function createEntryChanges(database: Database, clock: Clock): EntryChanges {
  return { change, insertNew };

  function change(
    domains: readonly string[],
    next: (before: CrawlEntry | undefined, domain: string, now: number) => CrawlEntry | undefined,
  ): Promise<number> {
    return database.transaction().execute(async (transaction) => {
      const known = await findEntries(transaction, domains);
      const now = clock.now();
      const changes: EntryChange[] = [];
      for (const domain of domains) {
        const before = known.get(domain);
        const after = next(before, domain, now);
        if (after) changes.push({ before, after });
      }
      if (changes.length === 0) return 0;
      await transaction
        .insertInto('crawl_entry')
        .values(changes.map(({ after }) => after))
        .onConflict((conflict) =>
          conflict.column('domain').doUpdateSet((row) => ({
            priority: row.ref('excluded.priority'),
            status: row.ref('excluded.status'),
            is_indexed: row.ref('excluded.is_indexed'),
            due_at: row.ref('excluded.due_at'),
            leased_until: row.ref('excluded.leased_until'),
            leased_by: row.ref('excluded.leased_by'),
            attempts: row.ref('excluded.attempts'),
            outcome: row.ref('excluded.outcome'),
            outcome_at: row.ref('excluded.outcome_at'),
            detail: row.ref('excluded.detail'),
            tier: row.ref('excluded.tier'),
            fetched_at: row.ref('excluded.fetched_at'),
            text_digest: row.ref('excluded.text_digest'),
            revisit_days: row.ref('excluded.revisit_days'),
          })),
        )
        .execute();
      await countChanges(transaction, changes);
      return changes.length;
    });
  }

  /** Inserts before reading, so that of two concurrent imports of the same domain the second one finds it. */
  function insertNew(domains: readonly string[], source: string): Promise<string[]> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const entries = domains.map((domain) => newEntry(domain, source, now));
      const inserted = await transaction
        .insertInto('crawl_entry')
        .values(entries)
        .onConflict((conflict) => conflict.doNothing())
        .returning('domain')
        .execute();
      const added = new Set(inserted.map(({ domain }) => domain));
      await countChanges(
        transaction,
        entries.filter(({ domain }) => added.has(domain)).map((after) => ({ before: undefined, after })),
      );
      return [...added];
    });
  }
}

export async function findEntries(
  database: Database,
  domains: readonly string[],
): Promise<ReadonlyMap<string, CrawlEntry>> {
  const found = new Map<string, CrawlEntry>();
  for (const batch of batches(domains)) {
    const rows = await database.selectFrom('crawl_entry').selectAll().where('domain', 'in', batch).execute();
    for (const row of rows) found.set(row.domain, row as CrawlEntry);
  }
  return found;
}

export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
