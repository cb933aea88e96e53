import type { CompanyView, ViewedCompany } from '../../access/index.ts';
import { foldText } from '../../lib/text-analysis/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { queryKey } from './query-key.ts';
import type { SavedQuota } from './saved-quota.ts';

interface Shown {
  readonly view: CompanyView;
  readonly at: number;
  readonly companies: readonly ViewedCompany[];
}

type Row = ReturnType<typeof rowOf>;

/** Writes what was shown, in order and as far as quotas allow, in one transaction. Accounts deleted in the meantime are skipped. */
export function storeViews(
  database: Database,
  shown: readonly Shown[],
  quota: Pick<SavedQuota, 'enforce' | 'isDue'>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const rows = new Map<string, Row>();
    const accounts = await ofLivingAccounts(transaction, shown);
    for (const { id: accountId, own } of accounts) {
      for (const { view, at, companies } of own) {
        const key = queryKey(view.query);
        const stamp = await nextStamp(transaction, accountId, at);
        if (view.kind === 'search') await recordFirstRun(transaction, accountId, key, stamp);
        for (const company of companies) {
          const row = rowOf(company, view, key, stamp, at);
          const name = `${accountId} ${company.domain} ${key}`;
          rows.set(name, joined(rows.get(name), row));
        }
      }
    }
    for (const chunk of chunks([...rows.values()])) await upsert(transaction, chunk);
    for (const { id, tier, own } of accounts) {
      const added = own.reduce((sum, { companies }) => sum + companies.length, 0);
      if (quota.isDue(id, added, tier)) await quota.enforce(transaction, id, tier);
    }
  });
}

/** The next stamp of an account: roughly the time, and always greater than the previous one. */
export async function nextStamp(transaction: Database, accountId: number, now: number): Promise<number> {
  const { last_stamp } = await transaction
    .insertInto('shelf_clock')
    .values({ account_id: accountId, last_stamp: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ eb, ref }) => ({
        last_stamp: eb
          .case()
          .when(ref('shelf_clock.last_stamp'), '<', ref('excluded.last_stamp'))
          .then(ref('excluded.last_stamp'))
          .else(eb(ref('shelf_clock.last_stamp'), '+', 1))
          .end(),
      })),
    )
    .returning('last_stamp')
    .executeTakeFirstOrThrow();
  return last_stamp;
}

/** Keeps the time of the first run if there is one already. */
export async function recordFirstRun(
  transaction: Database,
  accountId: number,
  key: string,
  stamp: number,
): Promise<void> {
  await transaction
    .insertInto('asked_query')
    .values({ account_id: accountId, query_key: key, asked_stamp: stamp })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function ofLivingAccounts(
  transaction: Database,
  shown: readonly Shown[],
): Promise<{ readonly id: number; readonly tier: string; readonly own: readonly Shown[] }[]> {
  const byAccount = Map.groupBy(shown, ({ view }) => view.accountId);
  // Ordered by id, so that two processes never deadlock on each other's accounts.
  const living = await transaction
    .selectFrom('account')
    .select(['id', 'tier'])
    .where('id', 'in', [...byAccount.keys()])
    .orderBy('id')
    .execute();
  return living.map(({ id, tier }) => ({ id, tier, own: byAccount.get(id) ?? [] }));
}

/** If a company is shown twice in one write, keeps the newer facts and the earlier time. */
const joined = (earlier: Row | undefined, row: Row): Row =>
  earlier
    ? {
        ...row,
        search_query: earlier.search_query,
        shown_stamp: earlier.shown_stamp ?? row.shown_stamp,
        first_seen_at: earlier.first_seen_at,
      }
    : row;

async function upsert(transaction: Database, rows: readonly Row[]): Promise<void> {
  await transaction
    .insertInto('saved_company')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'domain', 'query_key']).doUpdateSet(({ fn, ref }) => ({
        title: ref('excluded.title'),
        company_name: ref('excluded.company_name'),
        industry: ref('excluded.industry'),
        country: ref('excluded.country'),
        search_text: ref('excluded.search_text'),
        last_seen_at: ref('excluded.last_seen_at'),
        shown_stamp: fn.coalesce('saved_company.shown_stamp', 'excluded.shown_stamp'),
      })),
    )
    .execute();
}

const rowOf = (
  { domain, title, company_name, industry, country }: ViewedCompany,
  { accountId, query, kind }: CompanyView,
  query_key: string,
  stamp: number,
  now: number,
) => ({
  account_id: accountId,
  domain,
  query_key,
  search_query: query,
  title,
  company_name,
  industry,
  country,
  search_text: foldText(`${domain} ${title} ${company_name}`),
  shown_stamp: kind === 'search' ? stamp : null,
  first_seen_at: now,
  last_seen_at: now,
});

const CHUNK_ROWS_MAX = 256;

/** Yields chunks of only a few different sizes, because each size needs its own prepared statement. */
function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0, size = CHUNK_ROWS_MAX; at < items.length; ) {
    while (size > items.length - at) size /= 2;
    yield items.slice(at, at + size);
    at += size;
  }
}
