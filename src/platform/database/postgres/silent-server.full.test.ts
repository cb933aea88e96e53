import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSilentLine, type SilentLine } from '../../../../test/harness/silent-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import { openPostgresBroadcast, openPostgresWriteLock } from '../../coordination/index.ts';
import { checkDatabase, type Database } from '../index.ts';
import { openPostgres } from '../open.ts';

let place: TestDatabase;
let line: SilentLine;
let url: string;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  line = await openSilentLine({ path: `${inject('postgres')}/.s.PGSQL.5432` });
  url = `postgres://homedex@127.0.0.1:${line.port}${new URL(place.url ?? '').pathname}`;
  database = await openPostgres({ url });
});
afterAll(async () => {
  const ended = database.destroy();
  await line.close();
  await ended;
  await place.drop();
});

const lease = (name: string) => ({ name, owner: 'test', beat: 1 });
const unanswered = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error) => error,
  );

it('a server that stands still is a 503 for those who wait and at once for the next, and is asked again when it answers', async () => {
  const opening = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('lease').values(lease('undone')).execute();
    line.hush();
    await transaction.selectFrom('lease').selectAll().execute();
  });
  const inTransaction = await unanswered(opening);
  const refusal = { status: 503, message: expect.stringContaining('is not responding') };
  expect(inTransaction).toMatchObject(refusal);
  // None of these reaches the server, which would hold each for seconds.
  const next = await Promise.all(Array.from({ length: 50 }, () => unanswered(checkDatabase(database))));
  for (const error of next) expect(error).toMatchObject(refusal);

  line.applyLocale();
  await expect.poll(() => unanswered(checkDatabase(database))).toBe('answered');
  await expect.poll(() => database.selectFrom('lease').select('name').execute()).toEqual([]);
});

it('a write that falls silent is told as not known, and nobody hears that nothing was changed', async () => {
  await checkDatabase(database);
  line.hush();
  const outcome = await unanswered(database.insertInto('lease').values(lease('perhaps')).execute());
  expect(outcome).toMatchObject({
    status: 503,
    message: expect.stringContaining('the outcome is unknown'),
  });
  line.applyLocale();
  await expect.poll(() => unanswered(checkDatabase(database))).toBe('answered');
});

it('a start on a server that stands still ends with a sentence', async () => {
  line.hush();
  const starts = await Promise.all([
    unanswered(openPostgres({ url })),
    unanswered(openPostgresWriteLock({ url, name: 'test' })),
    unanswered(openPostgresBroadcast(url)),
  ]);
  for (const error of starts)
    expect(error).toMatchObject({ status: 503, message: expect.stringContaining('is unavailable') });
  line.applyLocale();
});

it('turns and words are heard again after a connection that was lost without a word', async () => {
  const [writeLock, broadcast] = [
    await openPostgresWriteLock({ url, name: 'lost' }),
    await openPostgresBroadcast(url),
  ];
  const [otherWriteLock, otherBroadcast] = [
    await openPostgresWriteLock({ url: place.url ?? '', name: 'lost' }),
    await openPostgresBroadcast(place.url ?? ''),
  ];
  try {
    let heard = 0;
    broadcast.onHeard('word', () => {
      heard += 1;
    });
    // The machine is gone, and another answers under its address: the old connections stay silent for ever.
    line.forget();
    await otherWriteLock.take(async () => undefined);
    await otherBroadcast.tell('word');
    await expect.poll(() => writeLock.generation()).toBe(1);
    await expect.poll(() => heard).toBeGreaterThan(0);
    expect(await writeLock.take(async (generation) => generation)).toBe(2);
  } finally {
    for (const one of [writeLock, broadcast, otherWriteLock, otherBroadcast]) await one.close();
  }
});
