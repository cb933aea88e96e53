import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newDirectory, open, page } from '../../../test/harness/test-index.ts';

/** A writer of another process: it holds the lock of the store until its commit is requested. */
function holdLock(directory: string): { release(): void } {
  const other = new DatabaseSync(join(directory, 'index.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  return {
    release() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

const stored = async (index: Awaited<ReturnType<typeof open>>, key: string) =>
  Buffer.from((await index.find(key))?.stored ?? []).toString();

test('while another process writes, writes wait in order and everything else continues', async () => {
  const directory = newDirectory();
  const index = await open(directory, { workers: 1 });
  await index.upsert([page('a', { body: 'bread' }), page('b', { body: 'bread' })]);
  const lock = holdLock(directory);
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const writes = [
    index.upsert([page('a', { body: 'bread' }, { stored: Buffer.from('second') })]).then(note('second')),
    index.upsert([page('a', { body: 'bread' }, { stored: Buffer.from('third') })]).then(note('third')),
    index.delete(['b']).then(note('deleted')),
    index.keepSince(1).then(note('retained')),
  ];
  for (let turns = 0; turns < 50; turns++) await turn();
  expect(await index.count({ text: 'bread', mode: 'any' })).toBe(2);
  expect(done).toEqual([]);
  lock.release();
  await Promise.all(writes);
  expect(done).toEqual(['second', 'third', 'deleted', 'retained']);
  expect([await stored(index, 'a'), await index.count({ text: 'bread', mode: 'any' })]).toEqual(['third', 1]);
});

test('a bulk build waits for another writer and then continues', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  const bulk = await index.bulk();
  const lock = holdLock(directory);
  let isDone = false;
  const building = (async () => {
    for (let n = 0; n < 600; n++) await bulk.add(page(`k${n}`, { body: 'bread' }));
    await bulk.commit('position 1');
    isDone = true;
  })();
  for (let turns = 0; turns < 50; turns++) await turn();
  expect(isDone).toBe(false);
  lock.release();
  await building;
  expect([await index.checkpoint(), (await index.stats()).documents]).toEqual(['position 1', 600]);
  await bulk.close();
});

test('single writes during the search of a bulk commit for replaced documents are neither lost nor duplicated', async () => {
  const index = await open();
  const bulk = await index.bulk();
  const keys = Array.from({ length: 6_000 }, (_, n) => `k${String(n).padStart(5, '0')}`);
  for (const [n, key] of keys.entries()) {
    await bulk.add(page(key, { body: 'old' }));
    if (n % 1_000 === 999) await bulk.commit();
  }
  for (const key of keys) await bulk.add(page(key, { body: 'new' }));
  let isCommitted = false;
  const commit = bulk.commit().then(() => {
    isCommitted = true;
  });
  // Segments are merged away meanwhile, and single writes make the writer release them.
  const merging = index.compact();
  let deleted = 0;
  for (let n = 0; !isCommitted && n < 300; n++) deleted += await index.delete([keys[n * 7] as string]);
  await Promise.all([commit, merging]);
  expect(deleted).toBeGreaterThan(0);
  expect((await index.check()).problems).toEqual([]);
  expect(await index.count({ text: 'old', mode: 'any' })).toBe(0);
  const { documents } = await index.stats();
  expect(await index.count({ text: 'new', mode: 'any' })).toBe(documents);
  await bulk.close();
});

test('setting which versions to retain does not wait for a merge', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert([page('a', { body: 'bread' })]);
  // The maintenance thread may be writing when it writes.
  const other = new DatabaseSync(join(directory, 'index.sqlite'), { timeout: 600_000 });
  // A merge of another process, which the maintenance thread waits for.
  other.exec(
    `INSERT INTO leases VALUES ('maintenance', 'another', 1, 'elsewhere', ${Date.now() + 3_600_000})`,
  );
  let isMerged = false;
  const merging = index.compact().then(() => {
    isMerged = true;
  });
  await index.keepSince(1);
  expect(isMerged).toBe(false);
  expect(other.prepare("SELECT value FROM meta WHERE name = 'keep_since'").get()?.value).toBe(1);
  other.exec('DELETE FROM leases');
  other.close();
  await merging;
});
