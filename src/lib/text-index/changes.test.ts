import { expect, test } from 'vitest';
import { open, page } from '../../../test/harness/test-index.ts';
import type { TextIndex } from './index.ts';

const textOf = ({ stored }: { readonly stored: Uint8Array }): string => Buffer.from(stored).toString();
const version = (key: string, text: string) => ({ ...page(key, { body: text }), stored: Buffer.from(text) });

async function allChanges(index: TextIndex, from: number, limit: number): Promise<string[][]> {
  const commits: string[][] = [];
  for (let since = from; since < index.generation(); ) {
    const { keys, through } = await index.changes({ since, limit });
    expect(through).toBeGreaterThan(since);
    commits.push(keys.toSorted());
    since = through;
  }
  return commits;
}

/** As an ingest does: enough documents for a segment of their own. */
async function bulk(index: TextIndex, prefix: string): Promise<void> {
  const writer = await index.bulk();
  for (let i = 0; i < 300; i++) await writer.add(page(`${prefix}-${i}`, { body: 'word' }));
  await writer.commit();
  await writer.close();
}

test('changes are listed by whole commits, also after a flush and a merge', async () => {
  const index = await open();
  await index.upsert([page('before', { body: 'word' })]);
  const since = index.generation();
  await index.upsert([page('a', { body: 'word' }), page('b', { body: 'word' })]);
  await bulk(index, 'many');
  await index.upsert([page('c', { body: 'word' })]);
  await index.upsert([page('a', { body: 'changed' })]);
  await index.delete(['b']);
  for (const _ of ['as written', 'flushed and merged']) {
    const commits = await allChanges(index, since, 10);
    expect(commits.map(({ length }) => length)).toEqual([300, 2]);
    expect(commits[1]).toEqual(['a', 'c']);
    expect((await allChanges(index, since, 1_000)).map(({ length }) => length)).toEqual([302]);
    await index.compact();
  }
  const { keys, through } = await index.changes({ since: index.generation(), limit: 10 });
  expect(keys).toEqual([]);
  // What the maintenance thread has committed is noticed a moment later.
  await expect.poll(() => index.generation()).toBe(through);
});

test('a replaced version can be read as long as it is retained', async () => {
  const index = await open();
  await index.upsert([version('same', 'one'), version('changed', 'one'), version('gone', 'one')]);
  await bulk(index, 'filler');
  const since = index.generation();
  await index.keepSince(since);
  await index.upsert([version('changed', 'two'), version('new', 'two')]);
  await index.upsert([version('changed', 'three')]);
  await index.delete(['gone']);
  const keys = ['same', 'changed', 'gone', 'new', 'nobody'];
  for (const _ of ['as written', 'flushed and merged']) {
    const { documents, isExact } = await index.findEarlier(keys, { since });
    expect(isExact).toBe(true);
    expect(documents.map((one) => `${one.key} ${textOf(one)}`).toSorted()).toEqual([
      'changed one',
      'gone one',
    ]);
    await index.compact();
  }
  await index.keepSince(undefined);
  await index.upsert([version('same', 'two')]);
  await bulk(index, 'filler');
  await index.compact();
  expect(await index.findEarlier(keys, { since })).toEqual({ documents: [], isExact: false });
});
