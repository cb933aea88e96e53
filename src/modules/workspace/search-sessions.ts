import { isTier, tiers } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';

export interface SearchSessionRequest {
  readonly query: string;
  readonly mode: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly last_offset: number;
  readonly total_results: number;
  readonly credits_spent: number;
  readonly results_per_page: number;
}

export interface SearchSession extends SearchSessionRequest {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SearchSessions {
  /** One session per query, mode and filters: saving again updates it. Beyond the number that the tier keeps, the oldest are dropped. */
  save(accountId: number, request: SearchSessionRequest): Promise<SearchSession>;
  /** Newest first. */
  recent(accountId: number, page: { limit: number; offset: number }): Promise<SearchSession[]>;
}

export function createSearchSessions(database: Database, clock: Clock): SearchSessions {
  return {
    async save(accountId, { query, mode, filters, ...progress }) {
      const now = clock.now();
      return database.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, accountId);
        const row = await transaction
          .insertInto('search_session')
          .values({
            account_id: accountId,
            query,
            mode,
            filters: canonical(filters),
            ...progress,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'query', 'mode', 'filters'])
              .doUpdateSet({ ...progress, updated_at: now }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        await dropOldest(
          transaction,
          accountId,
          tiers[isTier(account?.tier) ? account.tier : 'free'].searchSessions,
        );
        return present(row);
      });
    },

    async recent(accountId, { limit, offset }) {
      const rows = await database
        .selectFrom('search_session')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(present);
    },
  };
}

async function dropOldest(transaction: Database, accountId: number, sessionsMax: number): Promise<void> {
  const beyond = await transaction
    .selectFrom('search_session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BEYOND_MAX)
    .offset(sessionsMax)
    .execute();
  if (beyond.length === 0) return;
  await transaction
    .deleteFrom('search_session')
    .where(
      'id',
      'in',
      beyond.map(({ id }) => id),
    )
    .execute();
}

/** After a change of tier there may be more sessions to drop than this; later saves drop the rest. */
const BEYOND_MAX = 500;

/** The same filters in another order are the same session. */
const canonical = (filters: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))));

const present = (
  row: Omit<SearchSession, 'filters' | 'created_at' | 'updated_at'> & {
    filters: string;
    created_at: number;
    updated_at: number;
  },
): SearchSession => ({
  id: row.id,
  query: row.query,
  mode: row.mode,
  filters: JSON.parse(row.filters) as Record<string, unknown>,
  last_offset: row.last_offset,
  total_results: row.total_results,
  credits_spent: row.credits_spent,
  results_per_page: row.results_per_page,
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
});
