import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';

/** What My Companies shows of a company without asking the index. */
export interface SavedFacts {
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
  readonly industry: string;
  readonly country: string;
}

export interface SavedCompany extends SavedFacts {
  readonly search_query: string;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
}

export interface SavedFilter {
  /** Part of the domain, title or company name. */
  readonly search: string;
  /** The exact query that found the company. */
  readonly query: string;
}

export interface SavedCompanies {
  /** Remembers what a search or a profile read has shown; returns at once, reads wait for what was remembered before them. */
  remember(accountId: number, searchQuery: string, companies: () => readonly SavedFacts[]): void;
  list(
    accountId: number,
    filter: SavedFilter,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; companies: SavedCompany[] }>;
  /** Saved domains with the query that found them, in order of domain then query, after the given position. */
  after(
    accountId: number,
    filter: SavedFilter,
    position: { domain: string; search_query: string } | undefined,
    limit: number,
  ): Promise<SavedCompany[]>;
  count(accountId: number, filter: SavedFilter): Promise<number>;
  /** Removes the company, or only what one query saved of it; gives the number of rows removed. */
  remove(accountId: number, domain: string, searchQuery: string): Promise<number>;
  /** Those of the domains that another query than the current one has saved. */
  seenElsewhere(accountId: number, domains: readonly string[], currentQuery: string): Promise<Set<string>>;
  /** All domains that another query than the current one has saved. */
  allSeenElsewhere(accountId: number, currentQuery: string): Promise<string[]>;
  /** Resolves when everything remembered so far is stored. */
  settled(): Promise<void>;
}

const ROWS_PER_STATEMENT = 500;

export function createSavedCompanies(database: Database, clock: Clock, logger: Logger): SavedCompanies {
  let pending: Promise<void> = Promise.resolve();

  return {
    remember(accountId, searchQuery, companies) {
      const now = clock.now();
      pending = pending
        .then(nextTurn)
        .then(() => store(companies().map((company) => rowOf(company, accountId, searchQuery, now))))
        .catch((error: unknown) => logger.error({ err: error }, 'companies could not be saved'));
    },

    async list(accountId, filter, { limit, offset }) {
      await pending;
      const rows = await matching(accountId, filter)
        .selectAll()
        .orderBy('last_seen_at', 'desc')
        .orderBy('domain')
        .orderBy('search_query')
        .limit(limit)
        .offset(offset)
        .execute();
      return { total: await countMatching(accountId, filter), companies: rows.map(present) };
    },

    async after(accountId, filter, position, limit) {
      await pending;
      const start = position
        ? matching(accountId, filter).where(({ eb, refTuple, tuple }) =>
            eb(refTuple('domain', 'search_query'), '>', tuple(position.domain, position.search_query)),
          )
        : matching(accountId, filter);
      return (await start.selectAll().orderBy('domain').orderBy('search_query').limit(limit).execute()).map(
        present,
      );
    },

    async count(accountId, filter) {
      await pending;
      return countMatching(accountId, filter);
    },

    async remove(accountId, domain, searchQuery) {
      await pending;
      const all = database
        .deleteFrom('saved_company')
        .where('account_id', '=', accountId)
        .where('domain', '=', domain);
      const { numDeletedRows } = await (searchQuery === ''
        ? all
        : all.where('search_query', '=', searchQuery)
      ).executeTakeFirst();
      return Number(numDeletedRows);
    },

    async seenElsewhere(accountId, domains, currentQuery) {
      await pending;
      const seen = new Set<string>();
      for (let at = 0; at < domains.length; at += ROWS_PER_STATEMENT) {
        const rows = await elsewhere(accountId, currentQuery)
          .where('domain', 'in', domains.slice(at, at + ROWS_PER_STATEMENT))
          .execute();
        for (const { domain } of rows) seen.add(domain);
      }
      return seen;
    },

    async allSeenElsewhere(accountId, currentQuery) {
      await pending;
      return (await elsewhere(accountId, currentQuery).execute()).map(({ domain }) => domain);
    },

    settled: () => pending,
  };

  async function store(rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
      await database
        .insertInto('saved_company')
        .values(rows.slice(at, at + ROWS_PER_STATEMENT))
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'domain', 'search_query']).doUpdateSet({
            title: (row) => row.ref('excluded.title'),
            company_name: (row) => row.ref('excluded.company_name'),
            industry: (row) => row.ref('excluded.industry'),
            country: (row) => row.ref('excluded.country'),
            last_seen_at: (row) => row.ref('excluded.last_seen_at'),
          }),
        )
        .execute();
    }
  }

  function matching(accountId: number, { search, query }: SavedFilter) {
    let rows = database.selectFrom('saved_company').where('account_id', '=', accountId);
    if (query !== '') rows = rows.where('search_query', '=', query);
    if (search === '') return rows;
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return rows.where(
      sql<boolean>`(lower(domain) like ${pattern} escape '\\' or lower(title) like ${pattern} escape '\\' or lower(company_name) like ${pattern} escape '\\')`,
    );
  }

  async function countMatching(accountId: number, filter: SavedFilter): Promise<number> {
    const { count } = await matching(accountId, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  function elsewhere(accountId: number, currentQuery: string) {
    return database
      .selectFrom('saved_company')
      .select('domain')
      .distinct()
      .where('account_id', '=', accountId)
      .where('search_query', '<>', currentQuery);
  }
}

const rowOf = (company: SavedFacts, accountId: number, searchQuery: string, now: number) => ({
  account_id: accountId,
  search_query: searchQuery,
  domain: company.domain,
  title: company.title,
  company_name: company.company_name,
  industry: company.industry,
  country: company.country,
  first_seen_at: now,
  last_seen_at: now,
});

/** Saving waits until the answer that caused it is on its way. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const present = (
  row: SavedFacts & { search_query: string; first_seen_at: number; last_seen_at: number },
): SavedCompany => ({
  domain: row.domain,
  title: row.title,
  company_name: row.company_name,
  industry: row.industry,
  country: row.country,
  search_query: row.search_query,
  first_seen_at: new Date(row.first_seen_at).toISOString(),
  last_seen_at: new Date(row.last_seen_at).toISOString(),
});
