import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type Database, SqlDatabase } from '../database.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteFile } from './sqlite-file.ts';

/** Opens the SQLite database in a file; creates or migrates it if necessary. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new DatabaseSync(file);
  try {
    prepare(writer, file);
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('pragma busy_timeout = 0');
    return new SqlDatabase({
      system: 'sqlite',
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (database) => new SqliteIntrospector(database),
      },
      driver: new SqliteDriver({ reader: new SqliteFile(reader), writer: new SqliteFile(writer) }),
      // SQLite transactions wait for each other before they start, so none ever has to be retried.
      retrySerializationFailures: (run) => run(),
    });
  } catch (error) {
    writer.close();
    throw error;
  }
}

function prepare(sqlite: DatabaseSync, file: string): void {
  // The -wal and -shm files inherit this mode; they contain the same addresses and hashes.
  chmodSync(file, 0o600);
  // FULL: an acknowledged credit must survive a power cut, not only a crash of the process.
  sqlite.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
  );
  migrateSqlite(sqlite);
  // From here on the driver waits for locks between turns of the event loop, because SQLite would block the whole service while waiting.
  sqlite.exec('pragma busy_timeout = 0');
}
