import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '../../src/app/open-stores.ts';
import { openVectorIndex } from '../../src/lib/vector-index/open-vector-index.ts';
import {
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
} from '../../src/modules/company-index/index.ts';
import { takeInventory } from '../../src/modules/data-folder/index.ts';
import { companies, vectorModel, vectors } from '../fixtures/formats/contents.ts';
import { layMigratedDatabase } from '../harness/migrated-database.ts';
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
  layMigratedDatabase(join(directory, 'accounts.db'));
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
  it('has a fixture, and every fixture is tried here', () => {
    const known = readdirSync(fixtures).filter((name) => name.endsWith('.json'));
    expect(known).toEqual([
      'index-1-record-2.json',
      'index-2-record-2.json',
      'index-2-record-3.json',
      'index-3-record-3.json',
      'vectors-1.json',
    ]);
  });

  it('1 is refused with a sentence that says what to do, and stays as it is', async () => {
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
    '%s gives all of its companies to a rebuild, and is searched afterwards',
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

it('vectors of the first format are found as they were stored', async () => {
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
