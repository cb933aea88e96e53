import { createIndexedCompanies } from '../modules/company-index/index.ts';
import { type CrawlQueue, createCrawlQueue } from '../modules/crawl-queue/index.ts';
import { browserSettings, fetchSettings } from '../modules/crawling/index.ts';
import {
  createLiveFetching,
  type LiveFetching,
  type LiveFetchingOptions,
} from '../modules/enrichment/index.ts';
import { createCompanyVectors, openModel } from '../modules/lookalikes/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Logger } from '../platform/logger.ts';
import { processIdentity } from '../platform/process-identity.ts';
import { excludedDomains } from './excluded-domains.ts';
import { modelChoice } from './model-choice.ts';
import type { Stores } from './open-stores.ts';

/** The settings for fetching pages. */
export const liveFetchingOptions = (config: Config): LiveFetchingOptions => ({
  dataDir: config.DATA_DIR,
  fetching: fetchSettings(config),
  browser: browserSettings(config),
  crawlDataUrl: config.CRAWL_DATA_URL,
  crawlIndexUrl: config.CRAWL_INDEX_URL === 'off' ? undefined : config.CRAWL_INDEX_URL,
  queueConcurrency: config.CRAWL_CONCURRENCY,
  historyVersions: config.HISTORY_VERSIONS,
  fingerprintsDir: config.FINGERPRINTS_DIR,
  iconCacheBytesMax: config.ICON_CACHE_MB * 1_000_000,
});

/** Opens the crawl queue and its workers without the rest of the service, for commands. */
export async function openLiveFetching(
  config: Config,
  stores: Stores,
  logger: Logger,
): Promise<{ readonly queue: CrawlQueue; readonly liveFetching: LiveFetching }> {
  const [database, index] = [await stores.database(), await stores.index()];
  const queue = createCrawlQueue({ database, clock: systemClock, owner: processIdentity() });
  const { model, close: closeModel } = openModel(modelChoice(config));
  const vectors = createCompanyVectors(await stores.vectors(), model);
  const { signal } = new AbortController();
  // An empty index can be embedded with the default statistics. If the index already has companies, embedding only some of them would look
  // like a complete set of vectors.
  const hasCompanies = (await index.stats()).documents > 0;
  if (!hasCompanies && typeof vectors.state() === 'string') await vectors.begin(model.defaults, signal);
  const liveFetching = createLiveFetching({
    database,
    clock: systemClock,
    logger,
    index,
    companies: createIndexedCompanies(index),
    queue,
    onProfilesStored: async (profiles) => {
      if (typeof vectors.state() !== 'string') await vectors.embed(profiles, signal);
    },
    isExcluded: await excludedDomains(config, database),
    options: liveFetchingOptions(config),
  });
  const close = async () => {
    await liveFetching.close();
    await closeModel();
  };
  return { queue, liveFetching: { ...liveFetching, close } };
}
