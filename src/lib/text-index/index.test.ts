import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { isEmbedded, keysOf, newDirectory, open, page } from '../../../test/harness/test-index.ts';
import { InvalidDocument } from './index.ts';

describe('scores', () => {
  test('a title beats a body, a rare word a common one, more words fewer, a better prior a worse one', async () => {
    const index = await open();
    const body = 'some words that stand on a page about nothing in particular';
    await index.upsert([
      page('title', { title: 'apple', body }),
      page('body', { title: 'other', body: `${body} apple` }),
      page('rare', { body: `${body} zebra` }),
      page('both', { body: `${body} zebra apple` }),
      page('worse', { body: 'twin page' }, { prior: 0 }),
      page('better', { body: 'twin page' }, { prior: 1 }),
    ]);
    const search = async (text: string, mode: 'any' | 'phrase') =>
      keysOf((await index.search({ text, mode }, { limit: 10 })).hits);
    expect(await search('apple', 'phrase')).toEqual(['title', 'body', 'both']);
    expect((await search('apple zebra', 'any'))[0]).toBe('both');
    expect((await search('words zebra', 'any')).slice(0, 2).sort()).toEqual(['both', 'rare']);
    expect(await search('twin', 'any')).toEqual(['better', 'worse']);
  });

  test('equal scores are ordered by the bytes of the key', async () => {
    const index = await open();
    await index.upsert(['b', 'Z', 'é', 'a', '\u{10000}', '\uffee'].map((key) => page(key, { body: 'same' })));
    const { hits } = await index.search({ text: 'same', mode: 'any' }, { limit: 10 });
    expect(keysOf(hits)).toEqual(['Z', 'a', 'b', 'é', '\uffee', '\u{10000}']);
  });

  test('a phrase hit names the fields that hold the phrase, others the fields that hold a word', async () => {
    const index = await open();
    await index.upsert([page('a', { title: 'red shoes', h2: ['red', 'shoes'], body: 'blue shoes' })]);
    const fields = async (mode: 'phrase' | 'all') =>
      (await index.search({ text: 'red shoes', mode }, { limit: 1 })).hits[0]?.matchedFields;
    expect(await fields('phrase')).toEqual(['title']);
    expect(await fields('all')).toEqual(['title', 'h2', 'body']);
  });
});

test('a phrase crosses neither values nor fields', async () => {
  const index = await open();
  await index.upsert([page('a', { title: 'end one', h2: ['two three', 'four'], body: 'five' })]);
  for (const text of ['one two', 'three four', 'four five'])
    expect(await index.count({ text, mode: 'phrase' })).toBe(0);
  expect(await index.count({ text: 'two three', mode: 'phrase' })).toBe(1);
  expect(await index.count({ text: 'one four five', mode: 'all' })).toBe(1);
});

test('very long documents are searched to their last word', async () => {
  const index = await open();
  const filler = 'filler '.repeat(80_000);
  await index.upsert([
    page('long', { body: `${filler} needle in haystack` }),
    page('short', { body: 'needle here' }),
  ]);
  for (let round = 0; round < 2; round++) {
    expect(await index.count({ text: 'needle in haystack', mode: 'phrase' })).toBe(1);
    expect(await index.count({ text: 'filler needle', mode: 'phrase' })).toBe(1);
    expect(await index.count({ text: 'needle', mode: 'any' })).toBe(2);
    await index.compact();
  }
  await index.delete(['short']);
  await index.compact();
  expect(await index.count({ text: 'needle in haystack', mode: 'phrase' })).toBe(1);
});

describe('writes', () => {
  test('an upsert replaces, keeps the time of the first write, and is seen by the next query', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'first' })]);
    const before = await index.find('a');
    const generation = index.generation();
    await index.upsert([page('a', { body: 'second' }, { stored: Buffer.from('new') })]);
    expect(index.generation()).toBeGreaterThan(generation);
    expect(await index.count({ text: 'first', mode: 'any' })).toBe(0);
    expect(await index.count({ text: 'second', mode: 'any' })).toBe(1);
    const after = await index.find('a');
    expect(Buffer.from(after?.stored ?? []).toString()).toBe('new');
    expect(after?.firstIndexedAt).toBe(before?.firstIndexedAt);
  });

  test('of several documents with one key in a batch the last one wins', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'one' }), page('a', { body: 'two' })]);
    const bulk = await index.bulk();
    for (let i = 0; i < 600; i++) await bulk.add(page(`k${i % 300}`, { body: `copy${Math.floor(i / 300)}` }));
    await bulk.add(page('a', { body: 'three' }));
    await bulk.commit();
    expect((await index.stats()).documents).toBe(301);
    expect(
      await index.counts(['one', 'two', 'three', 'copy0', 'copy1'].map((text) => ({ text, mode: 'any' }))),
    ).toEqual([0, 0, 1, 0, 300]);
    expect((await index.check()).problems).toEqual([]);
  });

  test('a key that went from the tail into a bulk build is replaced and deleted like any other', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'single' }), page('b', { body: 'single' })]);
    const bulk = await index.bulk();
    for (let i = 0; i < 400; i++) await bulk.add(page(`k${i}`, { body: 'filling' }));
    for (const key of ['a', 'b']) await bulk.add(page(key, { body: 'bulk' }));
    await bulk.commit();
    await index.upsert([page('a', { body: 'again' })]);
    expect(await index.delete(['b'])).toBe(1);
    expect(await index.counts(['single', 'bulk', 'again'].map((text) => ({ text, mode: 'any' })))).toEqual([
      0, 0, 1,
    ]);
    expect((await index.check()).problems).toEqual([]);
  });

  test('hundreds of single replacements survive a flush and a reopening', async () => {
    const directory = newDirectory();
    const index = await open(directory);
    const pages = (word: string) =>
      Array.from({ length: 300 }, (_, i) => page(`k${i}`, { body: `${word} text` }));
    await index.upsert(pages('old'));
    await index.compact();
    for (const one of pages('new').slice(0, 270)) await index.upsert([one]);
    const reader = await open(directory);
    const counts = (from: typeof index) =>
      from.counts(['old', 'new', 'text'].map((text) => ({ text, mode: 'any' })));
    expect(await counts(reader)).toEqual([30, 270, 300]);
    await index.upsert([page('other', { body: 'text' })]);
    await index.compact();
    for (const opened of [index, reader, await open(directory)])
      expect(await counts(opened)).toEqual([30, 270, 301]);
    expect((await index.check()).problems).toEqual([]);
  });

  test('an invalid document is refused and nothing of its batch is written', async () => {
    const index = await open();
    const bad = [
      page('', { body: 'x' }),
      page('k'.repeat(300), { body: 'x' }),
      page('k', { nowhere: 'x' }),
      page('k', { body: 'x' }, { filters: { size: 'large' } }),
      page('k', { body: 'x' }, { filters: { colour: 'red' } }),
    ];
    for (const document of bad) {
      await expect(index.upsert([page('good', { body: 'x' }), document])).rejects.toBeInstanceOf(
        InvalidDocument,
      );
    }
    expect((await index.stats()).documents).toBe(0);
  });

  test.runIf(isEmbedded)('an uncommitted bulk build leaves nothing behind', async () => {
    const directory = newDirectory();
    const index = await open(directory);
    const bulk = await index.bulk();
    for (let i = 0; i < 500; i++) await bulk.add(page(`k${i}`, { body: 'x' }));
    await bulk.close();
    expect((await index.stats()).documents).toBe(0);
    expect(readdirSync(directory).filter((name) => name.startsWith('segment'))).toEqual([]);
  });

  test('two openers of one folder see each other’s writes', async () => {
    const directory = newDirectory();
    const one = await open(directory);
    const two = await open(directory, { workers: 1 });
    await one.upsert([page('a', { body: 'hello' })]);
    // Commits of others are looked for at most once a millisecond.
    await expect.poll(() => two.count({ text: 'hello', mode: 'any' })).toBe(1);
    await two.upsert([page('a', { body: 'world' })]);
    await one.compact();
    expect(await two.count({ text: 'hello', mode: 'any' })).toBe(0);
    expect(await two.count({ text: 'world', mode: 'any' })).toBe(1);
    expect(await two.delete(['a'])).toBe(1);
    expect(await one.find('a')).toBeUndefined();
  });
});

test.runIf(isEmbedded)(
  'failing background work is reported, loses no document, and resumes when it can',
  async () => {
    const directory = newDirectory();
    const failed = Promise.withResolvers<unknown>();
    const index = await open(directory, { compaction: true, onBackgroundError: failed.resolve });
    const store = new DatabaseSync(join(directory, 'index.sqlite'), { timeout: 10_000 });
    store.exec("CREATE TRIGGER full BEFORE INSERT ON segments BEGIN SELECT RAISE(ABORT, 'no room'); END");
    const pages = Array.from({ length: 5000 }, (_, n) => page(`key${n}`, { body: `word${n % 10} all` }));
    await index.upsert(pages);
    expect(String(await failed.promise)).toContain('no room');
    expect(await index.count({ text: 'all', mode: 'any' })).toBe(5000);

    expect(readdirSync(directory).filter((name) => name.startsWith('segment'))).toEqual([]);
    store.exec('DROP TRIGGER full');
    store.close();
    await index.upsert(pages.slice(0, 300));
    await expect.poll(async () => (await index.stats()).segments).toBeGreaterThan(0);
    expect(await index.count({ text: 'all', mode: 'any' })).toBe(5000);
  },
);
