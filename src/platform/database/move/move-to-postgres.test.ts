import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import type { Database } from '../database.ts';
import { moveToPostgres, openDatabase } from '../open.ts';

let folder: string;
let file: string;
let testDatabase: TestDatabase;
let target: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-move-'));
  file = join(folder, 'accounts.db');
  testDatabase = await createTestDatabase();
  target = await testDatabase.open();
});
afterEach(async () => {
  await testDatabase.drop();
  rmSync(folder, { recursive: true });
});

const move = () => moveToPostgres({ file, url: testDatabase.url ?? '' });

const account = (id: number, name: string) => ({
  id,
  email: `person-${id}@acme.example`,
  name,
  password_hash: null,
  tier: 'free',
  is_admin: 0,
  email_verified_at: 1_790_000_000_000,
  credits: id,
  created_at: 1,
});

/** What refers to each other, numbers at their bounds, a table without numbers of its own, and text that PostgreSQL cannot hold. */
async function fill(): Promise<void> {
  const database = openDatabase(file);
  await database
    .insertInto('account')
    .values([account(7, 'Ann \0 Ünal 🥐'), account(1_200, '')])
    .execute();
  await database
    .insertInto('company_list')
    .values({ id: 3, account_id: 7, name: "O'Brien; --", item_count: 1_201, created_at: 2 })
    .execute();
  // More rows than go into one statement.
  for (let at = 0; at < 1_201; at += 400)
    await database
      .insertInto('company_list_item')
      .values(
        Array.from({ length: Math.min(400, 1_201 - at) }, (_, n) => ({
          list_id: 3,
          domain: `shop-${at + n}.example`,
          added_at: Number.MAX_SAFE_INTEGER,
        })),
      )
      .execute();
  await database
    .insertInto('audit_entry')
    .values({ actor: 'me', action: 'test', subject: '', details: '', created_at: 1, hash: 'x' })
    .execute();
  await database.insertInto('lease').values({ name: 'monitors', owner: 'old', beat: 9 }).execute();
  await database.updateTable('crawl_count').set({ entries: 5 }).where('name', '=', 'unindexed').execute();
  await database.destroy();
}

it('every row is copied, new ones get higher numbers, and the file is unchanged', async () => {
  await fill();
  const { tables, wasDone } = await move();
  expect(wasDone).toBe(false);
  expect(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))).toMatchObject({
    account: 2,
    company_list: 1,
    company_list_item: 1_201,
    audit_entry: 1,
    crawl_count: 1,
    session: 0,
  });
  expect(await target.selectFrom('account').selectAll().orderBy('id').execute()).toEqual([
    expect.objectContaining({ ...account(7, 'Ann \uFFFD Ünal 🥐'), free_lookups_used: 0, deleted_at: null }),
    expect.objectContaining(account(1_200, '')),
  ]);
  expect(await target.selectFrom('crawl_count').selectAll().execute()).toEqual([
    { name: 'unindexed', entries: 5 },
  ]);
  expect(await target.selectFrom('lease').selectAll().execute()).toEqual([]);
  const { id: _, ...unnumbered } = account(0, 'new');
  const added = await target
    .insertInto('account')
    .values(unnumbered)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBe(1_201);
  const before = openDatabase(file);
  expect(await before.selectFrom('account').select('id').orderBy('id').execute()).toEqual([
    { id: 7 },
    { id: 1_200 },
  ]);
  await before.destroy();
});

it('a repeated move changes nothing; a database with anything else in it is refused unchanged', async () => {
  await fill();
  await move();
  expect(await move()).toMatchObject({ wasDone: true });
  // One character of one row.
  await target.updateTable('account').set({ name: 'Bob' }).where('id', '=', 7).execute();
  await expect(move()).rejects.toThrow(
    'not empty and is not a copy of this one (account: 2 rows in SQLite and 2 in PostgreSQL)',
  );
  expect(await target.selectFrom('company_list_item').select('domain').execute()).toHaveLength(1_201);
});

it('of two concurrent moves one runs, and the other finds it done', async () => {
  await fill();
  const moves = await Promise.all([move(), move()]);
  expect(moves.map(({ wasDone }) => wasDone).sort()).toEqual([false, true]);
});

it('a move that fails midway has moved nothing, and can be repeated', async () => {
  await fill();
  await sql`alter table audit_entry add constraint no_entry check (actor <> 'me')`.execute(target);
  await expect(move()).rejects.toThrow('no_entry');
  expect(await target.selectFrom('account').selectAll().execute()).toEqual([]);
  await sql`alter table audit_entry drop constraint no_entry`.execute(target);
  expect(await move()).toMatchObject({ wasDone: false });
});

it('a damaged file and an unreachable server are reported with readable messages', async () => {
  writeFileSync(file, 'this is no database'.repeat(1_000));
  await expect(move()).rejects.toThrow('is damaged');
  rmSync(file);
  await fill();
  await expect(moveToPostgres({ file, url: 'postgres://homedex@127.0.0.1:1/homedex' })).rejects.toThrow(
    'is unavailable',
  );
});
