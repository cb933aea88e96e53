import { normalizeDomainName } from '../../lib/domain-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';

export interface ImportOutcome {
  readonly received: number;
  readonly added: number;
  readonly already_known: number;
  readonly invalid: number;
}

export interface ImportedDomain {
  readonly domain: string;
  readonly source: string;
  readonly addedAt: number;
}

/** Which of these domains are indexed. */
export type IndexedAmong = (domains: readonly string[]) => Promise<ReadonlySet<string>>;

type Lines = Iterable<string>;

export interface ImportedDomains {
  /** Takes domains in any form, all at once or part by part; a bad one is counted and skipped. */
  add(given: Lines | AsyncIterable<Lines>, source: string): Promise<ImportOutcome>;
  find(domains: readonly string[]): Promise<ReadonlyMap<string, ImportedDomain>>;
}

const BATCH = 500;

export function createImportedDomains(
  database: Database,
  clock: Clock,
  indexedAmong: IndexedAmong,
): ImportedDomains {
  return {
    async add(given, source) {
      const count = { received: 0, added: 0, already_known: 0, invalid: 0 };
      let batch = new Set<string>();
      const flush = async (): Promise<void> => {
        const domains = [...batch];
        batch = new Set();
        const added = await addNew(domains, source);
        count.added += added;
        count.already_known += domains.length - added;
      };
      for await (const lines of Symbol.asyncIterator in given ? given : [given]) {
        for (const line of lines) {
          if (line.trim() === '') continue;
          count.received += 1;
          const domain = normalizeDomainName(line);
          if (domain === undefined) count.invalid += 1;
          else if (batch.has(domain)) count.already_known += 1;
          else batch.add(domain);
          if (batch.size >= BATCH) await flush();
        }
      }
      if (batch.size > 0) await flush();
      return count;
    },

    async find(domains) {
      if (domains.length === 0) return new Map();
      const rows = await database
        .selectFrom('imported_domain')
        .selectAll()
        .where('domain', 'in', domains)
        .execute();
      return new Map(rows.map((row) => [row.domain, present(row)]));
    },
  };

  /** A domain that is indexed is known already, whoever brought it. */
  async function addNew(domains: readonly string[], source: string): Promise<number> {
    const indexed = await indexedAmong(domains);
    const rows = domains
      .filter((domain) => !indexed.has(domain))
      .map((domain) => ({ domain, source, added_at: clock.now() }));
    if (rows.length === 0) return 0;
    const inserted = await database
      .insertInto('imported_domain')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('domain')
      .execute();
    return inserted.length;
  }
}

const present = (row: { domain: string; source: string; added_at: number }): ImportedDomain => ({
  domain: row.domain,
  source: row.source,
  addedAt: row.added_at,
});
