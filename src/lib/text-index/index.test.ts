import { cpSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import type { IndexDocument, OpenOptions, TextIndex, TextIndexSchema } from './index.ts';
import {
  InvalidDocument,
  InvalidQuery,
  openTextIndex,
  QueryBudgetExceeded,
  SchemaMismatch,
  UnsupportedFormat,
} from './index.ts';

const schema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 6 },
    { name: 'h2', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'open', kind: 'flag' },
    { name: 'hiring', kind: 'flag' },
    { name: 'size', kind: 'number' },
    { name: 'heading', kind: 'text' },
  ],
};

const opened: TextIndex[] = [];
const directories: string[] = [];
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'text-index-'));
  directories.push(directory);
  return directory;
}

async function open(directory = newDirectory(), options: Partial<OpenOptions> = {}): Promise<TextIndex> {
  const index = await openTextIndex({ directory, schema, workers: 0, compaction: false, ...options });
  opened.push(index);
  return index;
}

function page(key: string, text: IndexDocument['text'], rest: Partial<IndexDocument> = {}): IndexDocument {
  return { key, text, filters: {}, stored: Buffer.from(`record of ${key}`), ...rest };
}

const keysOf = (hits: readonly { key: string }[]): string[] => hits.map((hit) => hit.key);

describe('scores', () => {
  test('a title beats a body, a rarer word a common one, more words fewer, a better prior a worse one', async () => {
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
  test('an upsert replaces, keeps the time of the first writing, and is seen by the next query', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'first' })]);
    const before = await index.get('a');
    const generation = index.generation();
    await index.upsert([page('a', { body: 'second' }, { stored: Buffer.from('new') })]);
    expect(index.generation()).toBeGreaterThan(generation);
    expect(await index.count({ text: 'first', mode: 'any' })).toBe(0);
    expect(await index.count({ text: 'second', mode: 'any' })).toBe(1);
    const after = await index.get('a');
    expect(Buffer.from(after?.stored ?? []).toString()).toBe('new');
    expect(after?.firstIndexedAt).toBe(before?.firstIndexedAt);
  });

  test('of several documents with one key in a batch the last stays', async () => {
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

  test('a bad document is refused and nothing of its batch is written', async () => {
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

  test('an uncommitted bulk build leaves nothing behind', async () => {
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
    expect(await two.count({ text: 'hello', mode: 'any' })).toBe(1);
    await two.upsert([page('a', { body: 'world' })]);
    await one.compact();
    expect(await two.count({ text: 'hello', mode: 'any' })).toBe(0);
    expect(await two.count({ text: 'world', mode: 'any' })).toBe(1);
    expect(await two.delete(['a'])).toBe(1);
    expect(await one.get('a')).toBeUndefined();
  });
});

describe('reading many', () => {
  async function filled(options: Partial<OpenOptions> = {}): Promise<TextIndex> {
    const index = await open(newDirectory(), options);
    await index.upsert(
      Array.from({ length: 40 }, (_, i) =>
        page(
          `k${String(i).padStart(2, '0')}`,
          { body: `word page${i}` },
          {
            filters: {
              country: i % 4 === 0 ? 'Österreich' : i % 2 === 0 ? 'DE' : 'de',
              tech: ['React', `lib${i % 3}`],
              open: i < 10,
            },
            prior: i / 40,
          },
        ),
      ),
    );
    return index;
  }

  test('a stream gives every match of one moment, in the order of a search, whatever is written meanwhile', async () => {
    const index = await filled({ workers: 1 });
    const expected = keysOf((await index.search({ text: 'word', mode: 'any' }, { limit: 100 })).hits);
    const seen: string[] = [];
    for await (const batch of index.stream({ text: 'word', mode: 'any' }, { batch: 7 })) {
      seen.push(...keysOf(batch));
      await index.delete([expected[39] as string]);
      await index.compact();
    }
    expect(seen).toEqual(expected);
    expect(await index.count({ text: 'word', mode: 'any' })).toBe(39);
  });

  test('facets count matches, fold spellings together and show the commonest', async () => {
    const index = await filled();
    const { facets, total } = await index.facets({ text: 'word', mode: 'any' }, ['country', 'tech', 'open'], {
      size: 2,
    });
    expect(total).toBe(40);
    expect(facets).toEqual({
      country: [
        { value: 'de', count: 30 },
        { value: 'Österreich', count: 10 },
      ],
      tech: [
        { value: 'React', count: 40 },
        { value: 'lib0', count: 14 },
      ],
      open: [{ value: 'true', count: 10 }],
    });
  });

  test('suggestions come by prefix from keys, terms and filter values', async () => {
    const index = await filled();
    expect(await index.suggest({ keys: true }, 'k0', 2)).toEqual([
      { value: 'k00', count: 1, key: 'k00' },
      { value: 'k01', count: 1, key: 'k01' },
    ]);
    expect(await index.suggest({ terms: true }, 'Wor', 5)).toEqual([{ value: 'word', count: 40 }]);
    expect(await index.suggest({ filter: 'country' }, 'ost', 5)).toEqual([
      { value: 'Österreich', count: 10, key: 'k36' },
    ]);
  });

  test('equal values of different filters stay apart', async () => {
    const index = await open();
    await index.upsert([
      page('a', { body: 'x' }, { filters: { open: true, hiring: true, country: 'true' } }),
      page('b', { body: 'x' }, { filters: { open: false, hiring: true } }),
    ]);
    const count = (field: string, value: string | boolean) =>
      index.count({ text: 'x', mode: 'any', filters: [{ field, op: 'equals', value }] });
    expect(await Promise.all([count('open', true), count('hiring', true), count('hiring', false)])).toEqual([1, 2, 0]);
    expect(await Promise.all([count('open', false), count('country', 'true')])).toEqual([1, 1]);
  });

  test('without a text every document matches, best prior first', async () => {
    const index = await filled();
    const { hits, total } = await index.search(
      { mode: 'phrase', filters: [{ field: 'open', op: 'equals', value: true }] },
      { limit: 2 },
    );
    expect(total).toBe(10);
    expect(keysOf(hits)).toEqual(['k09', 'k08']);
  });

  test('the times of writing can be filtered', async () => {
    const index = await filled();
    const count = (field: string, min: number) =>
      index.count({ mode: 'any', filters: [{ field, op: 'range', min }] });
    const at = (await index.get('k00'))?.firstIndexedAt ?? 0;
    expect(await count('_first_indexed', at)).toBe(40);
    expect(await count('_last_indexed', at + 60_000)).toBe(0);
  });

  test('keys are listed in order, page by page', async () => {
    const index = await filled();
    const first = await index.listKeys({ limit: 25 });
    const second = await index.listKeys({ after: first[24] as string, limit: 25 });
    expect([...first, ...second]).toEqual(
      Array.from({ length: 40 }, (_, i) => `k${String(i).padStart(2, '0')}`),
    );
    expect((await index.getMany(['k01', 'nobody', 'k02'])).size).toBe(2);
  });
});

describe('refusals', () => {
  test.each([
    [{ text: '...', mode: 'phrase' as const }],
    [{ text: 'a', mode: 'any' as const, filters: [{ field: 'colour', op: 'equals' as const, value: 'x' }] }],
    [
      {
        text: 'a',
        mode: 'any' as const,
        filters: [{ field: 'country', op: 'equals' as const, value: true }],
      },
    ],
    [{ text: 'a', mode: 'any' as const, filters: [{ field: 'country', op: 'range' as const, min: 1 }] }],
    [
      {
        text: 'a',
        mode: 'any' as const,
        filters: [{ field: 'heading', op: 'contains' as const, value: ' ' }],
      },
    ],
  ])('%j is not a query', async (query) => {
    for (const workers of [0, 1]) {
      const index = await open(newDirectory(), { workers });
      await expect(index.search(query, { limit: 1 })).rejects.toBeInstanceOf(InvalidQuery);
    }
  });

  test('a query beyond its budget fails and gives no answer', async () => {
    for (const workers of [0, 1]) {
      const index = await open(newDirectory(), { workers });
      await index.upsert([page('a', { body: 'x' })]);
      const search = index.search({ text: 'x', mode: 'any' }, { limit: 1, budgetMs: -1 });
      await expect(search).rejects.toBeInstanceOf(QueryBudgetExceeded);
    }
  });

  test('an aborted query rejects with the reason of its signal', async () => {
    const index = await open(newDirectory(), { workers: 1 });
    const controller = new AbortController();
    const answer = index.count({ text: 'x', mode: 'any' }, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    expect(await index.count({ text: 'x', mode: 'any' })).toBe(0);
  });

  test('another schema or format is refused with what to do', async () => {
    const directory = newDirectory();
    await (await open(directory)).upsert([page('a', { body: 'x' })]);
    const other = { ...schema, filters: [] };
    await expect(openTextIndex({ directory, schema: other })).rejects.toBeInstanceOf(SchemaMismatch);
    const store = new DatabaseSync(join(directory, 'index.sqlite'));
    store.exec("UPDATE meta SET value = 99 WHERE name = 'format'");
    store.close();
    await expect(openTextIndex({ directory, schema })).rejects.toThrow(
      /format version 99.*reads version 1.*newer program/u,
    );
    await expect(openTextIndex({ directory, schema })).rejects.toBeInstanceOf(UnsupportedFormat);
  });
});

describe('copies and damage', () => {
  test('a backup made while serving opens as an index of its own', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'folded' })]);
    await index.compact();
    await index.upsert([page('b', { body: 'recent' })]);
    const copy = join(newDirectory(), 'copy');
    await index.backup(copy);
    await index.delete(['a', 'b']);
    await index.compact();
    const restored = await open(copy);
    expect(await restored.listKeys({ limit: 9 })).toEqual(['a', 'b']);
    expect(await restored.check()).toMatchObject({ ok: true, documentsChecked: 2 });
    await expect(restored.backup(copy)).rejects.toThrow('not empty');
  });

  test('the check finds a changed byte in any file', async () => {
    const directory = newDirectory();
    const index = await open(directory);
    await index.upsert(Array.from({ length: 50 }, (_, i) => page(`k${i}`, { body: 'some words in a row' })));
    await index.compact();
    expect((await index.check()).ok).toBe(true);
    await index.close();
    opened.length = 0;
    for (const name of readdirSync(directory).filter((one) => one.startsWith('segment'))) {
      const copy = join(newDirectory(), 'copy');
      cpSync(directory, copy, { recursive: true });
      const fd = openSync(join(copy, name), 'r+');
      writeSync(fd, Buffer.from([0xa5]), 0, 1, 9);
      const damaged = await open(copy);
      const report = await damaged.check();
      // A file may be empty of content (no positions outside the records): then there is no byte to change.
      expect(report.ok, name).toBe(false);
    }
  });
});
