import type { TextSearch, TextWriter } from '../../lib/text-index/api.ts';
import type { VectorIndex } from '../../lib/vector-index/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface RemovedFrom {
  readonly index: Pick<TextSearch, 'listKeys'> & Pick<TextWriter, 'delete'>;
  readonly vectorIndex: Pick<VectorIndex, 'delete'>;
  readonly database: Database;
}

const KEYS = 5_000;
const BATCH = 500;

/**
 * Removes what is stored about blocked domains: profiles, vectors, queued fetches, and the names and titles in viewed companies. The
 * domains in people's lists stay, because the lists belong to them. Returns the removed domains. The signal stops it between two batches.
 */
export async function removeBlocked(
  { index, vectorIndex, database }: RemovedFrom,
  isBlocked: (domain: string) => boolean,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (let after: string | undefined; ; ) {
    signal?.throwIfAborted();
    const keys = await index.listKeys({ limit: KEYS, ...(after !== undefined && { after }) });
    const blocked = keys.filter(isBlocked);
    if (blocked.length > 0) {
      await index.delete(blocked);
      await vectorIndex.delete(blocked);
      removed.push(...blocked);
    }
    after = keys.at(-1);
    if (after === undefined) break;
  }
  for (const table of ['crawl_entry', 'saved_company'] as const) {
    const domains = await blockedIn(database, table, isBlocked, signal);
    for (let from = 0; from < domains.length; from += BATCH)
      await database
        .deleteFrom(table)
        .where('domain', 'in', domains.slice(from, from + BATCH))
        .execute();
  }
  return removed;
}

async function blockedIn(
  database: Database,
  table: 'crawl_entry' | 'saved_company',
  isBlocked: (domain: string) => boolean,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const rows = await database
      .selectFrom(table)
      .select('domain')
      .distinct()
      .where('domain', '>', after)
      .orderBy('domain')
      .limit(KEYS)
      .execute();
    found.push(...rows.map(({ domain }) => domain).filter(isBlocked));
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.domain;
  }
}
