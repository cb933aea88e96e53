import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { type Broadcast, openPostgresBroadcast } from './index.ts';

let place: TestDatabase;
const opened: Broadcast[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await place.drop();
});

async function open(): Promise<{ broadcast: Broadcast; heard: string[] }> {
  const broadcast = await openPostgresBroadcast(place.url ?? '');
  opened.push(broadcast);
  const heard: string[] = [];
  for (const word of ['one', 'two']) broadcast.onHeard(word, () => heard.push(word));
  return { broadcast, heard };
}

it('what one service says all others hear', async () => {
  const [one, other, third] = [await open(), await open(), await open()];
  await one.broadcast.tell('two');
  for (const { heard } of [other, third]) await expect.poll(() => heard).toEqual(['two']);
});

it('each knows how many there are', async () => {
  const [one, other] = [await open(), await open()];
  for (const { broadcast } of [one, other]) await expect.poll(() => broadcast.services()).toBe(2);
  await opened.pop()?.close();
  await expect.poll(() => one.broadcast.services()).toBe(1);
});

it('a service whose connection was lost takes everything for said, and hears again', async () => {
  const [one, other] = [await open(), await open()];
  const client = new Client({ connectionString: place.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'homedex broadcast' and datname = current_database()",
  );
  await client.end();
  await expect.poll(() => other.heard).toEqual(['one', 'two']);
  await one.broadcast.tell('one');
  await expect.poll(() => other.heard.filter((word) => word === 'one').length).toBe(2);
});

it('each knows how far its clock is from the one they share', async () => {
  let offMs = -40_000;
  const broadcast = await openPostgresBroadcast(place.url ?? '', () => Date.now() + offMs);
  opened.push(broadcast);
  expect(broadcast.clocksApartMs()).toBeGreaterThan(30_000);
  offMs = 0;
  await expect.poll(() => broadcast.clocksApartMs()).toBeLessThan(5_000);
});

it('a database that is not there is told with a sentence', async () => {
  await expect(openPostgresBroadcast('postgres://homedex@127.0.0.1:1/homedex')).rejects.toThrow(
    'is unavailable',
  );
});
