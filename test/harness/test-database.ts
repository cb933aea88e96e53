import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/database/index.ts';
import { layMigratedDatabase } from './migrated-database.ts';
import { openAddress } from './open-address.ts';
import { TEMPLATE } from './postgres/global-setup.ts';
import { executeOnPostgres, postgresUrl } from './postgres/start-postgres.ts';

/** An empty database of the kind that the tests of this project run on: SQLite, or PostgreSQL (vitest.config.ts lists which tests run on both). */
export interface TestDatabase {
  /** What DATABASE_URL is for it; undefined in SQLite. */
  readonly url: string | undefined;
  /** What another process needs to open it: a file, or an address. */
  readonly address: string;
  /** Opens it, once more each time, as further processes do. */
  open(): Promise<Database>;
  /** Closes everything that was opened, and drops it. */
  drop(): Promise<void>;
}

/** The server of this project's tests; none in a process that a test has started, which gets its database as an argument. */
const postgresFolder = ((): string | undefined => {
  try {
    return inject('postgres');
  } catch {
    return undefined;
  }
})();

/** The kind of database that the tests of this project run on. */
export const isOnPostgres = postgresFolder !== undefined;

/** In a folder of its own, unless a data folder is named. */
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
  layMigratedDatabase(file);
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
