import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from './database/index.ts';
import { createLease } from './lease.ts';

let directory: string;
let opened: Database[];
let now: number;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lease-'));
  opened = [];
  now = 0;
});
afterEach(async () => {
  for (const database of opened) await database.destroy();
  rmSync(directory, { recursive: true });
});

/** As another process has it: with a connection of its own. */
function contender() {
  const database = openDatabase(join(directory, 'accounts.db'));
  opened.push(database);
  return createLease(database, 'work', { monotonicMs: () => now, silenceMs: 1_000 });
}

it('is held by one at a time, and by the next once it is given back', async () => {
  const [one, two] = [contender(), contender()];
  expect([await one.hold(), await two.hold(), await one.hold()]).toEqual([true, false, true]);
  await two.release();
  expect(await two.hold()).toBe(false);
  await one.release();
  expect([await two.hold(), await one.hold()]).toEqual([true, false]);
});

it('goes to one other when its owner is silent, and never while the owner holds on', async () => {
  const [one, two, three] = [contender(), contender(), contender()];
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
