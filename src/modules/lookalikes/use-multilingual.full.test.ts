import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import { packWheel, writeModelFile } from '../../lib/sentence-encoder/index.ts';
import { tinyWeights, tinyWheel } from '../../lib/sentence-encoder/tiny-wheel.fixture.ts';
import { openVectorIndex } from '../../lib/vector-index/open-vector-index.ts';
import { createLookalikeServices } from './create-lookalike-services.ts';
import { fixtureCompanies } from './trades.fixture.ts';
import { embedIndex } from './vectors/embed-index.ts';
import { readPages } from './vectors/read-pages.ts';

const { signal } = new AbortController();
let world: TestApp;
/** A made-up model that gives vectors as long as those of the real one. */
let sound: Buffer;

beforeAll(async () => {
  world = await buildTestApp({ companies: fixtureCompanies });
  const path = join(world.directory, 'sound.bin');
  await writeModelFile(path, 'a test', packWheel(tinyWheel(tinyWeights(512))));
  sound = readFileSync(path);
});
afterAll(() => world.app.close());

/** The services over vectors and a model in folders of their own; where threads matter, with one as in production. */
async function over(name: string, model: Buffer | undefined, workers = 0) {
  const models = join(world.directory, name, 'models');
  mkdirSync(models, { recursive: true });
  const file = join(models, 'use-multilingual.bin');
  if (model) writeFileSync(file, model);
  const vectorIndex = await openVectorIndex({
    directory: join(world.directory, name, 'vectors'),
    workers: 0,
  });
  const fitFile = join(world.directory, name, 'fit.json');
  const { lookalikes, companyVectors, vectorMaintenance } = createLookalikeServices({
    index: world.index,
    companies: world.services.companies,
    vectorIndex,
    logger: world.services.logger,
    model: { workers, useMultilingualFile: file },
    fitFile,
    thresholds: { competitor: undefined, lookalike: undefined },
  });
  return {
    file,
    vectorIndex,
    vectorMaintenance,
    companyVectors,
    status: () => lookalikes.status(),
    embed: () =>
      embedIndex({ index: world.index, vectors: vectorIndex, model: companyVectors.model, fitFile, signal }),
    like: (domain: string) =>
      lookalikes.find(
        { seeds: [domain], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 },
        { force: true, signal },
      ),
    async close() {
      await vectorMaintenance.stop();
      await vectorIndex.close();
    },
  };
}

/** A company that has just been stored. */
async function indexOneMore(domain: string) {
  await indexCompanies(world.index, [{ ...fixtureCompanies[0], domain }]);
  return readPages(world.index, [domain], signal);
}

test('every company gets a vector of the model, which the status names', async () => {
  const { embed, like, status, vectorIndex, vectorMaintenance, close } = await over('sound', sound, 1);
  expect(await embed()).toMatchObject({ embedded: fixtureCompanies.length });
  expect(await status()).toMatchObject({
    isLoaded: true,
    model: 'use-multilingual-4-640',
    dimensions: 640,
    fittedOn: fixtureCompanies.length,
  });
  expect((await like('trade0-da.com')).method).toBe('faiss_embedding');
  await vectorMaintenance.keepUp(await indexOneMore('new.com'));
  expect((await vectorIndex.get(['new.com'])).size).toBe(1);
  await world.index.delete(['new.com']);
  await close();
});

test('a page is embedded by its sentences alone if its words are too few, and not at all if both are', async () => {
  const { companyVectors, embed, close } = await over('short', sound);
  await embed();
  const usable = companyVectors.state();
  if (typeof usable === 'string') throw new Error(usable);
  const [page] = await readPages(world.index, ['trade0-en.com'], signal);
  if (!page) throw new Error('the fixture is not indexed');
  const blank = { ...page, title: null, meta_description: null, h1: [], h2: [], h3: [], body_text: null };
  const vectors = await companyVectors.vectorsOf(
    [
      { ...blank, domain: 'quiet.com', title: 'Home' },
      { ...blank, domain: 'names.com', title: 'Qwrtz Zxcvb Plmkj Hgfds Bnmvc Wertz Uiopl' },
      {
        ...blank,
        domain: 'hostile.com',
        title: 'a'.repeat(1_000_000),
        body_text: '\u0000\ud800'.repeat(9_999),
      },
    ],
    usable,
    signal,
  );
  expect([...vectors.keys()].sort()).toEqual(['hostile.com', 'names.com']);
  for (const vector of vectors.values()) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  await close();
});

test('without its file companies are compared by keywords, the reason is logged once, and a restored file is used at once', async () => {
  const { file, vectorMaintenance, companyVectors, like, status, embed, close } = await over(
    'missing',
    undefined,
  );
  vectorMaintenance.start();
  await expect.poll(() => world.logged()).toContain('is not in the data folder');
  expect((await like('trade0-da.com')).method).toBe('keyword_jaccard');
  expect((await status()).isLoaded).toBe(false);
  await expect(embed()).rejects.toThrow("Run 'homedex models add use-multilingual' to install it");
  expect(world.logged().match(/new companies get no vectors/g)).toHaveLength(1);
  writeFileSync(file, sound);
  expect(await companyVectors.model.problem()).toBeUndefined();
  await embed();
  expect((await like('trade0-da.com')).method).toBe('faiss_embedding');
  await close();
});

test.each<[string, number, (bytes: Buffer) => Buffer]>([
  ['changed', 1, (bytes) => Buffer.from(bytes).fill(0xff, 20_000, 21_000)],
  ['cut off', 0, (bytes) => bytes.subarray(0, bytes.length >> 1)],
])(
  'with a file that is %s, stored vectors answer and other companies are compared by keywords',
  async (name, workers, spoil) => {
    const before = await over(name, sound);
    await before.embed();
    await before.vectorIndex.delete(['trade2-fr.com']);
    await before.close();
    const after = await over(name, spoil(sound), workers);
    expect((await after.like('trade0-da.com')).method).toBe('faiss_embedding');
    expect(await after.like('trade2-fr.com')).toMatchObject({
      method: 'keyword_jaccard',
      reason: expect.stringContaining('The model use-multilingual cannot be read'),
    });
    // A page that comes meanwhile waits for a sound file, without a log line for each.
    await after.vectorMaintenance.keepUp(await indexOneMore('late.com'));
    expect((await after.vectorIndex.get(['late.com'])).size).toBe(0);
    await world.index.delete(['late.com']);
    await after.close();
  },
);

test('vectors of the default model are not mistaken for those of this one', async () => {
  const { like, status, vectorIndex, close } = await over('other', sound);
  const plain = createLookalikeServices({
    index: world.index,
    companies: world.services.companies,
    vectorIndex,
    logger: world.services.logger,
    model: { workers: 0 },
    fitFile: join(world.directory, 'plain-fit.json'),
    thresholds: { competitor: undefined, lookalike: undefined },
  });
  const { model } = plain.companyVectors;
  const fitFile = join(world.directory, 'plain-fit.json');
  await embedIndex({ index: world.index, vectors: vectorIndex, model, fitFile, signal });
  expect((await like('trade0-da.com')).method).toBe('keyword_jaccard');
  expect((await status()).reason).toContain('the service is set to use-multilingual-4-640');
  await plain.vectorMaintenance.stop();
  await close();
});
