import { createIndexedCompanies } from '../modules/company-index/index.ts';
import { type CrawlQueue, createCrawlQueue } from '../modules/crawl-queue/index.ts';
import { browserSettings, fetchSettings } from '../modules/crawling/index.ts';
import {
  createLiveFetching,
  type LiveFetching,
  type LiveFetchingOptions,
} from '../modules/enrichment/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Logger } from '../platform/logger.ts';
import { processIdentity } from '../platform/process-identity.ts';
import type { Stores } from './open-stores.ts';

/** What the configuration says about fetching pages. */
export const liveFetchingOptions = (config: Config): LiveFetchingOptions => ({
  dataDir: config.DATA_DIR,
  fetching: fetchSettings(config),
  browser: browserSettings(config),
  crawlDataUrl: config.CRAWL_DATA_URL,
  crawlIndexUrl: config.CRAWL_INDEX_URL === 'off' ? undefined : config.CRAWL_INDEX_URL,
  queueConcurrency: config.CRAWL_CONCURRENCY,
  fingerprintsDir: config.FINGERPRINTS_DIR,
});

/** The crawl queue and what works on it, without the rest of the service: for commands. */
export async function openLiveFetching(
  config: Config,
  stores: Stores,
  logger: Logger,
): Promise<{ readonly queue: CrawlQueue; readonly liveFetching: LiveFetching }> {
  const [database, index] = [await stores.database(), await stores.index()];
  const queue = createCrawlQueue({ database, clock: systemClock, owner: processIdentity() });
  const liveFetching = createLiveFetching({
    database,
    clock: systemClock,
    logger,
    index,
    companies: createIndexedCompanies(index),
    queue,
    onProfilesStored: async () => undefined,
    options: liveFetchingOptions(config),
  });
  return { queue, liveFetching };
}
