import { existsSync } from 'node:fs';
import type { TextSearch, TextWriter } from '../../lib/text-index/api.ts';
import { createBreaker } from '../../platform/breaker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { isDiskNearlyFull } from '../../platform/disk-space.ts';
import type { Logger } from '../../platform/logger.ts';
import { processIdentity } from '../../platform/process-identity.ts';
import type { CompanyStore } from '../companies/index.ts';
import { readForgotten } from '../company-index/index.ts';
import type { CrawlQueue } from '../crawl-queue/index.ts';
import {
  type BrowserTier,
  type BrowserTierOptions,
  createBrowserTier,
  createFetcher,
  type Fetcher,
  type FetcherOptions,
} from '../crawling/index.ts';
import { dataFolder } from '../data-folder/index.ts';
import { CrawlCaptures, CrawlIndexServer, LiveArchive, openDomainRanks } from '../ingest/index.ts';
import { type BulkJobs, createBulkJobs } from './bulk/bulk-jobs.ts';
import { BULK_SLOTS, type BulkLookup, createBulkLookup } from './bulk/bulk-lookup.ts';
import { FairLimiter } from './bulk/fair-limiter.ts';
import { createJobRunner, type JobRunner } from './bulk/job-runner.ts';
import { RowReader } from './bulk/row-reader.ts';
import { createEnrichment, type Enrichment, FRESH_MS } from './enrichment.ts';
import { type CompanyIcons, createCompanyIcons } from './icons/company-icons.ts';
import { createQueueWorker, type QueueWorker } from './queue-worker.ts';
import { type ArchivedTexts, createArchivedTexts } from './reading/archived-texts.ts';
import { PageReader } from './reading/page-reader.ts';
import { createFollowUpMarks } from './storing/follow-up-marks.ts';
import type { OnProfilesStored } from './storing/follow-ups.ts';
import { ProfileStore } from './storing/profile-store.ts';
import { createRenderingTier } from './tiers/browser-tier.ts';
import { createCrawlTier } from './tiers/crawl-tier.ts';
import { guarded } from './tiers/guarded-tier.ts';
import { createLiveTier, createProxyTier } from './tiers/live-tier.ts';
import type { Tier } from './tiers/tier.ts';
import { TryJournal } from './try-journal.ts';

export interface LiveFetchingDependencies {
  /** How many services crawl together, including this one. */
  readonly serviceCount?: () => number;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly index: Pick<TextSearch, 'findMany' | 'generation' | 'identity' | 'newMatches'> &
    Pick<TextWriter, 'upsert'>;
  readonly companies: CompanyStore;
  readonly queue: CrawlQueue;
  readonly onProfilesStored: OnProfilesStored;
  /** Called with every attempt of a tier. */
  readonly onFetched?: (tier: string, outcome: string) => void;
  /** Domains that are neither fetched nor stored. */
  readonly isExcluded?: (domain: string) => boolean;
  /** Reads fetched pages; by default a new one is created. It is closed with everything else. */
  readonly reader?: PageReader;
  readonly options: LiveFetchingOptions;
}

export interface LiveFetchingOptions {
  readonly dataDir: string;
  readonly fetching: Omit<FetcherOptions, 'logger'>;
  /** Undefined disables the browser. */
  readonly browser: Omit<BrowserTierOptions, 'logger'> | undefined;
  readonly crawlDataUrl: string;
  /** Undefined disables the index server. */
  readonly crawlIndexUrl: string | undefined;
  readonly queueConcurrency: number;
  /** How many versions of a homepage its history keeps. */
  readonly historyVersions?: number;
  readonly fingerprintsDir?: string | undefined;
  /** Size of the cache for company icons; without it no icons are fetched. */
  readonly iconCacheBytesMax?: number;
}

/** Everything that fetches pages for the service. Threads and files are opened on first use. */
export interface LiveFetching {
  readonly enrichment: Enrichment;
  readonly queueWorker: QueueWorker;
  readonly bulkLookup: BulkLookup;
  readonly bulkJobs: BulkJobs;
  readonly jobRunner: JobRunner;
  readonly rowReader: RowReader;
  readonly icons: CompanyIcons;
  /** The texts of earlier versions of homepages. */
  readonly archivedTexts: ArchivedTexts;
  /** Opens what callers would otherwise wait for, and starts the background work. */
  start(): void;
  close(): Promise<void>;
}

const STORE_MS_MAX = 5_000;

export function createLiveFetching(needs: LiveFetchingDependencies): LiveFetching {
  const { database, clock, logger, index, companies, queue, options } = needs;
  const paths = dataFolder(options.dataDir);
  const opened: (() => Promise<unknown>)[] = [];
  const fetcher = lazily(() => {
    const made: Fetcher = createFetcher({
      ...options.fetching,
      logger,
      ...(needs.serviceCount && { serviceCount: needs.serviceCount }),
    });
    opened.push(() => made.close());
    return made;
  });
  const browser = lazily(() => {
    const made: BrowserTier | undefined =
      options.browser && createBrowserTier({ ...options.browser, logger });
    if (made) opened.push(() => made.close());
    return made;
  });
  const commonCrawl = lazily(openCommonCrawl);
  const ranks = lazily(openRanks);
  const archive = lazily(openArchive);

  const reader = needs.reader ?? new PageReader({ logger, fingerprintsDir: options.fingerprintsDir });
  const domainRank = async (domain: string) => (await (await ranks())?.find(domain)) ?? null;
  const reading = { reader, domainRank };
  const store = new ProfileStore({
    index,
    archive,
    logger,
    onProfilesStored: needs.onProfilesStored,
    forgotten: () => readForgotten(database),
    ...(options.historyVersions !== undefined && { historyVersions: options.historyVersions }),
    ...(needs.isExcluded && { isExcluded: needs.isExcluded }),
  });
  const marks = createFollowUpMarks({ database, clock, logger, owner: processIdentity(), index, store });
  const journal = new TryJournal({ queue, logger });
  const fetching: Pick<Fetcher, 'fetch'> = { fetch: (domain, how) => fetcher().fetch(domain, how) };
  const { isExcluded = () => false, onFetched = () => undefined } = needs;
  const guard = (tier: Tier): Tier => guarded(tier, { isExcluded, onFetched });
  const live = guard(createLiveTier(fetching, reading));
  const enrichment = createEnrichment({
    clock,
    companies,
    store,
    journal,
    tiers: {
      live,
      crawl: guard(createCrawlTier(commonCrawl, createBreaker(clock), reading)),
      browser: guard(createRenderingTier(browser, reading)),
      proxy: guard(createProxyTier(fetching, reading)),
    },
  });
  const lookups = { enrichment, database, logger, limiter: new FairLimiter(BULK_SLOTS) };
  const jobRunner = createJobRunner({ ...lookups, clock });
  const queueWorker = createQueueWorker({
    queue,
    live,
    store,
    journal,
    freshAmong,
    clock,
    logger,
    concurrency: options.queueConcurrency,
  });
  const rowReader = new RowReader(logger);
  const icons = createCompanyIcons({
    clock,
    logger,
    companies,
    fetchImage: (url, how) => fetcher().fetchImage(url, how),
    directory: paths.icons,
    cacheBytesMax: options.iconCacheBytesMax ?? 0,
  });

  return {
    enrichment,
    queueWorker,
    bulkLookup: createBulkLookup({ ...lookups, companies }),
    bulkJobs: createBulkJobs({
      database,
      clock,
      companies,
      isDiskNearlyFull: () => isDiskNearlyFull(options.dataDir),
      onCreated: () => jobRunner.wake(),
    }),
    jobRunner,
    rowReader,
    icons,
    archivedTexts: createArchivedTexts(paths.pages, reader),
    start() {
      reader.warmUp();
      fetcher();
      browser();
      marks.start();
      queueWorker.start();
      jobRunner.start();
    },
    async close() {
      await Promise.all([queueWorker.stop(), jobRunner.stop(), enrichment.close(), icons.close()]);
      await reader.close();
      await rowReader.close();
      await store.close(STORE_MS_MAX);
      await marks.stop();
      await journal.close(STORE_MS_MAX);
      for (const close of opened.reverse()) await close();
    },
  };

  async function openCommonCrawl() {
    const { userAgent } = options.fetching;
    const captures = await CrawlCaptures.open({
      dataUrl: options.crawlDataUrl,
      workDirectory: paths.work,
      userAgent,
    });
    opened.push(() => captures.close());
    if (options.crawlIndexUrl === undefined) return { captures, indexServer: undefined };
    const indexServer = new CrawlIndexServer({ indexUrl: options.crawlIndexUrl, userAgent, clock });
    opened.push(() => indexServer.close());
    return { captures, indexServer };
  }

  async function openRanks() {
    if (!existsSync(paths.ranks)) return undefined;
    const found = await openDomainRanks(paths.ranks);
    opened.push(() => found.close());
    return found;
  }

  /**
   * If several services share a folder, only one writes the archive; profiles of the others have no stored page, and a rebuild copies them.
   */
  async function openArchive() {
    try {
      const live = await LiveArchive.open({ directory: paths.pages });
      opened.push(() => live.close());
      return live;
    } catch (error) {
      logger.warn({ err: error }, 'pages fetched by this service are indexed but not archived');
      return undefined;
    }
  }

  async function freshAmong(domains: readonly string[]): Promise<ReadonlySet<string>> {
    const profiles = await companies.findMany(domains);
    const since = clock.now() - FRESH_MS;
    return new Set(
      [...profiles].filter(([, { fetched_at }]) => Date.parse(fetched_at) > since).map(([domain]) => domain),
    );
  }
}

/** Created on first use; a failure is not cached. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    if (made.value instanceof Promise)
      made.value.catch(() => {
        made = undefined;
      });
    return made.value;
  };
}
