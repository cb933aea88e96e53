import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import type { AccountTable } from './account-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A page of an account's rows in the order of their key, after the given one. Raw, because the table is a value here. */
export async function pageOfRows(
  database: Database,
  of: AccountTable,
  accountId: number,
  { after, limit }: { after: Row | undefined; limit: number },
): Promise<Row[]> {
  const key = keyOf(of);
  const beyond = after ? sql`and (${key}) > (${sql.join(of.key.map((column) => after[column]))})` : sql``;
  // As a table of a query, so that the database treats it as a read, which waits for no writer.
  const page = sql<Row>`(
    select * from ${sql.table(of.table)}
    where ${ownedBy(of, accountId)} ${beyond}
    order by ${key} limit ${limit}
  )`;
  return database.selectFrom(page.as('page')).selectAll().execute();
}

/** Removes up to `limit` of an account's rows; gives how many were there. */
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
