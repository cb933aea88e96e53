import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, captureLog, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import type { VectorIndex } from '../../../lib/vector-index/index.ts';
import { openVectorIndex } from '../../../lib/vector-index/open-vector-index.ts';
import { blankProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import { createGlossaryModel } from '../embedding/glossary-model.ts';
import { fixtureCompanies } from '../trades.fixture.ts';
import { cosine } from './calibrate.ts';
import { CatchUp } from './catch-up.ts';
import { createCompanyVectors } from './company-vectors.ts';
import { embedIndex } from './embed-index.ts';
import { EmbeddedThrough, forgetEmbedded, stateOf } from './embedded-through.ts';
import { EmbeddingStep } from './embedding-step.ts';
import { readPages } from './read-pages.ts';
import { createVectorMaintenance } from './vector-maintenance.ts';

const { signal } = new AbortController();
const model = createGlossaryModel({ workers: 0 });
const domains = fixtureCompanies.map(({ domain }) => domain);
let world: TestApp;

beforeEach(async () => {
  world = await buildTestApp({ companies: fixtureCompanies });
});
afterEach(() => world.app.close());

/** As one process has them; a killed one leaves what is on disk to the next. */
async function service(name: string) {
  const directory = join(world.directory, name);
  const vectorIndex = await openVectorIndex({ directory, workers: 0 });
  const vectors = createCompanyVectors(vectorIndex, model);
  const through = new EmbeddedThrough(vectorIndex);
  const catchUp = new CatchUp({ index: world.index, vectors, through });
  return { vectorIndex, vectors, through, catchUp };
}
const embed = (vectors: VectorIndex) =>
  embedIndex({ index: world.index, vectors, model, fitFile: join(world.directory, 'fit.json'), signal });

async function isTrue({ vectorIndex, vectors }: Awaited<ReturnType<typeof service>>, domain: string) {
  const usable = vectors.state();
  if (typeof usable === 'string') throw new Error(usable);
  const wanted = await vectors.vectorsOf(await readPages(world.index, [domain], signal), usable, signal);
  const [stored, made] = [(await vectorIndex.get([domain])).get(domain), wanted.get(domain)];
  return stored !== undefined && made !== undefined && cosine(stored, made) > 0.999;
}

const lawyer =
  'Our solicitors advise on divorce, contracts, inheritance, company law and represent clients in court';
const store = (domain: string) =>
  indexCompanies(world.index, [{ domain, title: 'A lawyer', body_text: lawyer, language: 'en' }]);

test('pages stored just before a process ends get their vectors from the next one', async () => {
  const before = await service('killed');
  await embed(before.vectorIndex);
  expect(await before.catchUp.behind()).toBeUndefined();
  await store('stored.com');
  await store('trade0-en.com');
  await before.vectorIndex.close();

  const after = await service('killed');
  expect(await after.catchUp.behind()).toEqual({ kind: 'commits', commits: 2 });
  expect(await isTrue(after, 'trade0-en.com')).toBe(false);
  expect(await after.catchUp.embedRecent(signal)).toBe(world.index.generation());
  expect(await isTrue(after, 'stored.com')).toBe(true);
  expect(await isTrue(after, 'trade0-en.com')).toBe(true);
  expect(await after.catchUp.behind()).toBeUndefined();
  await after.vectorIndex.close();
});

test('after the index was replaced, vectors are compared with their pages, and an interrupted pass resumes', async () => {
  const stale = await service('restored');
  await embed(stale.vectorIndex);
  const usable = stale.vectors.state();
  if (typeof usable === 'string') throw new Error(usable);
  // As a rebuild or a restore leaves them: wrong vectors, and a mark of another index.
  const [wrong = ''] = domains;
  const vector = new Float32Array(128).fill(1);
  await stale.vectorIndex.upsert([{ key: wrong, vector }], { model: usable.model.name });
  await stale.vectorIndex.delete([domains.at(-1) ?? '']);
  await stale.through.keep({ identity: 'another', generation: 1 });
  expect(await stale.catchUp.behind()).toMatchObject({ kind: 'walk', walked: 0 });
  expect(await stale.catchUp.embedRecent(signal)).toBeUndefined();

  const stopping = new AbortController();
  const walked = stale.catchUp.embedAll(stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(walked).rejects.toThrow('stopped');
  const next = await service('restored');
  await next.catchUp.embedAll(signal);
  for (const domain of domains) expect(await isTrue(next, domain), domain).toBe(true);
  expect(await next.catchUp.behind()).toBeUndefined();
  await next.vectorIndex.close();
  await stale.vectorIndex.close();
});

test('an index restored to an earlier state is scanned, and so is one whose mark cannot be read', async () => {
  const { vectorIndex, through, catchUp } = await service('put-back');
  await embed(vectorIndex);
  const now = await stateOf(world.index);
  for (const mark of [JSON.stringify({ ...now, generation: now.generation + 5 }), 'no JSON', '{}']) {
    await vectorIndex.keepNote('embedded through', mark);
    expect(through.read(now)).toBeUndefined();
    expect(await catchUp.behind()).toMatchObject({ kind: 'walk' });
    await catchUp.embedAll(signal);
    expect(through.read(now)).toEqual(now);
  }
  await forgetEmbedded(vectorIndex);
  expect(await catchUp.behind()).toMatchObject({ kind: 'walk' });
  await vectorIndex.close();
});

test('the pages of an ingest are embedded by the ingest alone, unless another process wrote meanwhile', async () => {
  const running = await service('ingest');
  const { vectorIndex, catchUp } = running;
  await embed(vectorIndex);
  const step = new EmbeddingStep({
    vectors: vectorIndex,
    model,
    index: world.index,
    isFirst: false,
    onProblem: (error) => {
      throw error;
    },
  });
  const ingest = async (domain: string, meanwhile: () => Promise<void>) => {
    const profile = { ...blankProfile(), domain, title: 'A lawyer', body_text: lawyer, language: 'en' };
    const document = toIndexDocument({ ...profile, homepage_url: `https://${domain}/` }, {});
    await step.keep({ document });
    const bulk = await world.index.bulk();
    await bulk.add(document);
    await step.flush();
    await bulk.commit();
    await meanwhile();
    await step.committed();
    await bulk.close();
  };
  await ingest('claimed.com', async () => undefined);
  // Its vector is removed to see whether it is made again: a claimed one is not.
  await vectorIndex.delete(['claimed.com']);
  expect(await catchUp.embedRecent(signal)).toBe(world.index.generation());
  expect((await vectorIndex.get(['claimed.com'])).size).toBe(0);
  await ingest('beside.com', () => store('live.com'));
  await catchUp.embedRecent(signal);
  expect(await isTrue(running, 'live.com')).toBe(true);
  await vectorIndex.close();
});

test('a first build that fails on a full disk is reported once, and retried until it succeeds', async () => {
  const { vectorIndex, vectors } = await service('full-disk');
  const { logger, text } = captureLog();
  const build = vi.spyOn(vectorIndex, 'build');
  build.mockRejectedValueOnce(new Error('ENOSPC')).mockRejectedValueOnce(new Error('ENOSPC'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = createVectorMaintenance({
    index: world.index,
    vectorIndex,
    vectors,
    fitFile: join(world.directory, 'fit.json'),
    logger,
  });
  try {
    maintenance.start();
    await expect.poll(() => maintenance.problems()).toEqual([expect.stringContaining('behind')]);
    const state = async () => {
      vi.advanceTimersByTime(15_000);
      return [await maintenance.behind(), await maintenance.problems()];
    };
    await expect.poll(state).toEqual([undefined, []]);
    expect(build).toHaveBeenCalledTimes(3);
    expect(text().match(/vectors_(?:building|failed|built)/g)).toEqual([
      'vectors_building',
      'vectors_failed',
      'vectors_built',
    ]);
  } finally {
    vi.useRealTimers();
    await maintenance.stop();
    await vectorIndex.close();
  }
});
