import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { newDirectory, open, page } from '../../../../test/harness/test-index.ts';

/** Makes one kind of write to the store fail until released, as a full disk does. */
function failing(directory: string, table: string): { stop(): void } {
  const store = new DatabaseSync(join(directory, 'index.sqlite'));
  store.exec(`CREATE TRIGGER full BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  return {
    stop() {
      store.exec('DROP TRIGGER full');
      store.close();
    },
  };
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, n) => page(`k${n}`, { body: 'bulk words' }));

describe.each([
  ['a small commit', 20, 'tail'],
  ['a commit of segments', 700, 'segments'],
] as const)('%s that fails', (_name, count, table) => {
  test('leaves neither documents nor checkpoint, and the writer accepts no more', async () => {
    const directory = newDirectory();
    const index = await open(directory);
    const bulk = await index.bulk();
    for (const document of pages(count)) await bulk.add(document);
    const disk = failing(directory, table);
    await expect(bulk.commit('position 1')).rejects.toThrow('no room');
    disk.stop();
    await expect(bulk.commit('position 1')).rejects.toThrow(
      /has failed and accepts no more documents \(no room\).*again/,
    );
    await expect(bulk.add(page('later', { body: 'x' }))).rejects.toThrow(/accepts no more/);
    await bulk.close();
    expect([await index.checkpoint(), (await index.stats()).documents]).toEqual([undefined, 0]);
    expect(readdirSync(directory).filter((name) => name.startsWith('segment'))).toEqual([]);

    const again = await index.bulk();
    for (const document of pages(count)) await again.add(document);
    await again.commit('position 1');
    await again.close();
    expect([await index.checkpoint(), (await index.stats()).documents]).toEqual(['position 1', count]);
  });
});

test('when no segment can be reserved for a batch, no later commit can omit it', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  const bulk = await index.bulk();
  const disk = failing(directory, 'pending');
  const added = async () => {
    for (const document of pages(400)) await bulk.add(document);
  };
  await expect(added()).rejects.toThrow('no room');
  disk.stop();
  await expect(bulk.commit('position 1')).rejects.toThrow(/accepts no more/);
  expect([await index.checkpoint(), (await index.stats()).documents]).toEqual([undefined, 0]);
});

test('an invalid document is refused and the writer continues', async () => {
  const index = await open();
  const bulk = await index.bulk();
  await bulk.add(page('good', { body: 'x' }));
  await expect(bulk.add(page('', { body: 'x' }))).rejects.toThrow();
  await bulk.commit('position 1');
  expect([await index.checkpoint(), (await index.stats()).documents]).toEqual(['position 1', 1]);
});

test.each([
  [63, 0],
  [64, 0],
  [255, 0],
  [256, 1],
])('a commit of %i documents makes %i segments', async (count, segments) => {
  const index = await open();
  const bulk = await index.bulk();
  for (let commit = 1; commit <= 2; commit++) {
    for (const document of pages(count)) await bulk.add(document);
    await bulk.commit();
    const stats = await index.stats();
    expect([stats.documents, stats.segments]).toEqual([count, segments * commit]);
  }
  await bulk.close();
});

test('a bulk build that replaces documents knows when each was first written, from the first one on', async () => {
  const directory = newDirectory();
  const add = async (index: Awaited<ReturnType<typeof open>>) => {
    const bulk = await index.bulk();
    for (const document of pages(300)) await bulk.add(document);
    await bulk.commit();
    await bulk.close();
  };
  const first = await open(directory);
  await add(first);
  await first.close();
  const again = await open(directory);
  await add(again);
  const found = await again.findMany(pages(300).map(({ key }) => key));
  expect(found.size).toBe(300);
  for (const { firstIndexedAt, lastIndexedAt } of found.values())
    expect(lastIndexedAt).toBeGreaterThan(firstIndexedAt);
});

test('a build of mostly different words keeps to its memory budget', async () => {
  const index = await open();
  const bulk = await index.bulk({ memoryBytes: 16 << 20 });
  for (let n = 0; n < 1_500; n++) {
    const body = Array.from({ length: 100 }, (_, at) => `word${n}x${at}`).join(' ');
    await bulk.add(page(`k${n}`, { body }));
  }
  await bulk.commit();
  await bulk.close();
  const { documents, segments } = await index.stats();
  expect(documents).toBe(1_500);
  expect(segments).toBeGreaterThan(1);
});
