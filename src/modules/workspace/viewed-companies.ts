import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { queryKey } from './query-key.ts';
import { nextStamp, noteAsked } from './store-views.ts';
import type { ViewHistory } from './view-history.ts';

/** What an account has seen by other searches than the present one. */
export interface ViewedCompanies {
  /**
   * The domains that `exclude_seen` leaves out of a query: those that other queries had shown when this account first asked it. The
   * answer is the same for every page, whatever is searched or read meanwhile. Past the cap the newest are left out.
   */
  excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
  /** The same for a query that the account may ask next, after it was shown these by another one. */
  excludedNext(accountId: number, query: string, shown: readonly string[]): Promise<readonly string[]>;
  /** Those of the domains that another query than the current one has shown. */
  among(accountId: number, domains: readonly string[], currentQuery: string): Promise<Set<string>>;
  /** The account has removed companies: what was worked out before is not true any more. */
  forget(accountId: number): void;
}

const EXCLUDED_MAX = 100_000;
/** Another process's removals are seen after this long. */
const KEEP_MS = 60_000;
const KEPT_DOMAINS_MAX = 500_000;
/** Fewer are read faster than they are looked after. */
const KEPT_FROM = 500;
const DOMAINS_PER_STATEMENT = 500;

interface Kept {
  readonly accountId: number;
  readonly domains: readonly string[];
  /** On the monotonic clock: setting the date keeps nothing longer. */
  readonly until: number;
}

export function createViewedCompanies(
  database: Database,
  clock: Clock,
  viewHistory: ViewHistory,
): ViewedCompanies {
  const kept = new Map<string, Kept>();

  return {
    async excludedFrom(accountId, query) {
      const key = queryKey(query);
      const name = `${accountId} ${key}`;
      const known = kept.get(name);
      if (known && clock.monotonic() < known.until) return known.domains;
      await viewHistory.settled();
      const domains = await seenBefore(await askedStamp(accountId, key), accountId, key);
      keep(name, { accountId, domains, until: clock.monotonic() + KEEP_MS });
      return domains;
    },

    async excludedNext(accountId, query, shown) {
      const key = queryKey(query);
      await viewHistory.settled();
      const earlier = await findAsked(database, accountId, key);
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
      for (const [name, one] of kept) if (one.accountId === accountId) kept.delete(name);
    },
  };

  /** What other queries showed before, newest first. */
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

  function findAsked(executor: Database, accountId: number, key: string) {
    return executor
      .selectFrom('asked_query')
      .select('asked_stamp')
      .where('account_id', '=', accountId)
      .where('query_key', '=', key)
      .executeTakeFirst();
  }

  /** When the account first asked the query, which may be now. */
  async function askedStamp(accountId: number, key: string): Promise<number> {
    const earlier = await findAsked(database, accountId, key);
    if (earlier) return earlier.asked_stamp;
    return database.transaction().execute(async (transaction) => {
      await noteAsked(transaction, accountId, key, await nextStamp(transaction, accountId, clock.now()));
      const { asked_stamp } = (await findAsked(transaction, accountId, key)) ?? { asked_stamp: 0 };
      return asked_stamp;
    });
  }

  function keep(name: string, one: Kept): void {
    if (one.domains.length < KEPT_FROM) return;
    kept.delete(name);
    kept.set(name, one);
    let total = 0;
    for (const { domains } of kept.values()) total += domains.length;
    for (const [oldest, { domains }] of kept) {
      if (total <= KEPT_DOMAINS_MAX) return;
      kept.delete(oldest);
      total -= domains.length;
    }
  }
}
