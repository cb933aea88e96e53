import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { queryKey } from './query-key.ts';
import { nextStamp, recordFirstRun } from './store-views.ts';
import type { ViewHistory } from './view-history.ts';

/** What an account has seen in other searches than the current one. */
export interface ViewedCompanies {
  /**
   * The domains that `exclude_seen` excludes from a query: those that other queries had shown when this account first ran it. The result is
   * the same for every page, whatever is searched or read in the meantime. Beyond the limit, only the most recently shown are excluded.
   */
  excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
  /** The same for a query that the account may run next, after another query has shown it these domains. */
  excludedNext(accountId: number, query: string, shown: readonly string[]): Promise<readonly string[]>;
  /** Those of the domains that a query other than the current one has shown. */
  among(accountId: number, domains: readonly string[], currentQuery: string): Promise<Set<string>>;
  /** Discards cached results, which are wrong once the account has removed companies. */
  forget(accountId: number): void;
}

const EXCLUDED_MAX = 100_000;
/** How long it takes until removals by another process are seen. */
const KEEP_MS = 60_000;
const CACHED_DOMAINS_MAX = 500_000;
/** Shorter lists are not cached: reading them again costs less than managing the entry. */
const CACHED_FROM = 500;
const DOMAINS_PER_STATEMENT = 500;

interface CachedDomains {
  readonly accountId: number;
  readonly domains: readonly string[];
  /** A time of the monotonic clock, so that changing the date does not extend it. */
  readonly until: number;
}

export function createViewedCompanies(
  database: Database,
  clock: Clock,
  viewHistory: ViewHistory,
): ViewedCompanies {
  const cache = new Map<string, CachedDomains>();

  return {
    async excludedFrom(accountId, query) {
      const key = queryKey(query);
      const name = `${accountId} ${key}`;
      const known = cache.get(name);
      if (known && clock.monotonic() < known.until) return known.domains;
      await viewHistory.settled();
      const domains = await seenBefore(await firstRunStamp(accountId, key), accountId, key);
      keep(name, { accountId, domains, until: clock.monotonic() + KEEP_MS });
      return domains;
    },

    async excludedNext(accountId, query, shown) {
      const key = queryKey(query);
      await viewHistory.settled();
      const earlier = await readStamp(database, accountId, key);
      if (earlier) return seenBefore(earlier.asked_stamp, accountId, key);
      const seen = await seenBefore(Number.MAX_SAFE_INTEGER, accountId, key);
      return [...new Set([...shown, ...seen])].slice(0, EXCLUDED_MAX);
    },

    async among(accountId, domains, currentQuery) {
      await viewHistory.settled();
      const key = queryKey(currentQuery);
      const seen = new Set<string>();
      for (let at = 0; at < domains.length; at += DOMAINS_PER_STATEMENT) {
        const rows = await database
          .selectFrom('saved_company')
          .select('domain')
          .distinct()
          .where('account_id', '=', accountId)
          .where('shown_stamp', 'is not', null)
          .where('query_key', '<>', key)
          .where('domain', 'in', domains.slice(at, at + DOMAINS_PER_STATEMENT))
          .execute();
        for (const { domain } of rows) seen.add(domain);
      }
      return seen;
    },

    forget(accountId) {
      for (const [name, one] of cache) if (one.accountId === accountId) cache.delete(name);
    },
  };

  /** What other queries had shown before the stamp, newest first. */
  async function seenBefore(stamp: number, accountId: number, key: string): Promise<string[]> {
    const rows = await database
      .selectFrom('saved_company')
      .select('domain')
      .where('account_id', '=', accountId)
      .where('shown_stamp', '<', stamp)
      .where('query_key', '<>', key)
      .groupBy('domain')
      .orderBy(({ fn }) => fn.max('shown_stamp'), 'desc')
      .orderBy('domain')
      .limit(EXCLUDED_MAX)
      .execute();
    return rows.map(({ domain }) => domain);
  }

  function readStamp(executor: Database, accountId: number, key: string) {
    return executor
      .selectFrom('asked_query')
      .select('asked_stamp')
      .where('account_id', '=', accountId)
      .where('query_key', '=', key)
      .executeTakeFirst();
  }

  /** When the account first ran the query, which may be now. */
  async function firstRunStamp(accountId: number, key: string): Promise<number> {
    const earlier = await readStamp(database, accountId, key);
    if (earlier) return earlier.asked_stamp;
    return database.transaction().execute(async (transaction) => {
      await recordFirstRun(transaction, accountId, key, await nextStamp(transaction, accountId, clock.now()));
      const { asked_stamp } = (await readStamp(transaction, accountId, key)) ?? { asked_stamp: 0 };
      return asked_stamp;
    });
  }

  function keep(name: string, one: CachedDomains): void {
    if (one.domains.length < CACHED_FROM) return;
    cache.delete(name);
    cache.set(name, one);
    let total = 0;
    for (const { domains } of cache.values()) total += domains.length;
    for (const [oldest, { domains }] of cache) {
      if (total <= CACHED_DOMAINS_MAX) return;
      cache.delete(oldest);
      total -= domains.length;
    }
  }
}
