import { join, resolve } from 'node:path';
import { type AppLimits, type AppOptions, reachOf, readBuiltWeb } from '../http/index.ts';
import type { TextIndex } from '../lib/text-index/index.ts';
import type { VectorIndex } from '../lib/vector-index/index.ts';
import {
  announceAdminToken,
  createAccounts,
  createLinkAddresses,
  createPasswords,
  loadAdminToken,
  OUTBOX_AGE_MS,
  operatorAuthenticator,
} from '../modules/accounts/index.ts';
import { dataFolder, takeInventory } from '../modules/data-folder/index.ts';
import { newestCrawlId } from '../modules/ingest/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, localAddress } from '../platform/config/index.ts';
import { type Broadcast, noBroadcast, openPostgresBroadcast } from '../platform/coordination/index.ts';
import { type Database, watchDatabase } from '../platform/database/index.ts';
import { diskBytes, diskProblems } from '../platform/disk-space.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { createMailQueue } from '../platform/mail/mail-queue.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { emptyOutbox } from '../platform/mail/outbox.ts';
import { createMemoryRateLimitStore } from '../platform/memory-rate-limit-store.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createRecentFailure } from '../platform/recent-failure.ts';
import { assembleServices } from './assemble-services.ts';
import { billingOf } from './billing-mode.ts';
import { liveFetchingOptions } from './live-fetching.ts';
import { modelChoice } from './model-choice.ts';
import { measureSharedLimits, openSharedLimits } from './open-shared-limits.ts';
import { openStores, type Stores } from './open-stores.ts';
import { measureTracing, openTracing } from './open-tracing.ts';
import { openPlansFile } from './plans-file.ts';
import { openPublisher, type Publisher } from './publish-index.ts';
import { routes } from './routes.ts';
import { measureBackups, openScheduledBackups, type ScheduledBackups } from './scheduled-backups.ts';
import type { Services } from './services.ts';
import { copilotOptions, withCopilot } from './with-copilot.ts';

export interface Composition {
  readonly services: Services;
  readonly index: TextIndex;
  readonly database: Database;
  readonly vectorIndex: VectorIndex;
  readonly appOptions: AppOptions<Services>;
  /** Publishes the index for services that only read it; undefined unless COPY_TO is set. */
  readonly publisher: Publisher | undefined;
  /** Makes scheduled backups; undefined if none are scheduled. */
  readonly backups: ScheduledBackups | undefined;
  /** Closes every store, in reverse order of opening. */
  close(): Promise<void>;
}

/** Builds the service from its settings: opens the stores, constructs what depends on settings, and assembles the rest. */
export async function compose(config: Config): Promise<Composition> {
  const stores = openStores(config);
  try {
    return await composeOn(stores, config);
  } catch (error) {
    // Close what was opened before the failure, which is the one to report.
    await stores.close().catch(() => undefined);
    throw error;
  }
}

async function composeOn(stores: Stores, config: Config): Promise<Composition> {
  const dataDir = resolve(config.DATA_DIR);
  const logger = createLogger({ level: config.LOG_LEVEL });
  const tracing = openTracing(config, logger);
  const adminToken = loadAdminToken(dataDir, config.ADMIN_TOKEN);
  const billing = billingOf(config);
  if (adminToken.isNew)
    process.stderr.write(
      `homedex: ${announceAdminToken(adminToken.token, dataDir, process.stderr.isTTY === true)}\n`,
    );
  logger.info({ billing: billing.mode }, billing.explanation);
  const clock = systemClock;
  const publicUrl = config.PUBLIC_URL ?? localAddress(config);
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
    passwords: createPasswords(),
    emptyOutbox: (now) => emptyOutbox(outbox, OUTBOX_AGE_MS, now),
    oidc: { issuer: config.OIDC_ISSUER, audience: config.OIDC_AUDIENCE },
  });
  const flushing = createRecentFailure(
    'Background flushing or merging of the index failed in the last ten minutes; see the log.',
    clock,
  );
  const failures = { index: 0, vectors: 0, embedding: 0 };
  const index = await stores.index({
    workers: config.SEARCH_WORKERS,
    verification: true,
    onUnknownFiles: (files) =>
      logger.warn(
        { files },
        'the index folder contains segment files of another index; they were left unchanged',
      ),
    onAbsentFilters: (columns) =>
      logger.warn(
        { event: 'index_columns_missing', missing: columns.length, examples: columns.slice(0, 5) },
        'the index was built before some columns could be filtered, counted and sorted by; such requests are refused until homedex index rebuild',
      ),
    onBackgroundError: (error) => {
      failures.index += 1;
      flushing.note();
      logger.error(
        { event: 'index_background_failed', err: error },
        'background work of the index failed; searches and writes continue, a thread that ended is replaced, and flushing and merging are retried after later writes',
      );
    },
  });
  const vectorIndex = await stores.vectors({
    workers: config.SEARCH_WORKERS,
    onBackgroundError: (error) => {
      failures.vectors += 1;
      logger.error(
        { event: 'vector_index_background_failed', err: error },
        'background work of the vector index failed',
      );
    },
  });
  takeInventory(dataDir);
  const broadcast =
    config.DATABASE_URL === undefined ? noBroadcast : await openPostgresBroadcast(config.DATABASE_URL);
  const accountsWatch =
    config.DATABASE_URL === undefined
      ? watchDatabase(dataFolder(dataDir).accounts, (problem) =>
          logger.error({ problem }, 'the accounts database is damaged'),
        )
      : undefined;
  // Filled later: the backups are constructed after the services, whose health check includes them.
  const scheduledBackups: ScheduledBackups[] = [];
  const assembled = assembleServices({
    clock,
    logger,
    database,
    mails,
    accounts,
    index,
    vectorIndex,
    lookalikes: {
      model: {
        ...modelChoice(config),
        onThreadLost: (error) => {
          failures.embedding += 1;
          logger.error(
            { event: 'thread_replaced', err: error },
            'a page-reading thread ended and is being replaced',
          );
        },
      },
      fitFile: dataFolder(dataDir).vectorFit,
      thresholds: { competitor: config.COMPETITOR_SCORE_MIN, lookalike: config.LOOKALIKE_SCORE_MIN },
    },
    billingMode: billing.mode,
    repeatReadsFreeDays: config.REPEAT_READS_FREE_DAYS,
    cacheBytesMax: config.QUERY_CACHE_MB * 1_000_000,
    monitoring: {
      publicUrl,
      intervalMs: config.MONITOR_INTERVAL_MINUTES * 60_000,
      mailIntervalMs: config.MONITOR_MAIL_MINUTES * 60_000,
      webhookHostsAllowed: config.WEBHOOK_HOSTS_ALLOWED,
    },
    live: liveFetchingOptions(config),
    operator: {
      blockedDomainsFile: config.BLOCKED_DOMAINS_FILE,
      files: openPlansFile(config.PLANS_FILE, logger),
      isWriting: config.COPY_FROM === undefined,
    },
    healthChecks: {
      'Index maintenance': flushing.problems,
      ...(accountsWatch && { 'The accounts database file': accountsWatch.problems }),
      'The disk': () => diskProblems(dataDir),
      Backups: async () => (await Promise.all(scheduledBackups.map((one) => one.problems()))).flat(),
    },
    broadcast,
  });

  for (const part of ['index', 'vectors', 'embedding'] as const)
    assembled.metrics.counter(
      `homedex_${part}_background_failures_total`,
      'Failures of background work, threads that ended and were replaced included.',
      () => failures[part],
    );
  assembled.metrics.asyncGauges(
    {
      homedex_disk_free_bytes: 'Bytes that are left on the disk of the data folder.',
      homedex_disk_size_bytes: 'Size of the disk of the data folder.',
    },
    () => diskBytes(dataDir),
  );
  if (config.DATABASE_URL !== undefined) watchClock(broadcast, assembled.metrics, logger);
  if (config.COPY_FROM !== undefined)
    assembled.metrics.gauge(
      'homedex_index_copy_age_seconds',
      'Seconds since the writer last confirmed that this copy is current.',
      () => (stores.copyAgeMs() ?? 0) / 1000,
    );
  const crawlId = cached(async () => config.CRAWL_ID || newestCrawlId(database, index));
  // Keeps the results at most a second old, so that a probe never waits behind other work.
  const probing = setInterval(() => {
    // The next caller gets the error.
    for (const probed of [assembled.health(), assembled.readiness(), crawlId()])
      probed.catch(() => undefined);
  }, PROBE_EVERY_MS).unref();
  const backups = openScheduledBackups(config, { index, database, clock, logger });
  if (backups) {
    scheduledBackups.push(backups);
    measureBackups(backups, assembled.metrics);
  }
  const publisher = openPublisher(config, { index, database, logger });
  // This comes last, so that a failure in an earlier step leaves no connection open.
  const sharedLimits = await openSharedLimits(config, clock, logger);
  if (sharedLimits) measureSharedLimits(sharedLimits, assembled.metrics);
  if (tracing) measureTracing(tracing, assembled.metrics);
  const services = withCopilot(
    {
      ...assembled,
      authenticator: operatorAuthenticator(adminToken.token, accounts.authenticator),
      rateLimits: sharedLimits ?? createMemoryRateLimitStore(clock),
      instance: {
        publicUrl,
        crawlId,
        companies: async () => (await assembled.indexInfo.stats()).documents,
        anonymousPerMinute: config.ANONYMOUS_RPM,
        repeatReadsFreeDays: config.REPEAT_READS_FREE_DAYS,
        billing: billing.mode,
      },
      web: readBuiltWeb(),
    },
    copilotOptions(config),
  );
  return {
    index,
    database,
    vectorIndex,
    publisher,
    backups,
    services,
    appOptions: {
      routes,
      trustedProxies: config.TRUSTED_PROXIES,
      reach: reachOf(config),
      checkResponses: false,
      limits: limitsOf(config),
    },
    async close() {
      clearInterval(probing);
      accountsWatch?.stop();
      await assembled.controls.stop();
      await services.copilot.close();
      await assembled.liveFetching.close();
      await assembled.monitorRunner.stop();
      await accounts.purge.stop();
      await accounts.linkRequests.settled();
      await mails.stop();
      await assembled.rowCharges.close();
      await assembled.workspace.viewHistory.settled();
      await assembled.vectorMaintenance.stop();
      await publisher?.stop();
      await backups?.stop();
      sharedLimits?.close();
      await broadcast.close();
      await stores.close();
      await tracing?.stop();
    },
  };
}

const PROBE_EVERY_MS = 1_000;

/** Returns the last value at once, if there is one, while a new one is being read. */
function cached(read: () => Promise<string>): () => Promise<string> {
  let known: string | undefined;
  let reading: Promise<string> | undefined;
  return async () => {
    reading ??= read()
      .then((value) => {
        known = value;
        return value;
      })
      .finally(() => {
        reading = undefined;
      });
    if (known === undefined) return reading;
    // The waiting caller gets the error; here the last value is good enough.
    reading.catch(() => undefined);
    return known;
  };
}

const limitsOf = (config: Config): AppLimits => ({
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
});

/** Due times are dates, so a difference of a few seconds does no harm. */
const APART_MS_MAX = 15_000;

/**
 * Due times are dates, so a service whose clock is ahead starts mails, retries and fetches too early, and one whose clock is behind too
 * late. This is not a health check: if the clock of the database were wrong, a load balancer would remove every service at once.
 */
function watchClock(broadcast: Broadcast, metrics: Metrics, logger: Logger): void {
  metrics.gauge(
    'homedex_clock_apart_seconds',
    'Difference between the clocks of this machine and the database.',
    () => broadcast.clocksApartMs() / 1000,
  );
  const seconds = Math.round(broadcast.clocksApartMs() / 1000);
  if (broadcast.clocksApartMs() > APART_MS_MAX)
    logger.warn(
      { seconds },
      'the clocks of this machine and the database differ, so queued work may start too early or too late; correct them',
    );
}
