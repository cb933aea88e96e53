import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** The one door to SQL: business code speaks Kysely, so that PostgreSQL can stand behind it. */
export type Database = Kysely<Tables>;

/** Opens (and creates or migrates) the SQLite database in a file. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  // Its -wal and -shm take the mode over: they hold the same addresses and hashes.
  chmodSync(file, 0o600);
  // FULL: an acknowledged credit must survive a power cut, not only a crash of the process.
  sqlite.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
  );
  migrate(sqlite);
  // From here on the driver waits for locks, between turns of the event loop: SQLite would stop the whole service meanwhile.
  sqlite.exec('pragma busy_timeout = 0');
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('pragma busy_timeout = 0');
  return new Kysely<Tables>({
    dialect: sqliteDialect({ reader: new SqliteFile(reader), writer: new SqliteFile(sqlite) }),
  });
}

/** Throws when the database cannot be read. */
export async function checkDatabase(database: Database): Promise<void> {
  await database.selectNoFrom(sql`1`.as('one')).execute();
}

const sqliteDialect = (files: { reader: SqliteFile; writer: SqliteFile }): Dialect => ({
  createDriver: () => new SqliteDriver(files),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (database) => new SqliteIntrospector(database),
});
