import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { createLease } from './lease.ts';

let testDatabase: TestDatabase;
let now: number;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  now = 0;
});
afterEach(() => testDatabase.drop());

/** As another process has it: with a connection of its own. */
async function contender() {
  return createLease(await testDatabase.open(), 'work', { monotonicMs: () => now, silenceMs: 1_000 });
}

it('is held by one at a time, and by the next once it is released', async () => {
  const [one, two] = [await contender(), await contender()];
  expect([await one.hold(), await two.hold(), await one.hold()]).toEqual([true, false, true]);
  await two.release();
  expect(await two.hold()).toBe(false);
  await one.release();
  expect([await two.hold(), await one.hold()]).toEqual([true, false]);
});

it('goes to one other when its owner is silent, and never while the owner renews it', async () => {
  const [one, two, three] = [await contender(), await contender(), await contender()];
  await one.hold();
  for (let round = 0; round < 5; round++) {
    expect(await two.hold()).toBe(false);
    now += 900;
    await one.hold();
  }
  expect([await two.hold(), await three.hold()]).toEqual([false, false]);
  now += 1_000;
  expect((await Promise.all([two.hold(), three.hold()])).filter(Boolean)).toHaveLength(1);
  expect(await one.hold()).toBe(false);
});
