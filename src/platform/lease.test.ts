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
  expect([await one.acquireOrRenew(), await two.acquireOrRenew(), await one.acquireOrRenew()]).toEqual([
    true,
    false,
    true,
  ]);
  await two.release();
  expect(await two.acquireOrRenew()).toBe(false);
  await one.release();
  expect([await two.acquireOrRenew(), await one.acquireOrRenew()]).toEqual([true, false]);
});

it('passes to one other when its owner is silent, and never while the owner renews it', async () => {
  const [one, two, three] = [await contender(), await contender(), await contender()];
  await one.acquireOrRenew();
  for (let round = 0; round < 5; round++) {
    expect(await two.acquireOrRenew()).toBe(false);
    now += 900;
    await one.acquireOrRenew();
  }
  expect([await two.acquireOrRenew(), await three.acquireOrRenew()]).toEqual([false, false]);
  now += 1_000;
  expect((await Promise.all([two.acquireOrRenew(), three.acquireOrRenew()])).filter(Boolean)).toHaveLength(1);
  expect(await one.acquireOrRenew()).toBe(false);
});
