import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIndexAt } from '../../src/app/index.ts';
import type { IndexDocument, TextIndex } from '../../src/lib/text-index/api.ts';
import type { CompanyProfile, FoundIdentifier, ProfileEvidence } from '../../src/modules/companies/index.ts';
import { listCrawls, toIndexDocument, withHistory } from '../../src/modules/company-index/index.ts';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { createCompanyHistories, createTechnologies } from '../../src/modules/history/index.ts';
import { createRelations } from '../../src/modules/relations/index.ts';
import { createCompanySearch, createQueryCache } from '../../src/modules/search/index.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * Companies in several versions each: bytes on disk without identifiers and history, with identifiers, and after each crawl; the cost of
 * adding a version; and how long queries for relations, histories and trends take on a warm index, in milliseconds.
 *
 * With `--folder` the index stays there, and another run goes on with the first crawl that it lacks: one million companies take hours.
 * The comparison with an index without identifiers and history is left out then.
 */
const { values } = readArguments('homedex bench relations [--docs 50000] [--versions 3] [--folder DIR]', {
  options: {
    docs: { type: 'string', default: '50000' },
    versions: { type: 'string', default: '3' },
    folder: { type: 'string' },
  },
});
const docs = Number(values.docs);
const versions = Number(values.versions);
const COMMIT = 65_536;
const QUESTIONS = 200;

interface Base {
  readonly profile: CompanyProfile;
  readonly evidence: ProfileEvidence;
  readonly identifiers: readonly FoundIdentifier[];
}

const bases = Array.from(generateDemoSites({ sites: 2_000, seed: 1 }), ({ url, html }): Base => {
  const page = { url, status: 200, headers: {}, body: Buffer.from(html), source: 'warc', crawlId: 'C0' };
  return extractProfile({ ...page, fetchedAt: '2026-01-01T00:00:00.000Z' });
});
const names = [...new Set(bases.flatMap(({ profile }) => profile.technologies))];

/**
 * Company n in crawl c. A fifth of the companies change a little with each crawl, and every third site shares an account with two others.
 */
function document(n: number, crawl: number, withIdentifiers: boolean): IndexDocument {
  const { profile, evidence, identifiers } = bases[n % bases.length] as Base;
  const changes = n % 5 === crawl % 5 ? crawl : 0;
  const changed: CompanyProfile = {
    ...profile,
    domain: `${n}-${profile.domain}`,
    crawl_id: `CRAWL-${crawl}`,
    fetched_at: new Date(Date.UTC(2026, crawl, 1) + n * 10).toISOString(),
    title: changes === 0 ? profile.title : `${profile.title} ${changes}`,
    technologies:
      changes === 0
        ? profile.technologies
        : [...profile.technologies, names[(n + crawl) % names.length] ?? ''],
  };
  const owner = n % 3 === 0 ? n : Math.floor(n / 9) * 9;
  const own = identifiers.map((one) => ({ ...one, value: `${one.value}${owner}` }));
  return toIndexDocument(changed, evidence, { identifiers: withIdentifiers ? own : [] });
}

async function fill(
  index: TextIndex,
  make: (n: number) => IndexDocument | Promise<IndexDocument>,
): Promise<number> {
  const bulk = await index.bulk();
  const started = process.cpuUsage();
  for (let n = 0; n < docs; n++) {
    await bulk.add(await make(n));
    if ((n + 1) % COMMIT === 0) await bulk.commit();
  }
  await bulk.commit();
  await bulk.close();
  const { user, system } = process.cpuUsage(started);
  await index.compact();
  return (user + system) / 1_000 / docs;
}

/** The size that a reader opens, without the journal of recent writes. */
async function bytesIn(folder: string): Promise<number> {
  const index = await openIndexAt(folder, { workers: 0 });
  await index.compact();
  await index.close();
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

const perCompany = (bytes: number): string => `${(bytes / docs).toFixed(0)} bytes a company`;

async function measureBytes(withIdentifiers: boolean): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-relations-'));
  const index = await openIndexAt(directory, { workers: 0 });
  await fill(index, (n) => {
    const made = document(n, 0, withIdentifiers);
    return withIdentifiers ? made : { ...made, filters: { ...made.filters, history: [] } };
  });
  await index.close();
  const bytes = await bytesIn(directory);
  rmSync(directory, { recursive: true });
  return bytes;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
print(`${docs.toLocaleString('en')} companies, ${versions} versions each`);
if (!values.folder) {
  print(`without identifiers and history: ${perCompany(await measureBytes(false))}`);
}

const directory = values.folder ?? mkdtempSync(join(tmpdir(), 'homedex-relations-'));
const { signal } = new AbortController();
const crawls = await usingIndex(async (index) => (await listCrawls(index, { signal })).length);
for (let crawl = crawls; crawl < versions; crawl++) {
  const cpuMs = await usingIndex((index) =>
    fill(index, async (n) => {
      const made = document(n, crawl, true);
      const known = crawl === 0 ? undefined : await index.find(made.key);
      return known ? withHistory(made, known.stored, 12) : made;
    }),
  );
  print(
    `after crawl ${crawl + 1}: ${perCompany(await bytesIn(directory))}, ${cpuMs.toFixed(2)} ms of CPU a page`,
  );
}

/** Opens the index as the command that ingests does, which asks it in its own thread. */
async function usingIndex<T>(use: (index: TextIndex) => Promise<T>): Promise<T> {
  const index = await openIndexAt(directory, { workers: 0 });
  try {
    return await use(index);
  } finally {
    await index.close();
  }
}

const index = await openIndexAt(directory, { workers: 1 });
const relations = createRelations(index);
const histories = createCompanyHistories(index);
const technologies = createTechnologies(index);
const search = createCompanySearch(index, createQueryCache({ bytesMax: 0, now: () => 0 }));
const keys = Array.from(
  { length: QUESTIONS },
  (_, at) => document(Math.floor((at * docs) / QUESTIONS), 0, false).key,
);
const questions: Record<string, (at: number) => Promise<unknown>> = {
  related: (at) => relations.related(keys[at] ?? '', { by: undefined, limit: 50 }, { signal }),
  'related, two hops': (at) =>
    relations.related(keys[at] ?? '', { by: undefined, limit: 500, hops: 2 }, { signal }),
  history: (at) => histories.find(keys[at] ?? ''),
  '/technologies': () => technologies.list({ sort: 'companies', limit: 500 }, { signal }),
  // The first call after a commit, and later calls until the next commit.
  '/technologies/{name}, the first time': (at) =>
    createTechnologies(index).find(names[at % names.length] ?? '', { signal }),
  '/technologies/{name}, again': (at) => technologies.find(names[at % 20] ?? '', { signal }),
  'trend of a technology': (at) =>
    search.trend({ mode: 'phrase', technology: [names[at % names.length] ?? ''], country: ['DE'] }, signal),
};
for (const [name, ask] of Object.entries(questions)) {
  for (let at = 0; at < 20; at++) await ask(at);
  const times: number[] = [];
  for (let at = 0; at < QUESTIONS; at++) {
    const started = performance.now();
    await ask(at);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  print(
    `${name}: median ${times[QUESTIONS >> 1]?.toFixed(2)} ms, p95 ${times[Math.floor(QUESTIONS * 0.95)]?.toFixed(2)} ms`,
  );
}
await index.close();
if (!values.folder) rmSync(directory, { recursive: true });
