import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { AppError } from '../../errors.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { stripNul } from '../postgres/postgres-driver.ts';
import { postgresFailure } from '../postgres/postgres-failure.ts';
import { refuseDamagedDatabase } from '../sqlite/examine-database.ts';
import { openDatabase } from '../sqlite/open-database.ts';

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

export interface Move {
  readonly tables: readonly MovedTable[];
  /** The same rows were already there, because an earlier call had moved them. */
  readonly wasDone: boolean;
}

/** PostgreSQL accepts 65,535 values in a statement. */
const VALUES_MAX = 60_000;
const ROWS_MAX = 500;
/** Any number that no other advisory lock of this database uses. */
const MOVE_LOCK = 7202;
/** Tables that the migrations themselves write to. */
const seeded = new Set(['crawl_count']);

/**
 * Copies an SQLite database into an empty PostgreSQL database and compares all rows, in one transaction, so that a killed move has moved
 * nothing. The file stays as it is. Nothing may write to it during the move; the caller ensures that.
 */
export async function moveToPostgres({
  file,
  url,
}: {
  readonly file: string;
  readonly url: string;
}): Promise<Move> {
  refuseDamagedDatabase(file);
  // Both are migrated to this version, so that they have the same tables.
  await openDatabase(file).destroy();
  await (await openPostgres({ url })).destroy();
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const client = new Client({ connectionString: url, application_name: 'homedex move' });
  // Emitted in addition to the failure of the running query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    sqlite.exec('begin');
    return await moveAll(sqlite, client);
  } catch (error) {
    throw postgresFailure(error);
  } finally {
    sqlite.close();
    await client.end();
  }
}

async function moveAll(sqlite: DatabaseSync, client: Client): Promise<Move> {
  const tables = sourceTables(sqlite);
  await client.query('begin isolation level read committed');
  await client.query('set local lock_timeout = 0; set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [MOVE_LOCK]);
  await client.query(
    `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`,
  );
  const found = await sumsOf(client, tables);
  const sums = new Map<string, RowSum>();
  const isEmpty = tables.every(({ name }) => seeded.has(name) || found.get(name)?.rows === 0);
  for (const table of tables)
    sums.set(table.name, await readTable(sqlite, table, isEmpty ? client : undefined));
  const there = isEmpty ? await sumsOf(client, tables) : found;
  const different = tables.filter(({ name }) => !sums.get(name)?.equals(there.get(name) ?? new RowSum()));
  const [first] = different;
  if (first !== undefined) {
    const count = `${sums.get(first.name)?.rows} rows in SQLite and ${there.get(first.name)?.rows} in PostgreSQL`;
    throw isEmpty
      ? new AppError('internal', `The copy of ${first.name} differs: ${count}. Nothing was moved.`)
      : new AppError(
          'conflict',
          `The PostgreSQL database is not empty and is not a copy of this one (${first.name}: ${count}). Nothing was changed; set DATABASE_URL to an empty database.`,
        );
  }
  if (isEmpty) await continueNumbers(client);
  await client.query('commit');
  return {
    tables: tables.map(({ name }) => ({ name, rows: sums.get(name)?.rows ?? 0 })),
    wasDone: !isEmpty,
  };
}

/** Reads a table in the form PostgreSQL will store it, and writes it there if a connection is given. */
async function readTable(
  sqlite: DatabaseSync,
  { name, columns }: SourceTable,
  client: Client | undefined,
): Promise<RowSum> {
  const sum = new RowSum();
  const list = columns.map(quoted).join(', ');
  const statement = sqlite.prepare(`select ${list} from ${quoted(name)}`);
  statement.setReadBigInts(true);
  if (client && seeded.has(name)) await client.query(`delete from ${quoted(name)}`);
  const rowsMax = Math.min(ROWS_MAX, Math.floor(VALUES_MAX / columns.length));
  let waiting: unknown[][] = [];
  const write = async (): Promise<void> => {
    if (!client || waiting.length === 0) return;
    const placeholders = waiting.map(
      (row, at) => `(${row.map((_, column) => `$${at * columns.length + column + 1}`).join(', ')})`,
    );
    await client.query(
      `insert into ${quoted(name)} (${list}) values ${placeholders.join(', ')}`,
      waiting.flat(),
    );
    waiting = [];
  };
  for (const row of statement.iterate()) {
    const values = columns.map((column) => stripNul(row[column]));
    sum.add(values);
    if (client) waiting.push(values.map((value) => (typeof value === 'bigint' ? String(value) : value)));
    if (waiting.length >= rowsMax) await write();
  }
  await write();
  return sum;
}

/** Tables are read in parts, because one may be larger than the memory. */
async function sumsOf(client: Client, tables: readonly SourceTable[]): Promise<ReadonlyMap<string, RowSum>> {
  const sums = new Map<string, RowSum>();
  for (const { name, columns } of tables) {
    const sum = new RowSum();
    sums.set(name, sum);
    await client.query(
      `declare all_rows cursor for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`,
    );
    for (;;) {
      const { rows } = await client.query<unknown[]>({
        text: `fetch ${ROWS_MAX} from all_rows`,
        rowMode: 'array',
      });
      for (const row of rows) sum.add(row);
      if (rows.length < ROWS_MAX) break;
    }
    await client.query('close all_rows');
  }
  return sums;
}

/** Makes new rows get ids after those that were moved. */
async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [quoted(table), column],
    );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The row count of a table and a checksum of its rows that does not depend on their order. */
class RowSum {
  rows = 0;
  private sum = 0n;

  /** Takes the values of a row as they come from either database, in the order of the columns. */
  add(values: readonly unknown[]): void {
    this.rows += 1;
    const hash = createHash('sha256');
    // Lengths mark where a value ends. A number counts the same whether it was read as a string or not.
    for (const value of values) {
      const text = value === null ? undefined : String(value);
      hash.update(text === undefined ? 'null;' : `${text.length}:${text};`);
    }
    this.sum = BigInt.asUintN(256, this.sum + BigInt(`0x${hash.digest('hex')}`));
  }

  equals(other: RowSum): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}

interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Internal tables: applied migrations and leases of processes. Neither is user data. */
const notMoved = new Set(['migration', 'lease']);

/** The tables to move, each after those it refers to, because PostgreSQL accepts a row only if the rows it refers to exist. */
function sourceTables(sqlite: DatabaseSync): SourceTable[] {
  const names = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !notMoved.has(name))
    .sort();
  const waiting = new Map(names.map((name) => [name, referredBy(sqlite, name)]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, needed]) => needed.every((name) => !waiting.has(name)))?.[0];
    if (next === undefined)
      throw new AppError('internal', `The tables ${[...waiting.keys()].join(', ')} refer to each other.`);
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered.map((name) => ({ name, columns: columnsOf(sqlite, name) }));
}

const referredBy = (sqlite: DatabaseSync, table: string): string[] =>
  sqlite
    .prepare('select "table" as name from pragma_foreign_key_list(?)')
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => name !== table);

const columnsOf = (sqlite: DatabaseSync, table: string): string[] =>
  sqlite
    .prepare('select name from pragma_table_info(?) order by cid')
    .all(table)
    .map(({ name }) => String(name));
