import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { type Broadcast, openPostgresBroadcast } from './index.ts';

let testDatabase: TestDatabase;
const opened: Broadcast[] = [];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await testDatabase.drop();
});

async function open(): Promise<{ broadcast: Broadcast; received: string[] }> {
  const broadcast = await openPostgresBroadcast(testDatabase.url ?? '');
  opened.push(broadcast);
  const received: string[] = [];
  for (const word of ['one', 'two']) broadcast.onNotified(word, () => received.push(word));
  return { broadcast, received };
}

it('a notification reaches all other services', async () => {
  const [one, other, third] = [await open(), await open(), await open()];
  await one.broadcast.notify('two');
  for (const { received } of [other, third]) await expect.poll(() => received).toEqual(['two']);
});

it('each service knows how many there are', async () => {
  const [one, other] = [await open(), await open()];
  for (const { broadcast } of [one, other]) await expect.poll(() => broadcast.services()).toBe(2);
  await opened.pop()?.close();
  await expect.poll(() => one.broadcast.services()).toBe(1);
});

it('a service that lost its connection acts on every notification once, and receives again', async () => {
  const [one, other] = [await open(), await open()];
  const client = new Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'homedex broadcast' and datname = current_database()",
  );
  await client.end();
  await expect.poll(() => other.received).toEqual(['one', 'two']);
  await one.broadcast.notify('one');
  await expect.poll(() => other.received.filter((word) => word === 'one').length).toBe(2);
});

it('each service knows the offset of its clock from the database clock', async () => {
  let offMs = -40_000;
  const broadcast = await openPostgresBroadcast(testDatabase.url ?? '', () => Date.now() + offMs);
  opened.push(broadcast);
  expect(broadcast.clocksApartMs()).toBeGreaterThan(30_000);
  offMs = 0;
  await expect.poll(() => broadcast.clocksApartMs()).toBeLessThan(5_000);
});

it('an unreachable database is reported with a readable message', async () => {
  await expect(openPostgresBroadcast('postgres://homedex@127.0.0.1:1/homedex')).rejects.toThrow(
    'is unavailable',
  );
});
