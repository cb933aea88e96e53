import { tiers } from '../access/index.ts';
import { createHealth, type HealthChecks } from '../http/index.ts';
import type { TextIndex } from '../lib/text-index/index.ts';
import type { VectorIndex } from '../lib/vector-index/index.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import { createIndexedCompanies, createIndexInfo, indexedAmong } from '../modules/company-index/index.ts';
import { createConversations, createPlanner, type PlannerThread } from '../modules/copilot/index.ts';
import {
  createCrawlQueue,
  createDomainImport,
  createKnownDomains,
  createUnindexedDomains,
} from '../modules/crawl-queue/index.ts';
import { createCharges, createLedger, createPurchases, createRowCharges } from '../modules/credits/index.ts';
import {
  createLiveFetching,
  type LiveFetchingOptions,
  type PageReader,
} from '../modules/enrichment/index.ts';
import {
  createDownloadTickets,
  createListExport,
  createSavedCompaniesExport,
} from '../modules/exports/index.ts';
import {
  createChangedCompanies,
  createCompanyHistories,
  createTechnologies,
  createTextDifferences,
} from '../modules/history/index.ts';
import { createLookalikeServices, type LookalikeServicesDependencies } from '../modules/lookalikes/index.ts';
import { createMeaningSearch } from '../modules/meaning/index.ts';
import { createMonitoringLoop, type WatchingDependencies } from '../modules/monitors/index.ts';
import { type ControlsDependencies, createControls, withoutBlocked } from '../modules/operations/index.ts';
import { createRelations } from '../modules/relations/index.ts';
import {
  createCacheClearing,
  createCompanySearch,
  createLandingFacts,
  createQueryCache,
  createSuggestions,
} from '../modules/search/index.ts';
import { createWorkspace } from '../modules/workspace/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Broadcast } from '../platform/coordination/index.ts';
import { checkDatabase, type Database } from '../platform/database/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { processIdentity } from '../platform/process-identity.ts';
import type { WorkBacklog } from '../platform/work-queue/index.ts';
import { measureServices } from './measure-services.ts';
import { measuredSearch } from './measured-search.ts';
import type { Services } from './services.ts';

interface Parts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly accounts: Accounts;
  readonly index: TextIndex;
  readonly vectorIndex: VectorIndex;
  readonly lookalikes: Pick<LookalikeServicesDependencies, 'model' | 'fitFile' | 'thresholds'>;
  readonly billingMode: NonNullable<Config['BILLING_MODE']>;
  readonly repeatReadsFreeDays: number;
  readonly cacheBytesMax: number;
  readonly monitoring: Pick<
    WatchingDependencies,
    'publicUrl' | 'intervalMs' | 'mailIntervalMs' | 'webhookHostsAllowed'
  >;
  readonly live: LiveFetchingOptions;
  /** Read messages and fetched pages; by default each gets its own thread. */
  readonly readers?: { readonly planner: PlannerThread; readonly pageReader: PageReader };
  /** What the operator controls through files. */
  readonly operator?: Pick<ControlsDependencies, 'blockedDomainsFile' | 'files' | 'isWriting'>;
  /** Checks in addition to those of the stores. */
  readonly healthChecks: HealthChecks;
  /** Notifies the other services on the same database. */
  readonly broadcast: Broadcast;
}

/** Constructs the services that need only the open stores. Tests use it too. */
export function assembleServices({
  clock,
  logger,
  database,
  mails,
  accounts,
  index,
  vectorIndex,
  lookalikes,
  billingMode,
  repeatReadsFreeDays,
  cacheBytesMax,
  monitoring,
  live,
  readers,
  operator = { isWriting: true },
  healthChecks,
  broadcast,
}: Parts): Omit<
  Services,
  'authenticator' | 'rateLimits' | 'instance' | 'web' | 'copilot' | 'mcp' | 'serverRenderedResults'
> {
  const controls = createControls({ database, clock, logger, index, vectorIndex, ...operator });
  const companies = withoutBlocked(createIndexedCompanies(index), controls.isBlocked);
  const alike = createLookalikeServices({ index, companies, vectorIndex, logger, ...lookalikes });
  const workspace = createWorkspace({ database, clock, logger });
  const rowCharges = createRowCharges({
    database,
    clock,
    logger,
    owner: processIdentity(),
    freeLookups: () => tiers.free.freeLookups,
  });
  const queryCache = createQueryCache({ bytesMax: cacheBytesMax, now: () => clock.now() });
  const planner = readers?.planner ?? createPlanner(logger);
  const metrics = createMetrics();
  const search = measuredSearch(
    createCompanySearch(
      index,
      queryCache,
      createMeaningSearch({ index, planner, descriptions: alike.descriptions }),
    ),
    metrics,
  );
  const indexInfo = createIndexInfo(index);
  const technologies = createTechnologies(index);
  const watching = createMonitoringLoop({
    database,
    clock,
    logger,
    search,
    newLookalikes: alike.newLookalikes,
    lists: workspace.lists,
    changedCompanies: createChangedCompanies(index),
    technologies,
    index,
    mails,
    ...monitoring,
  });
  const crawlQueue = createCrawlQueue({ database, clock, owner: processIdentity() });
  const liveFetching = createLiveFetching({
    database,
    clock,
    logger,
    index,
    companies,
    queue: crawlQueue,
    onProfilesStored: (profiles) => alike.vectorMaintenance.keepUp(profiles),
    serviceCount: () => broadcast.services(),
    isExcluded: controls.isBlocked,
    onFetched: countFetches(metrics),
    ...(readers && { reader: readers.pageReader }),
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
    generation: () => index.generation(),
  };
  metrics.counter('homedex_mails_sent_total', 'Mails sent since the start.', () => mails.sent);
  metrics.counter(
    'homedex_mails_failed_total',
    'Failed attempts to send a mail since the start.',
    () => mails.failed,
  );
  // The metric names of version 0.3, kept for one more release: see docs/operations/upgrading.md.
  metrics.gauge('homedex_mails_sent', 'Mails sent since the start.', () => mails.sent);
  metrics.gauge(
    'homedex_mails_failed',
    'Failed attempts to send a mail since the start.',
    () => mails.failed,
  );
  measureServices(metrics, {
    index,
    queryCache,
    vectorMaintenance: alike.vectorMaintenance,
    database,
    clock,
    monitorIntervalMs: monitoring.intervalMs,
  });
  measureQueue(metrics, 'mail', mails);
  measureQueue(metrics, 'webhook', watching.webhooks);
  measureQueue(metrics, 'bulk_job', liveFetching.jobRunner);
  measureBacklog(metrics, 'crawl', liveFetching.queueWorker);
  measureBacklog(metrics, 'row_charge', rowCharges);
  return {
    clock,
    logger,
    planner,
    conversations: createConversations(database, clock),
    health: createHealth(
      {
        'The index': () => index.health(),
        'The accounts database': async () => {
          await checkDatabase(database);
          return [];
        },
        Mails: () => mails.problems(),
        'The operator controls': () => controls.problems(),
        Vectors: () => alike.vectorMaintenance.problems(),
        ...healthChecks,
      },
      logger,
    ),
    // A search without an account needs only the index. If anything else is unavailable, a load balancer must not remove this instance.
    readiness: createHealth(
      {
        'The index': async () => {
          await index.find('ready.invalid');
          return [];
        },
      },
      logger,
    ),
    metrics,
    controls,
    mails,
    accounts,
    auditLog: accounts.auditLog,
    workspace,
    ledger: createLedger(database, clock),
    purchases: createPurchases(database, clock, billingMode),
    charges: createCharges(database, clock, {
      freeLookups: () => tiers.free.freeLookups,
      repeatReadsFreeDays,
    }),
    rowCharges,
    companies,
    relations: createRelations(index),
    companyHistories: createCompanyHistories(index),
    textDifferences: createTextDifferences(index, liveFetching.archivedTexts),
    technologies,
    lookalikes: alike.lookalikes,
    newLookalikes: alike.newLookalikes,
    companyVectors: alike.companyVectors,
    vectorMaintenance: alike.vectorMaintenance,
    search,
    suggestions: createSuggestions(index),
    indexInfo,
    landingFacts: createLandingFacts({ search, indexInfo, clock, logger }),
    queryCache,
    clearCaches: createCacheClearing(queryCache, broadcast),
    crawlQueue,
    liveFetching,
    domainImport: createDomainImport(crawlQueue, indexedAmong(index), () => liveFetching.queueWorker.wake()),
    knownDomains: createKnownDomains({
      companies,
      queue: crawlQueue,
      unindexed,
      keys,
      monotonicMs: () => clock.monotonic(),
      logger,
    }),
    monitors: watching.monitors,
    monitorRunner: watching.monitorRunner,
    notifications: watching.notifications,
    downloadTickets: createDownloadTickets(database, clock),
    savedCompaniesExport: createSavedCompaniesExport(workspace.savedCompanies, companies, rowCharges),
    listExport: createListExport(workspace.lists, workspace.notes, companies, rowCharges),
  };
}

/** Counts attempts to fetch a homepage, by tier and outcome. */
function countFetches(metrics: Metrics): (tier: string, outcome: string) => void {
  return metrics.labelledCounter(
    'homedex_fetches_total',
    'Attempts to fetch a homepage, by tier and outcome (content, skipped, cancelled, or the failure).',
    'tier',
    'outcome',
  );
}

/** Measures how much waits in a queue, for how long, and what failed. */
function measureQueue(
  metrics: Metrics,
  name: string,
  queue: { readonly lastBacklog: WorkBacklog; readonly failedPermanently: number },
): void {
  measureBacklog(metrics, name, queue);
  metrics.counter(
    `homedex_${name}_queue_given_up_total`,
    'Rows that failed permanently since the start of this process.',
    () => queue.failedPermanently,
  );
  metrics.gauge(
    `homedex_${name}_queue_given_up`,
    'Rows that failed permanently since the start of this process.',
    () => queue.failedPermanently,
  );
}

function measureBacklog(metrics: Metrics, name: string, queue: { readonly lastBacklog: WorkBacklog }): void {
  metrics.gauge(
    `homedex_${name}_queue_depth`,
    'Rows waiting or in progress.',
    () => queue.lastBacklog.waiting,
  );
  metrics.gauge(
    `homedex_${name}_queue_oldest_seconds`,
    'How long the oldest waiting row has been due.',
    () => queue.lastBacklog.oldestAgeMs / 1_000,
  );
}
