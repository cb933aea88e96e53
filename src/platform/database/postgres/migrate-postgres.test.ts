import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { executeOnPostgres, postgresUrl } from '../../../../test/harness/postgres/start-postgres.ts';
import type { Database } from '../index.ts';
import { openDatabase, openPostgres } from '../open.ts';

let folder: string;
let name: string;
let url: string;
beforeEach(async () => {
  folder = inject('postgres') ?? '';
  name = `empty_${randomUUID().replaceAll('-', '')}`;
  url = postgresUrl(folder, name);
  await executeOnPostgres(folder, `create database ${name} template template0`);
});
afterEach(() => executeOnPostgres(folder, `drop database ${name} with (force)`));

interface Column {
  readonly table: string;
  readonly column: string;
  readonly isText: boolean;
  readonly isRequired: boolean;
}

/** What the columns of all tables are, apart from that of the migrations themselves. */
async function columnsOf(database: Database): Promise<Column[]> {
  const tables = await database.introspection.getTables();
  return tables
    .filter((table) => table.name !== 'migration')
    .flatMap((table) =>
      table.columns.map(({ name: column, dataType, isNullable }) => ({
        table: table.name,
        column,
        isText: dataType.toLowerCase() === 'text',
        isRequired: !isNullable,
      })),
    )
    .sort((a, b) => (`${a.table} ${a.column}` < `${b.table} ${b.column}` ? -1 : 1));
}

it('the migrations create the same tables in both databases', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-tables-'));
  const postgres = await openPostgres({ url });
  const sqlite = openDatabase(join(directory, 'accounts.db'));
  try {
    const [here, there] = [await columnsOf(postgres), await columnsOf(sqlite)];
    expect(here.length).toBeGreaterThan(100);
    // A primary key of SQLite is not marked as required; in PostgreSQL it always is.
    const key = ({ table, column, isText }: Column) => `${table} ${column} ${isText}`;
    expect(here.map(key)).toEqual(there.map(key));
    const required = new Set(here.filter(({ isRequired }) => isRequired).map(key));
    for (const column of there) if (column.isRequired) expect(required).toContain(key(column));
  } finally {
    await postgres.destroy();
    await sqlite.destroy();
    rmSync(directory, { recursive: true });
  }
});

it('every text is compared by its bytes', async () => {
  const database = await openPostgres({ url });
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and table_name <> 'migration'
      and coalesce(collation_name, '') <> 'C'`.execute(database);
  expect(rows).toEqual([]);
  await database.destroy();
});

it('only one of several processes that open an empty database at once migrates it, and all can use it', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url })));
  for (const database of opened) {
    expect(await database.selectFrom('account').selectAll().execute()).toEqual([]);
    await database.destroy();
  }
});

it('a database of a newer version is refused unchanged', async () => {
  const database = await openPostgres({ url });
  await sql`insert into migration (name) values ('9999-from-the-future.sql')`.execute(database);
  await database.destroy();
  await expect(openPostgres({ url })).rejects.toThrow('created by a newer version (migration 9999');
});
