import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitMarkName, SqliteStore } from './index.ts';

class Damaged extends Error {
  constructor(_file: string, what: string, options?: ErrorOptions) {
    super(what, options);
  }
}

type TestStore = SqliteStore<'rows'>;

let directory: string;
let opened: { close(): void }[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
  opened = [];
});
afterEach(() => {
  for (const one of opened) one.close();
  rmSync(directory, { recursive: true });
});

const storeFile = () => join(directory, 'some.sqlite');

function open(): TestStore {
  const store: TestStore = new SqliteStore(storeFile(), Damaged);
  opened.push(store);
  store.prepare('CREATE TABLE notes (text TEXT)', ['rows'], () => store.setMeta('identity', 'one'));
  store.refuseLostCommits();
  return store;
}

/** A writer of another process: it holds the lock until it is asked to commit. */
function holdLock(): { release(): void } {
  const other = new DatabaseSync(storeFile());
  opened.push(other);
  other.exec('BEGIN IMMEDIATE');
  return { release: () => other.exec('COMMIT') };
}

function add(store: TestStore, text: string): void {
  store.run('INSERT INTO notes VALUES (?)', text);
  store.addTo('rows', 1);
}

const texts = (store: TestStore) => store.all('SELECT text FROM notes').map((row) => row.text);

test('a write beside another writer does not block the event loop, and writes keep the order of the requests', async () => {
  const store = open();
  const lock = holdLock();
  const writes = ['first', 'second', 'third'].map((text) => store.writeInTurn(() => add(store, text)));
  for (let turns = 0; turns < 20; turns++) await turn();
  expect(texts(store)).toEqual([]);
  lock.release();
  await Promise.all(writes);
  expect(texts(store)).toEqual(['first', 'second', 'third']);
  expect(store.counter('rows')).toBe(3);
});

test('a write that fails leaves nothing and lets the next one through', async () => {
  const store = open();
  const failing = store.writeInTurn(() => {
    add(store, 'lost');
    throw new Error('no');
  });
  const next = store.writeInTurn(() => add(store, 'second'));
  await expect(failing).rejects.toThrow('no');
  await next;
  await store.settled();
  expect([texts(store), store.commits]).toEqual([['second'], 1]);
});

test('a store that is behind its mark is refused; one that is ahead, or has lost its mark, is not', () => {
  const store = open();
  for (const text of ['a', 'b', 'c']) store.write(() => add(store, text));
  expect(open().commits).toBe(3);
  store.run("UPDATE meta SET value = 2 WHERE name = 'commits'");
  expect(() => open()).toThrow('has lost its last writes');
  store.run("UPDATE meta SET value = 4 WHERE name = 'commits'");
  expect(open().commits).toBe(4);
  rmSync(join(directory, commitMarkName));
  expect(open().commits).toBe(4);
});

test('a corrupted mark is refused', () => {
  const store = open();
  store.write(() => add(store, 'a'));
  for (const bytes of [Buffer.alloc(12), Buffer.from('short')]) {
    writeFileSync(join(directory, commitMarkName), bytes);
    expect(() => open()).toThrow(/commits, which is corrupted/);
  }
});

test('opening an existing store takes no lock', () => {
  open().write(() => undefined);
  holdLock();
  expect(open().commits).toBe(1);
});

test('missing rows are detected by their counter', () => {
  const store = open();
  store.write(() => add(store, 'a'));
  store.refuseLostRows('notes', 'rows');
  store.run('DELETE FROM notes');
  expect(() => store.refuseLostRows('notes', 'rows')).toThrow('has 0 rows in its table notes instead of 1');
});
