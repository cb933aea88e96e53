import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../src/app/index.ts';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { createIndexedCompanies, toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createPlanner } from '../../src/modules/copilot/index.ts';
import { createLookalikeServices, embedIndex } from '../../src/modules/lookalikes/index.ts';
import { createMeaningSearch } from '../../src/modules/meaning/index.ts';
import type { MeaningSearch } from '../../src/modules/search/index.ts';
import { createLogger } from '../../src/platform/logger.ts';

export type BenchModel = 'glossary' | 'none' | { readonly useMultilingualFile: string };

type Fusion = Parameters<typeof createMeaningSearch>[0]['fusion'];

export interface BenchIndex {
  readonly meaning: MeaningSearch;
  close(): Promise<void>;
}

const COMMIT = 65_536;

/**
 * Pages in real stores with their vectors, searched by meaning as the service does it. With a folder they stay there, and pages and
 * vectors that it has already are not added again.
 */
export async function openBenchIndex(
  pages: Iterable<CompanyProfile>,
  model: BenchModel,
  {
    fusion,
    folder,
    workers = 0,
  }: {
    readonly fusion?: Fusion;
    readonly folder?: string | undefined;
    /** Threads that answer queries of each index; without any, the calling thread does. */
    readonly workers?: number;
  } = {},
): Promise<BenchIndex> {
  const directory = folder ?? mkdtempSync(join(tmpdir(), 'homedex-meaning-'));
  const stores = openStores({ DATA_DIR: directory });
  const logger = createLogger({ level: 'error' });
  const [index, vectorIndex] = [await stores.index({ workers }), await stores.vectors({ workers })];
  const known = (await index.stats()).documents;
  const bulk = await index.bulk();
  let read = 0;
  for (const profile of pages) {
    if (++read <= known) continue;
    await bulk.add(toIndexDocument(profile, {}));
    if (read % COMMIT === 0) await bulk.commit();
  }
  await bulk.commit();
  await bulk.close();
  const fitFile = join(directory, 'fit.json');
  const services = createLookalikeServices({
    index,
    companies: createIndexedCompanies(index),
    vectorIndex,
    logger,
    model: { workers: 1, ...(typeof model === 'object' && model) },
    fitFile,
    thresholds: { competitor: undefined, lookalike: undefined },
  });
  const { signal } = new AbortController();
  if (model !== 'none' && (vectorIndex.model() === undefined || read > known))
    await embedIndex({
      index,
      vectors: vectorIndex,
      model: services.companyVectors.model,
      fitFile,
      signal,
    });
  const planner = createPlanner(logger);
  return {
    meaning: createMeaningSearch({
      index,
      planner,
      descriptions: services.descriptions,
      ...(fusion && { fusion }),
    }),
    async close() {
      await planner.close();
      await services.vectorMaintenance.stop();
      await stores.close();
      if (folder === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}
