import type { Database } from '../../platform/database/index.ts';
import type { CrawlEntry } from './crawl-entry.ts';

export type CrawlCounts = Readonly<Record<string, number>>;

/** A change of one entry; `before` is undefined for a new one. */
export interface EntryChange {
  readonly before: CrawlEntry | undefined;
  readonly after: CrawlEntry;
}

/** The counters that an entry is counted in. */
const countedAs = ({ status, is_indexed, tier }: CrawlEntry): string[] => [
  status,
  ...(is_indexed === 0 ? ['unindexed'] : []),
  ...(tier === null ? [] : [tier]),
];

/** Keeps the counts correct, in the transaction that changes the entries. */
export async function countChanges(transaction: Database, changes: readonly EntryChange[]): Promise<void> {
  const deltas = new Map<string, number>();
  const add = (name: string, by: number) => deltas.set(name, (deltas.get(name) ?? 0) + by);
  for (const { before, after } of changes) {
    if (before) for (const name of countedAs(before)) add(name, -1);
    for (const name of countedAs(after)) add(name, 1);
  }
  const rows = [...deltas].filter(([, by]) => by !== 0).map(([name, entries]) => ({ name, entries }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('crawl_count')
    // Always in the same order, so that two transactions never deadlock on each other's rows.
    .values(rows.sort((a, b) => (a.name < b.name ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        entries: row('crawl_count.entries', '+', row.ref('excluded.entries')),
      })),
    )
    .execute();
}

export async function readCounts(database: Database): Promise<CrawlCounts> {
  const rows = await database.selectFrom('crawl_count').select(['name', 'entries']).execute();
  return Object.fromEntries(rows.map(({ name, entries }) => [name, entries]));
}
