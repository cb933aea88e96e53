import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CurrentGeneration } from './current-generation.ts';
import { openStore, prepareStore, type Store, storeFileName } from './store.ts';

let directory: string;
let store: Store;
let generation: CurrentGeneration;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'generation-'));
  store = openStore(directory);
  prepareStore(store, { fields: [{ name: 'body', boost: 1 }], filters: [] });
  generation = new CurrentGeneration(store);
});
afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
});

const raise = (by: Store): number => by.write(() => by.addTo('generation', 1));

it('the generation is right immediately after a commit of this connection', () => {
  for (let expected = 1; expected < 20; expected++) {
    raise(store);
    expect([generation.get(), generation.get()]).toEqual([expected, expected]);
    if (expected === 9) store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
});

it('commits of other connections and processes are seen by the next check, within 50 ms', async () => {
  const other = openStore(directory);
  const program = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec("UPDATE meta SET value = value + 1 WHERE name = 'generation'");`;
  const writers = [
    () => raise(other),
    () => execFileSync(process.execPath, ['-e', program, join(directory, storeFileName)]),
  ];
  expect(generation.get()).toBe(0);
  for (let round = 1; round <= 6; round++) {
    const before = store.versionOfOthers();
    writers[round % writers.length]?.();
    expect(store.versionOfOthers()).not.toBe(before);
    await expect.poll(() => generation.get(), { interval: 5 }).toBe(round);
  }
  other.close();
});

it('a change that is rolled back or not yet committed is not seen', () => {
  const other = openStore(directory);
  const before = store.versionOfOthers();
  expect(() =>
    other.write(() => {
      other.addTo('generation', 1);
      expect(store.versionOfOthers()).toBe(before);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.versionOfOthers()).toBe(before);
  expect(generation.get()).toBe(0);
  other.close();
});

it('only SQLite opens its shared memory, once per process: closing another handle would drop its locks', () => {
  const other = openStore(directory);
  for (const one of [store, other]) new CurrentGeneration(one).get();
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  expect(open.filter((file) => file === join(directory, `${storeFileName}-shm`))).toHaveLength(1);
  other.close();
});
