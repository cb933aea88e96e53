import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../../../test/harness/migrated-database.ts';
import { openIndexAt } from '../../../app/index.ts';
import type { TextIndex } from '../../../lib/text-index/api.ts';
import type { Database } from '../../../platform/database/index.ts';
import { openDatabase } from '../../../platform/database/open.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import {
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
  toIndexDocument,
} from '../../company-index/index.ts';
import { dataFolder } from '../../data-folder/index.ts';
import { extractProfile } from '../../extraction/index.ts';
import { reclassifyIndex } from './reclassify.ts';

let folder: string;
let index: TextIndex;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reclassify-'));
  index = await openIndexAt(dataFolder(folder).index);
  copyMigratedDatabase(dataFolder(folder).accounts);
  database = openDatabase(dataFolder(folder).accounts);
});
afterEach(async () => {
  await database.destroy();
  await index.close();
  rmSync(folder, { recursive: true });
});

/** A dentist as the extractor stores it. */
const dentist = extractProfile({
  url: 'https://kvarnby.com/',
  status: 200,
  headers: {},
  body: Buffer.from(
    '<title>Kvarnby Dental Clinic</title><meta name="description" content="Dentist in Kvarnby: implants, check-ups and dental hygiene."><h1>Your dentist</h1><p>Our dentists look after your teeth, with dental implants and orthodontics.</p>',
  ),
  fetchedAt: '2026-05-04T03:02:01Z',
  source: 'test',
  crawlId: 'test',
});

/** With an industry of an older version. */
const stored = (domain: string, before: Partial<CompanyProfile>) =>
  toIndexDocument({ ...dentist.profile, domain, ...before }, dentist.evidence);

const profileOf = async (domain: string) => {
  const record = (await index.find(domain))?.stored ?? Buffer.alloc(0);
  return { profile: decodeProfile(record), evidence: decodeStoredEvidence(record) };
};

test('a company gets the industry that its stored text indicates, and everything else stays', async () => {
  await index.upsert([stored('kvarnby.com', { industry: 'Automotive', sub_industry: null })]);
  const before = await profileOf('kvarnby.com');
  expect(await reclassifyIndex(index, { database })).toMatchObject({ read: 1, changed: 1, finished: true });
  const { profile, evidence } = await profileOf('kvarnby.com');
  expect(profile).toEqual({
    ...before.profile,
    industry: 'Health & Medical',
    sub_industry: 'Dental Care',
  });
  expect(evidence.industry?.where).toContain('stored text');
  expect(
    await index.count({
      mode: 'all',
      filters: [{ field: 'industry', op: 'in', values: ['Health & Medical'] }],
    }),
  ).toBe(1);
});

test('a reclassified company keeps its identifiers', async () => {
  const identifiers = [{ kind: 'google_analytics', value: 'UA-4839201-1', where: 'inline script' }];
  const before = { ...dentist.profile, domain: 'kvarnby.com', industry: 'Automotive', sub_industry: null };
  await index.upsert([toIndexDocument(before, dentist.evidence, { identifiers })]);
  expect(await reclassifyIndex(index, { database })).toMatchObject({ changed: 1 });
  const record = (await index.find('kvarnby.com'))?.stored ?? Buffer.alloc(0);
  expect(decodeStoredRelations(record).identifiers).toEqual(identifiers);
});

test('an industry that the stored text does not contradict is kept', async () => {
  const silent = {
    title: 'Kvarnby',
    meta_description: null,
    body_text: 'Welcome',
    h1: [],
    domain: 'kvarnby.com',
  };
  await index.upsert([stored('kvarnby.com', { ...silent, industry: 'Automotive' })]);
  expect(await reclassifyIndex(index, { database })).toMatchObject({ changed: 0 });
  expect((await profileOf('kvarnby.com')).profile.industry).toBe('Automotive');
});

test('a stopped run continues after the last company, and a finished one restarts', async () => {
  const domains = Array.from(
    { length: 450 },
    (_, number) => `kvarnby-${String(number).padStart(3, '0')}.com`,
  );
  await index.upsert(domains.map((domain) => stored(domain, { industry: 'Automotive' })));
  const stop = new AbortController();
  const first = await reclassifyIndex(index, {
    database,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(first).toEqual({ read: 200, changed: 200, finished: false, resumedAfter: undefined });
  const second = await reclassifyIndex(index, { database });
  expect(second).toEqual({ read: 250, changed: 250, finished: true, resumedAfter: 'kvarnby-199.com' });
  expect(await reclassifyIndex(index, { database })).toMatchObject({
    read: 450,
    changed: 0,
    resumedAfter: undefined,
  });
});

test('a page that is fetched again while it is read keeps what its writer stored', async () => {
  await index.upsert([stored('kvarnby.com', { industry: 'Automotive' })]);
  const refetched = { industry: 'Legal Services', fetched_at: '2026-06-01T00:00:00Z' };
  let reads = 0;
  const racing = Object.assign(Object.create(index), {
    findMany: async (keys: readonly string[]) => {
      const found = await index.findMany(keys);
      if (++reads === 1) await index.upsert([stored('kvarnby.com', refetched)]);
      return found;
    },
  });
  expect(await reclassifyIndex(racing, { database })).toMatchObject({ changed: 0 });
  expect((await profileOf('kvarnby.com')).profile.industry).toBe('Legal Services');
});
