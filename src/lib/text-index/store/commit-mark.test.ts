import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store, storeFileName } from './store.ts';

let directory: string;
let store: Store;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'commit-mark-'));
  store = new Store(directory);
  store.prepare({ fields: [{ name: 'body', boost: 1 }], filters: [] });
});
afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true });
});

const raise = 'UPDATE meta SET value = value + 1 WHERE name = ';

it('the generation is right after every commit, of this connection, another one and another process', () => {
  const file = join(directory, storeFileName);
  const other = new Store(directory);
  const program = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec("${raise}'generation'");`;
  const writers = [
    () => store.addToMeta('generation', 1),
    () => other.addToMeta('generation', 1),
    () => execFileSync(process.execPath, ['-e', program, file]),
  ];
  let expected = 0;
  expect(store.generation()).toBe(expected);
  for (let round = 0; round < 12; round++) {
    writers[round % writers.length]?.();
    expected += 1;
    expect([store.generation(), store.generation()]).toEqual([expected, expected]);
    if (round === 5) store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  other.close();
});

it('a change that is rolled back or not yet committed is not seen', () => {
  const other = new Store(directory);
  store.generation();
  expect(() =>
    other.write(() => {
      other.addToMeta('generation', 1);
      expect(store.generation()).toBe(0);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(store.generation()).toBe(0);
  other.close();
});
