import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** The one door to SQL: business code speaks Kysely, so that PostgreSQL can stand behind it. */
export type Database = Kysely<Tables>;

/** Opens (and creates or migrates) the SQLite database in a file. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  // FULL: an acknowledged credit must survive a power cut, not only a crash of the process.
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  migrate(sqlite);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(sqlite) }) });
}

/** Kysely's SQLite dialect was written for another driver; `node:sqlite` differs in two names. Statements are kept, because preparing costs more than running. */
function nodeSqlite(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = sqlite.prepare(sql);
      const adapted: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      if (prepared.size < STATEMENTS_MAX) prepared.set(sql, adapted);
      return adapted;
    },
  };
}

/** Inserts of many rows make a statement per row count; beyond this they are not worth keeping. */
const STATEMENTS_MAX = 500;
