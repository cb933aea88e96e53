import { sql } from 'kysely';
import type { ViewedCompany } from '../../access/index.ts';
import { foldText } from '../../lib/text-analysis/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { queryKey } from './query-key.ts';
import type { ViewHistory } from './view-history.ts';
import type { ViewedCompanies } from './viewed-companies.ts';

export interface SavedCompany extends ViewedCompany {
  readonly search_query: string;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
}

/** A company with all queries that found it, in the order they did. */
export interface FoundCompany extends ViewedCompany {
  readonly queries: readonly string[];
}

export interface SavedFilter {
  /** Part of the domain, title or company name, ignoring case and accents. */
  readonly search: string;
  /** The query that found the company, in any spelling. */
  readonly query: string;
}

export interface SavedCompanies {
  /** One row per company and query, newest first; `companyCount` counts each company once. */
  list(
    accountId: number,
    filter: SavedFilter,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; companyCount: number; companies: SavedCompany[] }>;
  /** How many companies match, counting each once. */
  countCompanies(accountId: number, filter: SavedFilter): Promise<number>;
  /** The domains of matching companies in order, starting after the given one. */
  domainsAfter(accountId: number, filter: SavedFilter, after: string, limit: number): Promise<string[]>;
  /** What is saved about these domains, with all their queries. */
  find(accountId: number, domains: readonly string[]): Promise<ReadonlyMap<string, FoundCompany>>;
  /** Removes the company, or only what one query saved of it; returns the number of rows removed. */
  remove(accountId: number, domain: string, searchQuery: string): Promise<number>;
}

export function createSavedCompanies(
  database: Database,
  viewHistory: ViewHistory,
  seen: ViewedCompanies,
): SavedCompanies {
  return {
    async list(accountId, filter, { limit, offset }) {
      await viewHistory.settled();
      const rows = await matching(accountId, filter)
        .selectAll()
        .orderBy('last_seen_at', 'desc')
        .orderBy('domain')
        .orderBy('query_key')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total, companyCount } = await matching(accountId, filter)
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          fn.count<number>('domain').distinct().as('companyCount'),
        ])
        .executeTakeFirstOrThrow();
      return { total, companyCount, companies: rows.map(present) };
    },

    async countCompanies(accountId, filter) {
      await viewHistory.settled();
      const { companies } = await matching(accountId, filter)
        .select(({ fn }) => fn.count<number>('domain').distinct().as('companies'))
        .executeTakeFirstOrThrow();
      return companies;
    },

    async domainsAfter(accountId, filter, after, limit) {
      await viewHistory.settled();
      const rows = await matching(accountId, filter)
        .select('domain')
        .distinct()
        .where('domain', '>', after)
        .orderBy('domain')
        .limit(limit)
        .execute();
      return rows.map(({ domain }) => domain);
    },

    async find(accountId, domains) {
      if (domains.length === 0) return new Map();
      const rows = await database
        .selectFrom('saved_company')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('domain', 'in', domains)
        .orderBy('first_seen_at')
        .orderBy('query_key')
        .execute();
      const found = new Map<string, FoundCompany>();
      for (const row of rows) {
        const queries = [...(found.get(row.domain)?.queries ?? []), row.search_query];
        found.set(row.domain, { ...factsOf(row), queries });
      }
      return found;
    },

    async remove(accountId, domain, searchQuery) {
      await viewHistory.settled();
      const all = database
        .deleteFrom('saved_company')
        .where('account_id', '=', accountId)
        .where('domain', '=', domain);
      const { numDeletedRows } = await (searchQuery === ''
        ? all
        : all.where('query_key', '=', queryKey(searchQuery))
      ).executeTakeFirst();
      seen.forget(accountId);
      return Number(numDeletedRows);
    },
  };

  function matching(accountId: number, { search, query }: SavedFilter) {
    let rows = database.selectFrom('saved_company').where('account_id', '=', accountId);
    if (query !== '') rows = rows.where('query_key', '=', queryKey(query));
    const folded = foldText(search);
    if (folded === '') return rows;
    const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
    return rows.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
}

const factsOf = ({ domain, title, company_name, industry, country }: ViewedCompany): ViewedCompany => ({
  domain,
  title,
  company_name,
  industry,
  country,
});

const present = (
  row: ViewedCompany & { search_query: string; first_seen_at: number; last_seen_at: number },
): SavedCompany => ({
  ...factsOf(row),
  search_query: row.search_query,
  first_seen_at: new Date(row.first_seen_at).toISOString(),
  last_seen_at: new Date(row.last_seen_at).toISOString(),
});
