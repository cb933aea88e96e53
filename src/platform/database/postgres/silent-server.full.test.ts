import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openStallingProxy, type StallingProxy } from '../../../../test/harness/stalling-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import { openPostgresBroadcast, openPostgresWriteLock } from '../../coordination/index.ts';
import { checkDatabase, type Database } from '../index.ts';
import { openPostgres } from '../open.ts';

let testDatabase: TestDatabase;
let proxy: StallingProxy;
let url: string;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  proxy = await openStallingProxy({ path: `${inject('postgres')}/.s.PGSQL.5432` });
  url = `postgres://homedex@127.0.0.1:${proxy.port}${new URL(testDatabase.url ?? '').pathname}`;
  database = await openPostgres({ url });
});
afterAll(async () => {
  const ended = database.destroy();
  await proxy.close();
  await ended;
  await testDatabase.drop();
});

const lease = (name: string) => ({ name, owner: 'test', beat: 1 });
const unanswered = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error) => error,
  );

it('an unresponsive server is a 503 for waiting callers and immediately for later ones, and is used again when it responds', async () => {
  const opening = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('lease').values(lease('undone')).execute();
    proxy.stall();
    await transaction.selectFrom('lease').selectAll().execute();
  });
  const inTransaction = await unanswered(opening);
  const refusal = { status: 503, message: expect.stringContaining('is not responding') };
  expect(inTransaction).toMatchObject(refusal);
  // None of these reaches the server, which would hold each for seconds.
  const next = await Promise.all(Array.from({ length: 50 }, () => unanswered(checkDatabase(database))));
  for (const error of next) expect(error).toMatchObject(refusal);

  proxy.resume();
  await expect.poll(() => unanswered(checkDatabase(database))).toBe('answered');
  await expect.poll(() => database.selectFrom('lease').select('name').execute()).toEqual([]);
});

it('an unacknowledged write is reported as an unknown outcome, never as "nothing was changed"', async () => {
  await checkDatabase(database);
  proxy.stall();
  const outcome = await unanswered(database.insertInto('lease').values(lease('perhaps')).execute());
  expect(outcome).toMatchObject({
    status: 503,
    message: expect.stringContaining('the outcome is unknown'),
  });
  proxy.resume();
  await expect.poll(() => unanswered(checkDatabase(database))).toBe('answered');
});

it('a start on an unresponsive server ends with a readable message', async () => {
  proxy.stall();
  const starts = await Promise.all([
    unanswered(openPostgres({ url })),
    unanswered(openPostgresWriteLock({ url, name: 'test' })),
    unanswered(openPostgresBroadcast(url)),
  ]);
  for (const error of starts)
    expect(error).toMatchObject({ status: 503, message: expect.stringContaining('is unavailable') });
  proxy.resume();
});

it('the write lock and broadcasts work again after a connection was lost without an error', async () => {
  const [writeLock, broadcast] = [
    await openPostgresWriteLock({ url, name: 'lost' }),
    await openPostgresBroadcast(url),
  ];
  const [otherWriteLock, otherBroadcast] = [
    await openPostgresWriteLock({ url: testDatabase.url ?? '', name: 'lost' }),
    await openPostgresBroadcast(testDatabase.url ?? ''),
  ];
  try {
    let received = 0;
    broadcast.onNotified('word', () => {
      received += 1;
    });
    // The machine vanished, and another answers under its address: the old connections stay silent forever.
    proxy.forget();
    await otherWriteLock.take(async () => undefined);
    await otherBroadcast.notify('word');
    await expect.poll(() => writeLock.generation()).toBe(1);
    await expect.poll(() => received).toBeGreaterThan(0);
    expect(await writeLock.take(async (generation) => generation)).toBe(2);
  } finally {
    for (const one of [writeLock, broadcast, otherWriteLock, otherBroadcast]) await one.close();
  }
});
