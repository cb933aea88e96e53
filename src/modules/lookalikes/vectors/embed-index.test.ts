import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import type { VectorIndex } from '../../../lib/vector-index/index.ts';
import { openVectorIndex } from '../../../lib/vector-index/open-vector-index.ts';
import { readIndexDocument } from '../../company-index/index.ts';
import { createGlossaryModel } from '../embedding/glossary-model.ts';
import { fixtureCompanies } from '../trades.fixture.ts';
import { createCompanyVectors } from './company-vectors.ts';
import { embedIndex } from './embed-index.ts';
import { EmbeddingStep } from './embedding-step.ts';
import { readPages } from './read-pages.ts';

const { signal } = new AbortController();
const model = createGlossaryModel({ workers: 0 });
const domains = fixtureCompanies.map(({ domain }) => domain);
let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ companies: fixtureCompanies });
});
afterAll(() => world.app.close());

const openFolder = (name: string): Promise<VectorIndex> =>
  openVectorIndex({ directory: join(world.directory, name), workers: 0 });

test('every company gets a vector, parked domains and error pages get none', async () => {
  const vectors = await openFolder('all');
  const words = 'hotel room breakfast pool sauna restaurant view sea beach booking';
  await indexCompanies(world.index, [
    {
      domain: 'parked.com',
      title: 'parked.com',
      body_text: `This domain is for sale. ${words}`,
      language: 'en',
    },
    { domain: 'nginx.com', title: 'Welcome to nginx!', body_text: words, language: 'en' },
    { domain: 'missing.com', title: 'Hotel', body_text: words, language: 'en', http_status: 404 },
  ]);
  const fitFile = join(world.directory, 'all-fit.json');
  const report = await embedIndex({ index: world.index, vectors, model, fitFile, signal });
  expect(report).toEqual({ pages: domains.length + 3, embedded: domains.length, resumed: 0 });
  expect(
    [...(await vectors.get([...domains, 'parked.com', 'nginx.com', 'missing.com'])).keys()].sort(),
  ).toEqual([...domains].sort());
  expect(existsSync(fitFile)).toBe(false);
  await world.index.delete(['parked.com', 'nginx.com', 'missing.com']);
  await vectors.close();
});

test('an interrupted run resumes under the statistics it had started with', async () => {
  const vectors = await openFolder('interrupted');
  const fitFile = join(world.directory, 'interrupted-fit.json');
  const stopping = new AbortController();
  const interrupted = embedIndex({
    index: world.index,
    vectors,
    model,
    fitFile,
    signal: stopping.signal,
    onProgress: ({ step }) => step === 'embedding' && stopping.abort(new Error('stopped')),
  });
  await expect(interrupted).rejects.toThrow('stopped');
  expect(vectors.model()).toBeUndefined();
  expect(existsSync(fitFile)).toBe(true);
  await embedIndex({ index: world.index, vectors, model, fitFile, signal });
  expect((await vectors.get(domains)).size).toBe(domains.length);
  await vectors.close();
});

test('a company that arrives while the vectors are built has one in the end', async () => {
  const vectors = await openFolder('meanwhile');
  const fitFile = join(world.directory, 'meanwhile-fit.json');
  const [first] = fixtureCompanies;
  let isAdded: Promise<void> | undefined;
  await embedIndex({
    index: world.index,
    vectors,
    model,
    fitFile,
    signal,
    onProgress: ({ step }) => {
      // Behind the position where the run reads.
      if (step === 'embedding' && first)
        isAdded ??= indexCompanies(world.index, [{ ...first, domain: 'aaa.com' }]);
    },
  });
  await isAdded;
  expect((await vectors.get(['aaa.com'])).size).toBe(1);
  await world.index.delete(['aaa.com']);
  await vectors.close();
});

test('a changed profile changes its vector, and an emptied one loses it', async () => {
  const vectors = await openFolder('changed');
  await embedIndex({ index: world.index, vectors, model, fitFile: join(world.directory, 'c.json'), signal });
  const companies = createCompanyVectors(vectors, model);
  const [dentist, lawyer] = await readPages(world.index, ['trade0-en.com', 'trade1-en.com'], signal);
  if (!dentist || !lawyer) throw new Error('the fixture is not indexed');
  const before = (await vectors.get([dentist.domain])).get(dentist.domain);
  await companies.embed([{ ...lawyer, domain: dentist.domain }], signal);
  expect((await vectors.get([dentist.domain])).get(dentist.domain)).not.toEqual(before);
  await companies.embed([{ ...dentist, title: null, body_text: null }], signal);
  expect((await vectors.get([dentist.domain])).size).toBe(0);
  await vectors.close();
});

test('an ingest embeds what it keeps, learning the statistics from its first pages', async () => {
  const vectors = await openFolder('ingest');
  const problems: unknown[] = [];
  const step = new EmbeddingStep({
    index: world.index,
    vectors,
    model,
    isFirst: true,
    onProblem: (error) => problems.push(error),
  });
  for (const { stored } of (await world.index.findMany(domains)).values())
    await step.keep({ document: readIndexDocument(stored) });
  await step.flush();
  await step.close();
  expect(problems).toEqual([]);
  expect((await vectors.get(domains)).size).toBe(domains.length);
  const usable = createCompanyVectors(vectors, model).state();
  expect(typeof usable !== 'string' && usable.facts.statistics.pages).toBe(domains.length);
  await vectors.close();
});

test('an ingest into an index without vectors does not embed only a part of it, and logs it once', async () => {
  const vectors = await openFolder('part');
  const problems: unknown[] = [];
  const step = new EmbeddingStep({
    index: world.index,
    vectors,
    model,
    isFirst: false,
    onProblem: (error) => problems.push(error),
  });
  const [indexed] = (await world.index.findMany(domains)).values();
  if (!indexed) throw new Error('the fixture is not indexed');
  const document = readIndexDocument(indexed.stored);
  await step.keep({ document });
  await step.flush();
  await step.keep({ document });
  await step.flush();
  expect(problems).toHaveLength(1);
  expect(vectors.model()).toBeUndefined();
  await vectors.close();
});
