import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import type { AccountTable } from './account-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** One page of an account's rows in key order, starting after the given key. Raw SQL, because the table is a parameter here. */
export async function pageOfRows(
  database: Database,
  of: AccountTable,
  accountId: number,
  { after, limit }: { after: Row | undefined; limit: number },
): Promise<Row[]> {
  const key = keyOf(of);
  const beyond = after ? sql`and (${key}) > (${sql.join(of.key.map((column) => after[column]))})` : sql``;
  // Written as a derived table so that the database treats it as a read, which does not wait for writers.
  const page = sql<Row>`(
    select * from ${sql.table(of.table)}
    where ${ownedBy(of, accountId)} ${beyond}
    order by ${key} limit ${limit}
  )`;
  return database.selectFrom(page.as('page')).selectAll().execute();
}

/** Removes up to `limit` of an account's rows; returns how many it removed. */
export async function removeRows(
  database: Database,
  of: AccountTable,
  accountId: number,
  limit: number,
): Promise<number> {
  const key = keyOf(of);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(of.table)}
    where ${ownedBy(of, accountId)} and (${key}) in (
      select ${key} from ${sql.table(of.table)} where ${ownedBy(of, accountId)} limit ${limit}
    )`.execute(database);
  return Number(numAffectedRows);
}

const keyOf = ({ key }: AccountTable): RawBuilder<unknown> => sql.join(key.map((column) => sql.ref(column)));

const ownedBy = ({ owner }: AccountTable, accountId: number): RawBuilder<unknown> =>
  owner === 'account_id'
    ? sql`account_id = ${accountId}`
    : sql`${sql.ref(owner.column)} in (select id from ${sql.table(owner.parent)} where account_id = ${accountId})`;
