import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store, storeFileName } from './store.ts';

let directory: string;
let store: Store;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'generation-'));
  store = new Store(directory);
  store.prepare({ fields: [{ name: 'body', boost: 1 }], filters: [] });
});
afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
});

const raise = (by: Store): number => by.write(() => by.addToMeta('generation', 1));

it('the generation is right at once after a commit of this connection', () => {
  for (let expected = 1; expected < 20; expected++) {
    raise(store);
    expect([store.generation(), store.generation()]).toEqual([expected, expected]);
    if (expected === 9) store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
});

it('commits of other connections and processes are seen by the next look, which comes within 50 ms', async () => {
  const other = new Store(directory);
  const program = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec("UPDATE meta SET value = value + 1 WHERE name = 'generation'");`;
  const writers = [
    () => raise(other),
    () => execFileSync(process.execPath, ['-e', program, join(directory, storeFileName)]),
  ];
  expect(store.generation()).toBe(0);
  for (let round = 1; round <= 6; round++) {
    const before = store.versionOfOthers();
    writers[round % writers.length]?.();
    expect(store.versionOfOthers()).not.toBe(before);
    await expect.poll(() => store.generation(), { interval: 5 }).toBe(round);
  }
  other.close();
});

it('a change that is rolled back or not yet committed is not seen', () => {
  const other = new Store(directory);
  const before = store.versionOfOthers();
  expect(() =>
    other.write(() => {
      other.addToMeta('generation', 1);
      expect(store.versionOfOthers()).toBe(before);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.versionOfOthers()).toBe(before);
  expect(store.generation()).toBe(0);
  other.close();
});

it('only SQLite opens its shared memory, once a process: closing another opening would drop its locks', () => {
  const other = new Store(directory);
  for (const one of [store, other]) one.generation();
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
