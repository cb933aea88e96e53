import { isTier, tiers } from '../../access/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** Counting reads all rows of an account, so it is done only each time this share of the quota has been added. */
const COUNT_EVERY_SHARE = 0.05;
const ACCOUNTS_MAX = 10_000;

/**
 * Keeps what an account's searches have saved within the quota of its tier. The rows that were last shown longest ago are removed first.
 * Each process counts only what it adds itself, so each may exceed the quota by a twentieth at most.
 */
export class SavedQuota {
  /** Rows added since the last count, by account. */
  readonly #added = new Map<number, number>();

  /** Whether it is time to count; call it before every write. */
  isDue(accountId: number, rows: number, tier: string): boolean {
    const added = (this.#added.get(accountId) ?? Number.POSITIVE_INFINITY) + rows;
    const isDue = added >= quotaOf(tier) * COUNT_EVERY_SHARE;
    if (this.#added.size >= ACCOUNTS_MAX) this.#added.clear();
    this.#added.set(accountId, isDue ? 0 : added);
    return isDue;
  }

  /** Removes the rows beyond the quota, and the oldest records of when a query first ran if there are more of those than the quota. */
  async enforce(transaction: Database, accountId: number, tier: string): Promise<number> {
    const quota = quotaOf(tier);
    const removed = await removeOldest(transaction, accountId, quota);
    const { queries } = await transaction
      .selectFrom('asked_query')
      .select(({ fn }) => fn.countAll<number>().as('queries'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (queries > quota)
      await transaction
        .deleteFrom('asked_query')
        .where('account_id', '=', accountId)
        .where('query_key', 'in', (query) =>
          query
            .selectFrom('asked_query')
            .select('query_key')
            .where('account_id', '=', accountId)
            .orderBy('asked_stamp')
            .limit(queries - quota),
        )
        .execute();
    return removed;
  }
}

const quotaOf = (tier: string): number => tiers[isTier(tier) ? tier : 'free'].savedCompanies;

async function removeOldest(transaction: Database, accountId: number, quota: number): Promise<number> {
  const { rows } = await transaction
    .selectFrom('saved_company')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (rows <= quota) return 0;
  await transaction
    .deleteFrom('saved_company')
    .where('account_id', '=', accountId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('domain', 'query_key'),
        'in',
        selectFrom('saved_company as oldest')
          .select(['oldest.domain', 'oldest.query_key'])
          .where('oldest.account_id', '=', accountId)
          .orderBy('oldest.last_seen_at')
          .orderBy('oldest.query_key')
          .orderBy('oldest.domain')
          .limit(rows - quota)
          .$asTuple('domain', 'query_key'),
      ),
    )
    .execute();
  return rows - quota;
}
