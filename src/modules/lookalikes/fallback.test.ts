import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import { QueryBudgetExceeded, type VectorIndex } from '../../lib/vector-index/index.ts';
import { openVectorIndex } from '../../lib/vector-index/open-vector-index.ts';
import { createLookalikeServices } from './create-lookalike-services.ts';
import { createGlossaryModel } from './embedding/glossary-model.ts';
import { fixtureCompanies } from './trades.fixture.ts';
import { createCompanyVectors } from './vectors/company-vectors.ts';
import { embedIndex } from './vectors/embed-index.ts';
import { readPages } from './vectors/read-pages.ts';

type Damage = 'truncated' | 'zeros' | 'ones' | 'missing';

const { signal } = new AbortController();
let world: TestApp;

beforeEach(async () => {
  world = await buildTestApp({ companies: fixtureCompanies });
});
afterEach(() => world.app.close());

/** The vectors of all companies, made by the first test that wants them. */
let embedded: string | undefined;
afterAll(() => embedded && rmSync(embedded, { recursive: true }));

/** The services over such vectors. */
async function overEmbedded(folder: string) {
  if (embedded === undefined) {
    const { embed, close } = await over('first');
    await embed();
    await close();
    embedded = mkdtempSync(join(tmpdir(), 'fallback-'));
    cpSync(join(world.directory, 'first'), embedded, { recursive: true });
  }
  cpSync(embedded, join(world.directory, folder), { recursive: true });
  return over(folder);
}

/** The services of lookalikes over vectors in a folder of their own. */
async function over(folder: string) {
  const vectorIndex = await openVectorIndex({ directory: join(world.directory, folder), workers: 0 });
  const fitFile = join(world.directory, `${folder}-fit.json`);
  const { lookalikes, companyVectors, vectorMaintenance } = createLookalikeServices({
    index: world.index,
    companies: world.services.companies,
    vectorIndex,
    logger: world.services.logger,
    model: { workers: 0 },
    fitFile,
    thresholds: { competitor: undefined, lookalike: undefined },
  });
  return {
    vectorIndex,
    companyVectors,
    status: () => lookalikes.status(),
    embed: () =>
      embedIndex({ index: world.index, vectors: vectorIndex, model: companyVectors.model, fitFile, signal }),
    like: (domain: string, force = false) =>
      lookalikes.find(
        { seeds: [domain], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 },
        { force, signal },
      ),
    async close() {
      await vectorMaintenance.stop();
      await vectorIndex.close();
    },
  };
}

test('without vectors companies are compared by their concepts, across languages, and the answer states it', async () => {
  const answer = await world.app.inject('/domain/trade0-da.com/competitors');
  const { method, competitors } = answer.json();
  expect(method).toBe('keyword_jaccard');
  const best = competitors.slice(0, 3);
  expect(best.map(({ domain }: { domain: string }) => domain).sort()).toEqual([
    'trade0-de.com',
    'trade0-en.com',
    'trade0-fr.com',
  ]);
  expect(best.flatMap(({ shared_keywords }: { shared_keywords: string[] }) => shared_keywords)).toContain(
    'tandlæge ≈ dentist',
  );
  const status = (await world.app.inject('/competitors/status')).json();
  expect(status).toMatchObject({ method: 'keyword_jaccard', embedding_index_loaded: false, embeddings: 0 });
  expect(status.reason).toContain('homedex embed');
  await world.app.inject('/domain/trade1-da.com/competitors');
  // Once, however many were asked.
  expect(world.logged().match(/compared by keywords/g)).toHaveLength(1);
});

test('companies that a caller has seen are not found by keywords either', async () => {
  const find = async (...excludedDomains: string[]) => {
    const query = { seeds: ['trade0-da.com'], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 } as const;
    const options = { force: true, signal };
    const { method, companies } = await world.services.lookalikes.find(
      { ...query, excludedDomains },
      options,
    );
    expect(method).toBe('keyword_jaccard');
    return companies.map(({ domain }) => domain);
  };
  expect(await find()).toContain('trade0-de.com');
  expect(await find('trade0-de.com')).not.toContain('trade0-de.com');
});

test('the comparison by keywords comes from the cache, unless it is forced or the index has changed', async () => {
  const { like, close } = await over('uncached');
  expect((await like('trade1-en.com')).cached).toBe(false);
  expect((await like('trade1-en.com')).cached).toBe(true);
  expect((await like('trade1-en.com', true)).cached).toBe(false);
  await indexCompanies(world.index, fixtureCompanies.slice(0, 1));
  expect((await like('trade1-en.com')).cached).toBe(false);
  await close();
});

test('a company that was never embedded is embedded on request', async () => {
  const { vectorIndex, like, close } = await overEmbedded('missing');
  const before = await like('trade2-fr.com');
  expect(before.method).toBe('faiss_embedding');
  await vectorIndex.delete(['trade2-fr.com']);
  const after = await like('trade2-fr.com');
  expect(after.method).toBe('faiss_embedding');
  expect(after.companies.map(({ domain }) => domain)).toEqual(before.companies.map(({ domain }) => domain));
  await close();
});

test('a company whose page has too little text is compared by its keywords, and only that one', async () => {
  const { like, status, close } = await overEmbedded('quiet');
  await indexCompanies(world.index, [
    { domain: 'quiet.com', title: 'Hotel', body_text: 'Hotel', language: 'en' },
  ]);
  const quiet = await like('quiet.com');
  expect(quiet).toMatchObject({ method: 'keyword_jaccard', reason: expect.stringContaining('quiet.com') });
  expect((await like('trade0-en.com')).method).toBe('faiss_embedding');
  expect((await status()).isLoaded).toBe(true);
  await world.index.delete(['quiet.com']);
  await close();
});

test('vectors of another model are never compared', async () => {
  const { vectorIndex, companyVectors, like, status, close } = await over('other');
  const other = Object.assign(Object.create(createGlossaryModel({ workers: 0 })), { name: 'another-model' });
  const fitFile = join(world.directory, 'other-fit.json');
  await embedIndex({ index: world.index, vectors: vectorIndex, model: other, fitFile, signal });
  expect((await like('trade0-en.com')).method).toBe('keyword_jaccard');
  expect((await status()).reason).toContain('another-model');
  const pages = await readPages(world.index, ['trade0-en.com'], signal);
  await expect(companyVectors.embed(pages, signal)).rejects.toThrow('another-model');
  await close();
});

test('a writer whose statistics have been replaced embeds again instead of mixing', async () => {
  const { vectorIndex, companyVectors, embed, close } = await overEmbedded('replaced');
  const writer = createCompanyVectors(vectorIndex, companyVectors.model);
  const stale = writer.state();
  if (typeof stale === 'string') throw new Error(stale);
  const pages = await readPages(world.index, ['trade0-en.com'], signal);
  await world.index.delete(['trade0-en.com']);
  await embed();
  const row = { key: 'trade0-en.com', vector: new Float32Array(128).fill(1) };
  await expect(vectorIndex.upsert([row], { model: stale.model.name })).rejects.toThrow();
  await writer.embed(pages, signal);
  expect((await vectorIndex.get(['trade0-en.com'])).size).toBe(1);
  await indexCompanies(world.index, fixtureCompanies);
  await close();
});

test.each(bySuite<readonly Damage[]>(['truncated'], ['truncated', 'zeros', 'ones', 'missing']))(
  'with vector files that are %s, answers come by keywords with the reason; embedding again repairs it',
  async (damage) => {
    const folder = `damaged-${damage}`;
    const whole = await overEmbedded(folder);
    expect((await whole.like('trade0-en.com')).method).toBe('faiss_embedding');
    await whole.close();
    for (const file of filesBelow(join(world.directory, folder))) spoil(file, damage);
    const { like, status, embed, close } = await over(folder);
    const answer = await like('trade0-en.com');
    expect(answer.method).toBe('keyword_jaccard');
    expect(answer.companies.length).toBeGreaterThan(0);
    expect(answer.reason).toBeTruthy();
    expect((await status()).reason).toBe(answer.reason);
    await embed();
    expect((await like('trade0-en.com')).method).toBe('faiss_embedding');
    await close();
  },
);

test('a search of the vectors that fails is answered by keywords', async () => {
  let failure: Error = new Error('the disk failed');
  const { vectorIndex, companyVectors, close } = await overEmbedded('failing');
  const failing: VectorIndex = Object.assign(Object.create(vectorIndex), {
    search: () => Promise.reject(failure),
  });
  const usable = companyVectors.state();
  if (typeof usable === 'string') throw new Error(usable);
  const { createLookalikes } = await import('./lookalikes.ts');
  const lookalikes = createLookalikes({
    index: world.index,
    companies: world.services.companies,
    vectors: { ...companyVectors, state: () => ({ ...usable, index: failing }) },
    glossary: createGlossaryModel({ workers: 0 }),
    logger: world.services.logger,
    thresholds: { competitor: undefined, lookalike: undefined },
    behind: async () => undefined,
  });
  const find = () =>
    lookalikes.find(
      { seeds: ['trade0-en.com'], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 },
      { force: true, signal },
    );
  expect(await find()).toMatchObject({ method: 'keyword_jaccard', reason: 'the disk failed' });
  // Keywords would take long too.
  failure = new QueryBudgetExceeded(100);
  await expect(find()).rejects.toMatchObject({ code: 'query_timeout' });
  await close();
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function spoil(file: string, damage: Damage): void {
  const bytes = readFileSync(file);
  if (damage === 'missing') rmSync(file);
  else if (damage === 'truncated') writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
  else writeFileSync(file, Buffer.alloc(bytes.length, damage === 'zeros' ? 0 : 0xff));
}
