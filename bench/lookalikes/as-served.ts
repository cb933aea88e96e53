import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../src/app/index.ts';
import type { TextIndex } from '../../src/lib/text-index/index.ts';
import { createIndexedCompanies, toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createLookalikeServices, embedIndex } from '../../src/modules/lookalikes/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type LabelledPage, shareIndustry } from './labelled-pages.ts';

export interface Served {
  readonly method: string;
  /** Share of the first ten results with the planted industry, over the queried pages. */
  readonly at10: number;
  readonly acrossAt10: number;
  readonly cpuMsPerAnswer: number;
}

export interface AsServed {
  /** CPU time per page for all vectors of the index. */
  readonly embedCpuMsPerPage: number;
  readonly answers: readonly Served[];
  /** A check of a lookalike monitor after 1,000 companies were fetched again, which must not count as news. */
  readonly look: { readonly cpuMs: number; readonly news: number };
}

const { signal } = new AbortController();

/** The same through the real stores and the service: segments, vectors on disk, API responses. */
export async function measureAsServed(pages: readonly LabelledPage[], seeds: number): Promise<AsServed> {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-lookalikes-'));
  const stores = openStores({ DATA_DIR: directory });
  try {
    const [index, vectorIndex] = [await stores.index(), await stores.vectors()];
    const bulk = await index.bulk();
    for (const { profile } of pages) await bulk.add(toIndexDocument(profile, {}));
    await bulk.commit();
    await bulk.close();
    const services = createLookalikeServices({
      index,
      companies: createIndexedCompanies(index),
      vectorIndex,
      logger: createLogger({ level: 'error' }),
      model: { workers: 0 },
      fitFile: join(directory, 'fit.json'),
      thresholds: { competitor: undefined, lookalike: undefined },
    });
    const byKeywords = await ask(services.lookalikes, pages, seeds);
    const started = process.cpuUsage();
    await embedIndex({
      index,
      vectors: vectorIndex,
      model: services.companyVectors.model,
      fitFile: join(directory, 'fit.json'),
      signal,
    });
    const embedCpuMsPerPage = cpuMs(started) / pages.length;
    const byVectors = await ask(services.lookalikes, pages, seeds);
    const look = await lookAgain(index, services, pages);
    await services.vectorMaintenance.stop();
    return { embedCpuMsPerPage, answers: [byVectors, byKeywords], look };
  } finally {
    await stores.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function lookAgain(
  index: TextIndex,
  { newLookalikes, vectorMaintenance }: ReturnType<typeof createLookalikeServices>,
  pages: readonly LabelledPage[],
): Promise<AsServed['look']> {
  const since = index.generation();
  await index.keepSince(since);
  const bulk = await index.bulk();
  for (const { profile } of pages.slice(0, 1_000)) await bulk.add(toIndexDocument(profile, {}));
  await bulk.commit();
  await bulk.close();
  await vectorMaintenance.catchUp(signal);
  const domains = pages.slice(0, 1).map(({ profile }) => profile.domain);
  const question = { domains, not: [], filters: {}, same_language: 'any', mix: 0.5 } as const;
  const started = process.cpuUsage();
  const { newCount } = await newLookalikes.newMatches(question, { since, limit: 100 }, signal);
  return { cpuMs: cpuMs(started), news: newCount };
}

async function ask(
  lookalikes: ReturnType<typeof createLookalikeServices>['lookalikes'],
  pages: readonly LabelledPage[],
  seeds: number,
): Promise<Served> {
  const byDomain = new Map(pages.map((page) => [page.profile.domain, page]));
  const every = Math.max(1, Math.floor(pages.length / seeds));
  const queried = pages.filter((_, at) => at % every === 0).slice(0, seeds);
  let own = 0;
  let across = 0;
  let method = '';
  const started = process.cpuUsage();
  for (const page of queried) {
    const { profile, language } = page;
    const query = { seeds: [profile.domain], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 } as const;
    const found = await lookalikes.find(query, { force: true, signal });
    method = found.method;
    const neighbours = found.companies.flatMap(({ domain }) => byDomain.get(domain) ?? []);
    const share = (some: readonly LabelledPage[]) =>
      some.slice(0, 10).filter((neighbour) => shareIndustry(page, neighbour)).length / 10;
    own += share(neighbours);
    across += share(neighbours.filter((neighbour) => neighbour.language !== language));
  }
  const round = (value: number) => Math.round((value / queried.length) * 1000) / 1000;
  return {
    method,
    at10: round(own),
    acrossAt10: round(across),
    cpuMsPerAnswer: cpuMs(started) / queried.length,
  };
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
