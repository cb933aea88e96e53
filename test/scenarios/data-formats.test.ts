import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '../../src/app/open-stores.ts';
import {
  openTextIndex,
  type TextExpression,
  type TextIndex,
  type TextQuery,
} from '../../src/lib/text-index/index.ts';
import { openVectorIndex } from '../../src/lib/vector-index/open-vector-index.ts';
import {
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
} from '../../src/modules/company-index/index.ts';
import { takeInventory } from '../../src/modules/data-folder/index.ts';
import {
  companies,
  textPage,
  textPages,
  textSchema,
  vectorModel,
  vectors,
} from '../fixtures/formats/contents.ts';
import { copyMigratedDatabase } from '../harness/migrated-database.ts';
import { runCommand } from '../harness/run-command.ts';

/** Every format that indexes and their records have had, as files that the program of its time has written (test/fixtures/formats). */
const fixtures = join(import.meta.dirname, '..', 'fixtures', 'formats');
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-formats-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function unpack(fixture: string, into: string): void {
  const { files } = JSON.parse(readFileSync(join(fixtures, `${fixture}.json`), 'utf8')) as {
    files: Readonly<Record<string, string>>;
  };
  for (const [name, packed] of Object.entries(files)) {
    const path = join(into, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, gunzipSync(Buffer.from(packed, 'base64')));
  }
}

function lay(fixture: string): void {
  unpack(fixture, join(directory, 'index'));
  copyMigratedDatabase(join(directory, 'accounts.db'));
  takeInventory(directory);
}

const homedex = (...args: readonly string[]) => runCommand(args, { DATA_DIR: directory });

async function storedCompanies() {
  const stores = openStores({ DATA_DIR: directory });
  try {
    const index = await stores.index();
    const found = await Promise.all(companies.map(({ domain }) => index.find(domain)));
    const words = await index.search({ text: 'sourdough bread', mode: 'phrase' }, { limit: 5 });
    return {
      profiles: found.map((document) => document && decodeProfile(document.stored)),
      evidence: found.map((document) => document && decodeStoredEvidence(document.stored)),
      identifiers: found.map((document) => document && decodeStoredRelations(document.stored).identifiers),
      words: words.hits.map(({ key }) => key),
    };
  } finally {
    await stores.close();
  }
}

describe('an index of an earlier format', () => {
  it('has a fixture, and every fixture is tested here', () => {
    const known = readdirSync(fixtures).filter((name) => name.endsWith('.json'));
    expect(known).toEqual([
      'index-1-record-2.json',
      'index-2-record-2.json',
      'index-2-record-3.json',
      'index-3-record-3.json',
      'index-4-record-4.json',
      'text-4.json',
      'vectors-1.json',
    ]);
  });

  it('1 is refused with a message that states what to do, and stays unchanged', async () => {
    lay('index-1-record-2');
    const before = readdirSync(join(directory, 'index')).sort();
    const check = await homedex('upgrade', '--check');
    expect([check.status, check.stdout]).toEqual([
      1,
      expect.stringMatching(/^fail .*format version 1.*index rebuild.*from the stored pages/m),
    ]);
    const rebuild = await homedex('index', 'rebuild');
    expect([rebuild.status, rebuild.stderr]).toEqual([
      1,
      expect.stringMatching(/no stored pages to rebuild the index from.*format version 1/),
    ]);
    expect(readdirSync(join(directory, 'index')).sort()).toEqual(before);
  });

  it.each(['index-2-record-2', 'index-2-record-3', 'index-3-record-3'])(
    '%s passes all of its companies to a rebuild, and can be searched afterwards',
    async (fixture) => {
      lay(fixture);
      await homedex('upgrade', '--check');
      const rebuild = await homedex('index', 'rebuild');
      expect([rebuild.status, rebuild.stderr]).toEqual([0, expect.any(String)]);
      const { profiles, evidence, identifiers, words } = await storedCompanies();
      expect(profiles).toEqual(companies.map((company) => expect.objectContaining(company)));
      expect([evidence, identifiers]).toEqual([companies.map(() => ({})), companies.map(() => [])]);
      expect(words).toEqual(['first-bakery.com']);
      const check = await homedex('upgrade', '--check');
      expect([check.status, check.stdout]).toEqual([0, expect.stringContaining('can be served as it is')]);
    },
  );
});

it('index-4-record-4 is served unchanged', async () => {
  lay('index-4-record-4');
  const check = await homedex('upgrade', '--check');
  expect([check.status, check.stdout]).toEqual([0, expect.stringContaining('can be served as it is')]);
  const { profiles, words } = await storedCompanies();
  expect(profiles).toEqual(companies.map((company) => expect.objectContaining(company)));
  expect(words).toEqual(['first-bakery.com']);
});

describe('lists written by format 4', () => {
  const openText = () => openTextIndex({ directory, schema: textSchema, workers: 0, compaction: false });
  const requests: readonly TextQuery[] = [
    { text: 'every', mode: 'all' },
    { text: 'even some4', mode: 'phrase' },
    { text: 'every odd', mode: 'phrase' },
    { text: 'every odd some7 few7', mode: 'phrase' },
    { text: 'few7 some3 odd', mode: 'any' },
    { text: 'few44 even', mode: 'all' },
  ];
  const expressions: readonly TextExpression[] = [
    { op: 'near', slots: [{ word: 'every' }, { word: 'odd' }], distance: 2 },
    { op: 'near', slots: [{ word: 'some8' }, { word: 'every' }], distance: 1 },
    { op: 'text', slots: [{ word: 'some5' }], fields: ['title'] },
    { op: 'text', slots: [{ prefix: 'few3' }] },
  ];

  /** Keys and scores of everything that is asked, in order. */
  async function answersOf(index: TextIndex) {
    const queries = [...requests, ...expressions.map((expression) => ({ mode: 'all' as const, expression }))];
    return Promise.all(
      queries.map(async (query) => {
        const { total, hits } = await index.search(query, { limit: textPages });
        return { total, hits: hits.map(({ key, score }) => [key, score]) };
      }),
    );
  }

  async function builtToday(): Promise<TextIndex> {
    const today = join(directory, 'today');
    const index = await openTextIndex({
      directory: today,
      schema: textSchema,
      workers: 0,
      compaction: false,
    });
    const bulk = await index.bulk();
    for (let n = 0; n < textPages; n++) await bulk.add(textPage(n));
    await bulk.commit();
    await bulk.close();
    return index;
  }

  it('give the same answers as lists written today, even next to them and rewritten', async () => {
    unpack('text-4', directory);
    const [old, today] = [await openText(), await builtToday()];
    const expected = await answersOf(today);
    for (const { total } of expected) expect(total).toBeGreaterThan(0);
    expect(await answersOf(old)).toEqual(expected);
    // The same pages again and more of them: a segment of today beside the old one, of which a part is deleted.
    for (const index of [old, today]) {
      const bulk = await index.bulk();
      for (let n = textPages - 300; n < textPages + 300; n++) await bulk.add(textPage(n));
      await bulk.commit();
      await bulk.close();
    }
    const later = await answersOf(today);
    expect(later).not.toEqual(expected);
    expect(await answersOf(old)).toEqual(later);
    await old.compact();
    expect(await answersOf(old)).toEqual(later);
    expect(await old.check()).toMatchObject({ ok: true });
    await Promise.all([old.close(), today.close()]);
  });

  it('are refused by a program of format 4 once this one has opened them', async () => {
    unpack('text-4', directory);
    await (await openText()).close();
    const store = new DatabaseSync(join(directory, 'index.sqlite'));
    expect(store.prepare("SELECT value FROM meta WHERE name = 'format'").get()).toEqual({ value: 5 });
    store.close();
  });
});

it('vectors of the first format are read back as they were stored', async () => {
  unpack('vectors-1', directory);
  const index = await openVectorIndex({ directory, workers: 0 });
  try {
    expect(index.model()).toEqual(vectorModel);
    for (const { key, vector } of vectors) {
      const { hits } = await index.search(Float32Array.from(vector), { limit: 1 });
      expect(hits).toEqual([expect.objectContaining({ key })]);
    }
    expect((await index.stats()).rows).toBe(vectors.length);
  } finally {
    await index.close();
  }
});
