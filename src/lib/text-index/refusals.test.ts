import { cpSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import { analysisVersion } from '../text-analysis/index.ts';
import {
  InvalidQuery,
  openTextIndex,
  QueryBudgetExceeded,
  SchemaMismatch,
  type TextQuery,
  UnsupportedFormat,
} from './index.ts';

describe('refusals', () => {
  const noQueries: readonly TextQuery[] = [
    { text: '...', mode: 'phrase' },
    { text: 'a', mode: 'any', filters: [{ field: 'colour', op: 'equals', value: 'x' }] },
    { text: 'a', mode: 'any', filters: [{ field: 'country', op: 'equals', value: true }] },
    { text: 'a', mode: 'any', filters: [{ field: 'country', op: 'range', min: 1 }] },
    { text: 'a', mode: 'any', filters: [{ field: 'heading', op: 'contains', value: ' ' }] },
    { text: 'a', mode: 'any', exclude: [{ text: '...', mode: 'any' }] },
    {
      text: 'a',
      mode: 'any',
      filters: [{ op: 'none', filters: [{ field: 'colour', op: 'equals', value: 'x' }] }],
    },
  ];

  test.each([0, 1])('an invalid query or page is refused (%i threads)', async (workers) => {
    const index = await open(newDirectory(), { workers });
    for (const query of noQueries)
      await expect(index.search(query, { limit: 1 }), JSON.stringify(query)).rejects.toBeInstanceOf(
        InvalidQuery,
      );
    for (const slice of [{ limit: -1 }, { limit: 0.5 }, { limit: 1, offset: -1 }, { limit: 1, offset: 0.5 }])
      await expect(index.search({ text: 'a', mode: 'any' }, slice), JSON.stringify(slice)).rejects.toThrow(
        'limit and offset must be whole numbers',
      );
  });

  test('a filter of too many keys and a query that excludes too many texts are refused', async () => {
    const index = await open();
    const keys = Array.from({ length: 100_001 }, (_, i) => `k${i}`);
    await expect(index.count({ mode: 'any', filters: [{ op: 'not-keys', keys }] })).rejects.toThrow(
      'at most 100000 keys',
    );
    const exclude = Array.from({ length: 65 }, (_, i) => ({ text: `word${i}`, mode: 'any' as const }));
    await expect(index.count({ mode: 'any', exclude })).rejects.toThrow('at most 64 texts');
  });

  test('a query beyond its budget fails and returns nothing', async () => {
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

  test('another schema or format is refused with advice', async () => {
    const directory = newDirectory();
    await (await open(directory)).upsert([page('a', { body: 'x' })]);
    const other = { ...schema, filters: [] };
    await expect(openTextIndex({ directory, schema: other })).rejects.toBeInstanceOf(SchemaMismatch);
    const store = new DatabaseSync(join(directory, 'index.sqlite'));
    store.exec("UPDATE meta SET value = 99 WHERE name = 'format'");
    store.close();
    await expect(openTextIndex({ directory, schema })).rejects.toThrow(
      /format version 99.*reads version 5.*newer program/u,
    );
    await expect(openTextIndex({ directory, schema })).rejects.toBeInstanceOf(UnsupportedFormat);
  });

  test('an index with the words of another Unicode version opens and reports it', async () => {
    const directory = newDirectory();
    const reported: unknown[] = [];
    const onBackgroundError = (error: unknown): void => void reported.push(error);
    const index = await open(directory, { onBackgroundError });
    await index.upsert([page('a', { body: 'x' })]);
    await index.close();
    expect(reported).toEqual([]);
    const store = new DatabaseSync(join(directory, 'index.sqlite'));
    store.exec("UPDATE meta SET value = '9.0' WHERE name = 'unicode'");
    store.close();
    const again = await open(directory, { onBackgroundError });
    expect(await again.count({ text: 'x', mode: 'any' })).toBe(1);
    expect(reported.map(String)).toEqual([
      expect.stringMatching(`Unicode 9.0 .* those of ${process.versions.unicode};.*rebuilt`),
    ]);
  });
});

test('an index with other tokenization rules is refused, unless only its documents are read', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert([page('a', { body: 'x' })]);
  await index.close();
  const store = new DatabaseSync(join(directory, 'index.sqlite'));
  const noted = store.prepare("SELECT name, value FROM meta WHERE name IN ('analysis', 'unicode')").all();
  expect(noted.map(({ name, value }) => [name, value])).toEqual([
    ['analysis', analysisVersion],
    ['unicode', process.versions.unicode],
  ]);
  store.exec("UPDATE meta SET value = 99 WHERE name = 'analysis'");
  store.close();
  await expect(openTextIndex({ directory, schema })).rejects.toThrow(
    /version 99 of the rules for words.*newer program/u,
  );
  const read = await openTextIndex({
    directory,
    schema,
    workers: 0,
    acceptOtherAnalysis: true,
    compaction: false,
  });
  expect(await read.listKeys({ limit: 5 })).toEqual(['a']);
  await read.close();
});

test('the documents of an index of format 2 can be read, so that a rebuild carries them over', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert([page('a', { body: 'x' }), page('b', { body: 'y' })]);
  await index.delete(['b']);
  await index.close();
  rmSync(join(directory, 'commits'));
  const store = new DatabaseSync(join(directory, 'index.sqlite'));
  store.exec(`UPDATE meta SET value = 2 WHERE name = 'format';
    UPDATE meta SET name = 'next_segment', value = value + 1 WHERE name = 'last_segment';
    DELETE FROM meta WHERE name IN ('commits', 'tail_rows', 'dead_rows', 'analysis', 'unicode')`);
  store.close();
  await expect(openTextIndex({ directory, schema })).rejects.toThrow(/version 1 of the rules for words/u);
  for (let attempt = 1; attempt <= 2; attempt++) {
    const read = await openTextIndex({
      directory,
      schema,
      workers: 0,
      acceptOtherAnalysis: true,
      compaction: false,
    });
    expect(await read.listKeys({ limit: 5 })).toEqual(['a']);
    await read.close();
  }
});

describe('copies and damage', () => {
  test('a backup made while serving opens as an independent index', async () => {
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

test('an index without the newest filters is refused where all are needed', async () => {
  const directory = newDirectory();
  await (await open(directory)).close();
  const later = {
    ...schema,
    filters: [...schema.filters, { name: 'city', kind: 'keyword' }, { name: 'year', kind: 'number' }],
  } as const;
  await expect(open(directory, { schema: later, acceptOlderSchema: false })).rejects.toThrow(
    'the index lacks city, year; rebuild it',
  );
});
