import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import { AppError } from '../../errors.ts';
import { checkDatabase, type Database } from '../index.ts';
import { openPostgres } from '../open.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
});
afterEach(() => testDatabase.drop());

const mails = (count: number) =>
  database
    .insertInto('mail')
    .values(
      Array.from({ length: count }, (_, n) => ({
        recipient: `person-${n}@acme.example`,
        subject: 'Hello',
        text: '',
        created_at: n,
        due_at: n,
        link_id: null,
        sent_at: null,
        given_up_at: null,
      })),
    )
    .execute();

describe('numbers', () => {
  it('are numbers: times, counts and sums', async () => {
    await mails(3);
    const row = await database
      .selectFrom('mail')
      .select(({ fn }) => [
        fn.max('created_at').as('newest'),
        fn.countAll<number>().as('count'),
        fn.sum<number>('created_at').as('sum'),
      ])
      .executeTakeFirst();
    expect(row).toEqual({ newest: 2, count: 3, sum: 3 });
  });

  it('that cannot be represented exactly are refused, not rounded', async () => {
    const largest = database.selectNoFrom(sql<number>`9007199254740991::bigint`.as('n')).execute();
    expect(await largest).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
    const larger = database.selectNoFrom(sql`9007199254740993::bigint`.as('n')).execute();
    await expect(larger).rejects.toThrow('too large to be read exactly');
    await checkDatabase(database);
  });
});

it('a text with a NUL is stored, and found by the same text', async () => {
  await database.insertInto('lease').values({ name: 'a\0b.com', owner: 'test', beat: 1 }).execute();
  const found = await database.selectFrom('lease').select('name').where('name', '=', 'a\0b.com').execute();
  expect(found).toEqual([{ name: 'a\uFFFDb.com' }]);
});

it('texts are in the order of their bytes, as in SQLite', async () => {
  const written = ['b', 'B', 'a-b', 'ab', 'ä', '_'];
  await database
    .insertInto('lease')
    .values(written.map((name) => ({ name, owner: 'test', beat: 1 })))
    .execute();
  const rows = await database.selectFrom('lease').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual([...written].sort());
});

describe('a lost connection', () => {
  const endOthers = (of: Database) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(of);

  it('while idle is replaced', async () => {
    const other = await testDatabase.open();
    await checkDatabase(database);
    await endOthers(other);
    await expect.poll(() => checkDatabase(database).then(() => 'answered', String)).toBe('answered');
  });

  it('in a transaction is a 503, rolls it back, and the service keeps working', async () => {
    const other = await testDatabase.open();
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('lease').values({ name: 'a.com', owner: 'test', beat: 1 }).execute();
      await endOthers(other);
      await transaction.selectFrom('lease').selectAll().execute();
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    expect(await database.selectFrom('lease').selectAll().execute()).toEqual([]);
  });

  it('at the commit is reported as an unknown outcome', async () => {
    const other = await testDatabase.open();
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('lease').values({ name: 'a.com', owner: 'test', beat: 1 }).execute();
      await endOthers(other);
    });
    await expect(failing).rejects.toThrow('the outcome is unknown');
  });
});

it('if the server has no more connections, the existing ones serve all requests', async () => {
  const role = `few_${testDatabase.url?.split('_')[1]?.slice(0, 8)}`;
  await sql.raw(`create role ${role} login connection limit 2`).execute(database);
  for (const what of ['create on schema public', 'all on all tables in schema public'])
    await sql.raw(`grant ${what} to ${role}`).execute(database);
  const few = await openPostgres({
    url: (testDatabase.url ?? '').replace('homedex@', `${role}@`),
    connectionsMax: 8,
  });
  try {
    const answers = Array.from({ length: 40 }, () =>
      few
        .transaction()
        .execute((transaction) => transaction.selectNoFrom(sql`pg_sleep(0.02)`.as('slept')).execute()),
    );
    expect((await Promise.all(answers)).length).toBe(40);
  } finally {
    await few.destroy();
    await sql.raw(`drop owned by ${role}`).execute(database);
    await sql.raw(`drop role ${role}`).execute(database);
  }
});

it('an unreachable server is reported with a readable message', async () => {
  const opening = openPostgres({ url: 'postgres://homedex@127.0.0.1:1/homedex' });
  await expect(opening).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('is unavailable'),
  });
});
