import { join, resolve } from 'node:path';
import { tiers } from '../callers/index.ts';
import { type AppOptions, createHealth, type HealthChecks, readBuiltWeb } from '../http/index.ts';
import type { TextIndex } from '../lib/text-index/index.ts';
import {
  type Accounts,
  createAccounts,
  createLinkAddresses,
  loadAdminToken,
  OUTBOX_AGE_MS,
  operatorAuthenticator,
} from '../modules/accounts/index.ts';
import { createIndexedCompanies, createIndexInfo, indexedAmong } from '../modules/company-index/index.ts';
import {
  createCrawlQueue,
  createDomainImport,
  createKnownDomains,
  createUnindexedDomains,
} from '../modules/crawl-queue/index.ts';
import { fetchSettings } from '../modules/crawling/index.ts';
import { createCharges, createLedger, createPurchases, createRowCharges } from '../modules/credits/index.ts';
import { createLiveFetching, type LiveFetchingOptions } from '../modules/enrichment/index.ts';
import {
  createDownloadTickets,
  createListExport,
  createSavedCompaniesExport,
} from '../modules/exports/index.ts';
import { dataFolder, newestCrawlId, takeInventory } from '../modules/ingest/index.ts';
import { createWatching, type WatchingNeeds } from '../modules/monitors/index.ts';
import { createCompanySearch, createQueryCache, createSuggestions } from '../modules/search/index.ts';
import { createShelf } from '../modules/shelf/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import { checkDatabase, type Database, watchDatabase } from '../platform/database/index.ts';
import { diskProblems } from '../platform/disk-space.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { createMailQueue, type MailQueue } from '../platform/mail/mail-queue.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { emptyOutbox } from '../platform/mail/outbox.ts';
import { createMemoryRateLimitStore } from '../platform/memory-rate-limit-store.ts';
import { createMetrics } from '../platform/metrics.ts';
import { processIdentity } from '../platform/process-identity.ts';
import { createRecentFailure } from '../platform/recent-failure.ts';
import { openStores, type StoreOptions, type Stores } from './open-stores.ts';
import { routes } from './routes.ts';
import type { Services } from './services.ts';

export interface Composition {
  readonly services: Services;
  readonly index: TextIndex;
  readonly database: Database;
  readonly appOptions: AppOptions<Services>;
  /** Closes every store, last opened first. */
  close(): Promise<void>;
}

/** The only place that constructs services. */
export async function compose(config: Config, options: StoreOptions = {}): Promise<Composition> {
  const stores = openStores(resolve(config.DATA_DIR), options);
  try {
    return await composeOn(stores, config, options);
  } catch (error) {
    // What was opened before the failure must not stay open for as long as the process lives.
    await stores.close();
    throw error;
  }
}

async function composeOn(stores: Stores, config: Config, { postgres }: StoreOptions): Promise<Composition> {
  const dataDir = resolve(config.DATA_DIR);
  const logger = createLogger({ level: config.LOG_LEVEL });
  const adminToken = loadAdminToken(dataDir, config.ADMIN_TOKEN);
  if (adminToken.isNew) {
    // Straight to the terminal: the log redacts tokens, and this one is shown only now.
    process.stderr.write(
      `homedex: admin token, shown once, kept in ${dataDir}/admin-token: ${adminToken.token}\n`,
    );
  }
  const clock = systemClock;
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const rateLimits = createMemoryRateLimitStore(clock);
  const database = await stores.database();
  const outbox = join(dataDir, 'outbox');
  if (!config.SMTP_URL)
    process.stderr.write(
      `homedex: no SMTP_URL is set, so mails are written to ${outbox}; 'homedex admin mails' shows their links\n`,
    );
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox, logger });
  const mails = createMailQueue({
    database,
    clock,
    logger,
    mailer,
    linkFor: createLinkAddresses(database, publicUrl),
  });
  const accounts = createAccounts({
    database,
    clock,
    logger,
    mails,
    emptyOutbox: (now) => emptyOutbox(outbox, OUTBOX_AGE_MS, now),
    oidc: { issuer: config.OIDC_ISSUER, audience: config.OIDC_AUDIENCE },
  });
  const folding = createRecentFailure(
    'Folding or joining the index in the background failed in the last ten minutes; the log says why.',
    clock,
  );
  const index = await stores.index({
    workers: config.SEARCH_WORKERS,
    verification: true,
    onUnknownFiles: (files) =>
      logger.warn(
        { files },
        'the index folder holds segment files that are not of this index; they are left as they are',
      ),
    onBackgroundError: (error) => {
      folding.note();
      logger.error(
        { err: error },
        'work of the index in the background failed; searches and writes go on, a thread that ended is replaced, and folding and joining are tried again after later writes',
      );
    },
  });
  takeInventory(dataDir);
  const accountsWatch = postgres
    ? undefined
    : watchDatabase(dataFolder(dataDir).accounts, (problem) =>
        logger.error({ problem }, 'the database of the accounts is damaged'),
      );
  const stored = assembleServices({
    clock,
    logger,
    database,
    mails,
    accounts,
    index,
    billingMode: config.BILLING_MODE,
    repeatReadsFreeDays: config.REPEAT_READS_FREE_DAYS,
    cacheBytesMax: config.QUERY_CACHE_MB * 1_000_000,
    monitoring: {
      mailer,
      publicUrl,
      intervalMs: config.MONITOR_INTERVAL_MINUTES * 60_000,
      mailIntervalMs: config.MONITOR_MAIL_MINUTES * 60_000,
      webhookHostsAllowed: config.WEBHOOK_HOSTS_ALLOWED,
    },
    live: {
      dataDir,
      fetching: fetchSettings(config),
      crawlDataUrl: config.CRAWL_DATA_URL,
      crawlIndexUrl: config.CRAWL_INDEX_URL,
      queueConcurrency: config.CRAWL_CONCURRENCY,
      fingerprintsDir: config.FINGERPRINTS_DIR,
    },
    healthChecks: {
      'Care of the index': folding.problems,
      ...(accountsWatch && { 'The accounts': accountsWatch.problems }),
      'The disk': () => diskProblems(dataDir),
    },
  });

  return {
    index,
    database,
    services: {
      ...stored,
      authenticator: operatorAuthenticator(adminToken.token, accounts.authenticator),
      rateLimits,
      instance: { publicUrl, crawlId: async () => config.CRAWL_ID || newestCrawlId(database, index) },
      web: readBuiltWeb(),
    },
    appOptions: {
      routes,
      trustedProxies: config.TRUSTED_PROXIES,
      checkAnswers: false,
      limits: {
        concurrentRequestsMax: config.MAX_CONCURRENT_REQUESTS,
        queuedRequestsMax: config.MAX_QUEUED_REQUESTS,
        concurrentDownloadsMax: config.MAX_CONCURRENT_DOWNLOADS,
        concurrentLookupsMax: config.MAX_CONCURRENT_LOOKUPS,
        requestsPerAddressMax: config.MAX_REQUESTS_PER_ADDRESS,
        downloadsPerAddressMax: config.MAX_DOWNLOADS_PER_ADDRESS,
        connectionsMax: config.MAX_CONNECTIONS,
        connectionsPerAddressMax: config.MAX_CONNECTIONS_PER_ADDRESS,
        deadlineMs: config.REQUEST_DEADLINE_MS,
        bodyMs: config.BODY_TIMEOUT_MS,
        writeStallMs: config.WRITE_STALL_MS,
        anonymousPerMinute: config.ANONYMOUS_RPM,
      },
    },
    async close() {
      accountsWatch?.stop();
      await stored.liveFetching.close();
      await stored.monitorRunner.stop();
      await accounts.purge.stop();
      await accounts.linkRequests.settled();
      await mails.stop();
      await stored.rowCharges.close();
      await stored.shelf.remembering.settled();
      await stores.close();
      stored.metrics.close();
    },
  };
}

interface Parts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly accounts: Accounts;
  readonly index: TextIndex;
  readonly billingMode: Config['BILLING_MODE'];
  readonly repeatReadsFreeDays: number;
  readonly cacheBytesMax: number;
  readonly monitoring: Pick<
    WatchingNeeds,
    'mailer' | 'publicUrl' | 'intervalMs' | 'mailIntervalMs' | 'webhookHostsAllowed'
  >;
  readonly live: LiveFetchingOptions;
  /** Beyond those of the stores themselves. */
  readonly healthChecks: HealthChecks;
}

/** The services that follow from the open stores alone; tests assemble theirs here too. */
export function assembleServices({
  clock,
  logger,
  database,
  mails,
  accounts,
  index,
  billingMode,
  repeatReadsFreeDays,
  cacheBytesMax,
  monitoring,
  live,
  healthChecks,
}: Parts): Omit<Services, 'authenticator' | 'rateLimits' | 'instance' | 'web'> {
  const companies = createIndexedCompanies(index);
  const shelf = createShelf({ database, clock, logger });
  const rowCharges = createRowCharges({ database, clock, logger, owner: processIdentity() });
  const queryCache = createQueryCache({ bytesMax: cacheBytesMax, now: () => clock.now() });
  const search = createCompanySearch(index, queryCache);
  const watching = createWatching({ database, clock, logger, search, index, ...monitoring });
  const crawlQueue = createCrawlQueue({ database, clock, owner: processIdentity() });
  const liveFetching = createLiveFetching({
    database,
    clock,
    logger,
    index,
    companies,
    queue: crawlQueue,
    onProfilesStored: async () => undefined,
    options: live,
  });
  const unindexed = createUnindexedDomains({
    database,
    logger,
    queue: crawlQueue,
    indexedAmong: indexedAmong(index),
    indexGeneration: () => index.generation(),
    monotonicMs: () => clock.monotonic(),
  });
  const keys = {
    count: async () => (await index.stats()).documents,
    list: (after: string | undefined, limit: number) =>
      index.listKeys({ limit, ...(after !== undefined && { after }) }),
  };
  const metrics = createMetrics();
  metrics.gauge('homedex_mails_sent', 'Mails that got out since the start.', () => mails.sent);
  metrics.gauge(
    'homedex_mails_failed',
    'Attempts to send a mail that failed since the start.',
    () => mails.failed,
  );
  return {
    clock,
    logger,
    health: createHealth(
      {
        'The index': () => index.health(),
        'The database of accounts': async () => {
          await checkDatabase(database);
          return [];
        },
        Mails: async () => (mails.trouble === undefined ? [] : [mails.trouble]),
        ...healthChecks,
      },
      logger,
    ),
    metrics,
    mails,
    accounts,
    auditLog: accounts.auditLog,
    shelf,
    ledger: createLedger(database, clock),
    purchases: createPurchases(database, clock, billingMode),
    charges: createCharges(database, clock, { freeLookups: tiers.free.freeLookups, repeatReadsFreeDays }),
    rowCharges,
    companies,
    search,
    suggestions: createSuggestions(index),
    indexInfo: createIndexInfo(index),
    queryCache,
    crawlQueue,
    liveFetching,
    domainImport: createDomainImport(crawlQueue, indexedAmong(index), () => liveFetching.queueWorker.wake()),
    knownDomains: createKnownDomains({ companies, queue: crawlQueue, unindexed, keys }),
    monitors: watching.monitors,
    monitorRunner: watching.monitorRunner,
    notifications: watching.notifications,
    downloadTickets: createDownloadTickets(database, clock),
    savedCompaniesExport: createSavedCompaniesExport(shelf.savedCompanies, companies, rowCharges),
    listExport: createListExport(shelf.lists, companies, rowCharges),
  };
}
