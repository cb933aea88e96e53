import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/database/index.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import { openAddress } from './open-address.ts';
import { TEMPLATE } from './postgres/global-setup.ts';
import { executeOnPostgres, postgresUrl } from './postgres/start-postgres.ts';

/** An empty database of the kind that this test project uses: SQLite, or PostgreSQL (vitest.config.ts lists which tests run on both). */
export interface TestDatabase {
  /** The value of DATABASE_URL for it; undefined with SQLite. */
  readonly url: string | undefined;
  /** What another process needs to open it: a file, or an address. */
  readonly address: string;
  /** Opens another connection each time, as further processes would. */
  open(): Promise<Database>;
  /** Closes all connections and drops the database. */
  drop(): Promise<void>;
}

/** The PostgreSQL server of this test project. Undefined in a process that a test has started, which gets its database as an argument. */
const postgresFolder = ((): string | undefined => {
  try {
    return inject('postgres');
  } catch {
    return undefined;
  }
})();

/** Whether this test project uses PostgreSQL. */
export const isOnPostgres = postgresFolder !== undefined;

/** Creates the database in a folder of its own, unless a data folder is given. */
export async function createTestDatabase(directory?: string): Promise<TestDatabase> {
  return postgresFolder === undefined ? inSqlite(directory) : inPostgres(postgresFolder);
}

async function inPostgres(folder: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeOnPostgres(folder, `create database ${name} template ${TEMPLATE}`);
  const url = postgresUrl(folder, name);
  return testDatabase(url, url, () => executeOnPostgres(folder, `drop database ${name} with (force)`));
}

function inSqlite(directory = mkdtempSync(join(tmpdir(), 'homedex-database-'))): TestDatabase {
  const file = join(directory, 'accounts.db');
  copyMigratedDatabase(file);
  return testDatabase(undefined, file, async () => rmSync(directory, { recursive: true, force: true }));
}

function testDatabase(url: string | undefined, address: string, remove: () => Promise<void>): TestDatabase {
  const opened: Database[] = [];
  return {
    url,
    address,
    async open() {
      const database = await openAddress(address);
      opened.push(database);
      return database;
    },
    async drop() {
      for (const database of opened) await database.destroy();
      await remove();
    },
  };
}
