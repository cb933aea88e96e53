import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRow } from '../../../../test/factories/account-row.ts';
import { otherRequestsAreAnsweredDuring } from '../../../../test/harness/other-requests-answered.ts';
import { freshTurn, isTurnSpent } from '../../../lib/event-loop-turn.ts';
import { AppError } from '../../errors.ts';
import { checkDatabase, type Database } from '../index.ts';
import { openDatabase } from '../open.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteFile } from './sqlite-file.ts';

let directory: string;
let file: string;
let database: Database;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-database-'));
  file = join(directory, 'accounts.db');
  database = openDatabase(file);
});
afterEach(async () => {
  await database.destroy();
  rmSync(directory, { recursive: true });
});

const add = (id: number, into = database) => into.insertInto('account').values(accountRow({ id })).execute();
const count = async () => (await database.selectFrom('account').select('id').execute()).length;

describe('SQLite', () => {
  it('is readable by its owner only, including its log', async () => {
    await add(1);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  });

  it('lets other requests run between many statements, even of a transaction', async () => {
    const statements = 5_000;
    const ask = async (executor: Database) => {
      for (let n = 0; n < statements; n++) await executor.selectFrom('account').select('id').execute();
    };
    expect(await otherRequestsAreAnsweredDuring(() => ask(database))).toBe(true);
    expect(await otherRequestsAreAnsweredDuring(() => database.transaction().execute(ask))).toBe(true);
  });

  it('ends a short transaction soon although others use up every turn: all writers wait for it', async () => {
    const [statements, waiters] = [8, 25];
    let turnsOfOthers = 0;
    let isOver = false;
    const others = Array.from({ length: waiters }, async () => {
      while (!isOver && turnsOfOthers < statements * waiters) {
        await freshTurn();
        while (!isTurnSpent());
        turnsOfOthers += 1;
      }
    });
    await database.transaction().execute(async (transaction) => {
      for (let id = 1; id <= statements; id++) await add(id, transaction);
    });
    isOver = true;
    const whileTransacting = turnsOfOthers;
    await Promise.all(others);
    expect(whileTransacting).toBeLessThan((statements * waiters) / 4);
  });

  it('waits for another writing process without blocking the event loop, and then writes', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const writing = add(1);
    const transacting = database.transaction().execute((transaction) => add(2, transaction));
    // The event loop and reads continue while both wait.
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    await checkDatabase(database);
    expect(await count()).toBe(0);
    other.exec('commit');
    other.close();
    await Promise.all([writing, transacting]);
    expect(await count()).toBe(2);
  });

  it('reports a full disk, not a failed rollback, and works again when there is space', async () => {
    const writer = new DatabaseSync(join(directory, 'small.db'));
    writer.exec(
      'pragma journal_mode = wal; create table blob_store (bytes blob); pragma max_page_count = 20',
    );
    const small = new Kysely<{ blob_store: { bytes: Buffer } }>({
      dialect: {
        createDriver: () =>
          new SqliteDriver({
            reader: new SqliteFile(new DatabaseSync(join(directory, 'small.db'))),
            writer: new SqliteFile(writer),
          }),
        createAdapter: () => new SqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      },
    });
    const fill = (bytes: number) =>
      small.transaction().execute((transaction) =>
        transaction
          .insertInto('blob_store')
          .values({ bytes: Buffer.alloc(bytes) })
          .execute(),
      );
    const refused = await fill(1_000_000).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    expect(String(refused)).toContain('server disk is full');
    await fill(100);
    expect(await small.selectFrom('blob_store').selectAll().execute()).toHaveLength(1);
    await small.destroy();
  });

  it('releases its files when it is closed, even if it was never used', async () => {
    await database.destroy();
    const unused = openDatabase(file);
    expect(openFiles()).not.toEqual([]);
    await unused.destroy();
    expect(openFiles()).toEqual([]);
  });

  /** Those of the database that this process has open. */
  function openFiles(): string[] {
    return readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const path = readlinkSync(`/proc/self/fd/${fd}`);
        return path.startsWith(file) ? [path] : [];
      } catch {
        return [];
      }
    });
  }
});
