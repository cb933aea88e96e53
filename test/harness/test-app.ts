import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AccountCaller } from '../../src/access/index.ts';
import {
  routes as allRoutes,
  assembleServices,
  type CopilotOptions,
  openStores,
  type Services,
  withCopilot,
} from '../../src/app/index.ts';
import {
  type AppLimits,
  buildApp,
  type HealthChecks,
  type Reach,
  type Route,
  readBuiltWeb,
} from '../../src/http/index.ts';
import type { TextIndex } from '../../src/lib/text-index/index.ts';
import type { VectorIndex } from '../../src/lib/vector-index/index.ts';
import {
  createAccounts,
  createLinkAddresses,
  createPasswords,
  operatorAuthenticator,
} from '../../src/modules/accounts/index.ts';
import { blankProfile, type CompanyProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import type { LiveFetchingOptions } from '../../src/modules/enrichment/index.ts';
import type { EndpointOptions } from '../../src/modules/lookalikes/index.ts';
import { noBroadcast } from '../../src/platform/coordination/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { Mail } from '../../src/platform/mail/mail-page.ts';
import { createMailQueue } from '../../src/platform/mail/mail-queue.ts';
import type { Mailer } from '../../src/platform/mail/mailer.ts';
import { createMemoryRateLimitStore } from '../../src/platform/memory-rate-limit-store.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { sharedReaders } from './shared-readers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { hostLimits } from './test-limits.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly services: Services;
  readonly database: Database;
  /** For opening the database once more. */
  readonly testDatabase: TestDatabase;
  readonly index: TextIndex;
  readonly vectorIndex: VectorIndex;
  readonly directory: string;
  /** Mails sent so far, newest last. */
  readonly mails: readonly Mail[];
  /** Everything logged so far, as one text. */
  logged(): string;
}

/** The facts of a company that a test sets; the rest is blank. */
export type CompanyFacts = Partial<CompanyProfile> & { readonly domain: string };

export interface TestAppOptions {
  readonly routes?: readonly Route<Services>[];
  readonly limits?: Partial<AppLimits>;
  readonly trustedProxies?: readonly string[];
  /** From which networks the app is meant to be reachable; from everywhere by default. */
  readonly reach?: Reach;
  /** Callers by bearer token, in addition to the real accounts. */
  readonly accounts?: Readonly<Record<string, AccountCaller>>;
  readonly services?: Partial<Services>;
  readonly copilot?: Partial<CopilotOptions>;
  readonly billing?: 'sandbox' | 'closed';
  readonly repeatReadsFreeDays?: number;
  readonly oidc?: { readonly issuer: string; readonly audience: string };
  readonly healthChecks?: HealthChecks;
  /**
   * Number of query threads, as in production, with the companies in a segment. Without any, the test's own thread answers from
   * the tail, which is enough where search is not what is tested.
   */
  readonly searchWorkers?: number;
  /** Puts the companies into a segment without starting a query thread, which takes longer than most tests. */
  readonly isCompacted?: boolean;
  /** Number of threads that embed pages for lookalikes, as in production. Without any, the test's own thread does it. */
  readonly embeddingThreads?: number;
  /** An embedding model to use instead of the built-in one. */
  readonly embeddingEndpoint?: EndpointOptions;
  readonly webhookHostsAllowed?: readonly string[];
  /** Where pages are fetched from; nowhere by default. */
  readonly live?: Partial<LiveFetchingOptions>;
  /** Replaces the mailer that keeps mails in `mails`. */
  readonly mailer?: Mailer;
  /** Replaces the ticking clock, for a test that compares exact times. */
  readonly clock?: FakeClock;
  /** Companies to index. */
  readonly companies?: readonly CompanyFacts[];
}

export const OPERATOR_TOKEN = 'operator-token';

/** With the cost of production every sign-in would take a tenth of a second. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/**
 * The real host on real stores, on SQLite or PostgreSQL depending on the test project, with a fake clock, captured logs and
 * mails, and responses checked against their schemas.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createFakeClock();
  const log = captureLog();
  const mails: Mail[] = [];
  const mailer = options.mailer ?? { send: async (mail: Mail) => void mails.push(mail) };
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  const testDatabase = await createTestDatabase(directory);
  const stores = openStores({ DATA_DIR: directory, DATABASE_URL: testDatabase.url });
  const database = await stores.database();
  const isCompacted = options.isCompacted ?? Boolean(options.searchWorkers);
  if (options.companies) await copyIndexOf(options.companies, isCompacted, directory);
  // No test app writes enough to need a flush of its tail. The thread for it would start after two seconds, which on a busy machine
  // means in every test.
  const index = await stores.index({ workers: options.searchWorkers ?? 0, compaction: false });
  const vectorIndex = await stores.vectors();
  const rateLimits = createMemoryRateLimitStore(clock);
  const mailQueue = createMailQueue({
    database,
    clock,
    logger: log.logger,
    mailer,
    linkFor: createLinkAddresses(database, 'http://homedex.test'),
  });
  mailQueue.start();
  const accounts = createAccounts({
    database,
    clock,
    logger: log.logger,
    mails: mailQueue,
    passwords: quickPasswords,
    emptyOutbox: async () => undefined,
    oidc: options.oidc ?? { issuer: undefined, audience: undefined },
  });
  const services: Services = withCopilot(
    {
      ...assembleServices({
        clock,
        logger: log.logger,
        database,
        mails: mailQueue,
        accounts,
        index,
        vectorIndex,
        lookalikes: {
          model: { workers: options.embeddingThreads ?? 0, endpoint: options.embeddingEndpoint },
          fitFile: join(directory, 'vector-fit.json'),
          thresholds: { competitor: undefined, lookalike: undefined },
        },
        billingMode: options.billing ?? 'sandbox',
        repeatReadsFreeDays: options.repeatReadsFreeDays ?? 30,
        cacheBytesMax: 10_000_000,
        monitoring: {
          publicUrl: 'http://homedex.test',
          intervalMs: 3_600_000,
          mailIntervalMs: 3_600_000,
          webhookHostsAllowed: options.webhookHostsAllowed ?? [],
        },
        live: {
          dataDir: directory,
          fetching: { userAgent: 'homedex (test)', fixedHosts: [], nameServers: ['127.0.0.1:9'] },
          browser: undefined,
          crawlDataUrl: 'http://127.0.0.1:9',
          crawlIndexUrl: undefined,
          queueConcurrency: 4,
          ...options.live,
        },
        readers: sharedReaders(log.logger),
        healthChecks: options.healthChecks ?? {},
        broadcast: noBroadcast,
      }),
      authenticator: operatorAuthenticator(OPERATOR_TOKEN, {
        findCaller: async (token, resource) =>
          options.accounts?.[token] ?? accounts.authenticator.findCaller(token, resource),
      }),
      rateLimits,
      instance: {
        publicUrl: 'http://homedex.test',
        crawlId: async () => 'CC-MAIN-2026-42',
        companies: async () => (await index.stats()).documents,
        anonymousPerMinute: options.limits?.anonymousPerMinute ?? 1_000,
        repeatReadsFreeDays: options.repeatReadsFreeDays ?? 30,
        billing: options.billing ?? 'sandbox',
      },
      web: builtWeb(),
      ...options.services,
    },
    {
      endpoint: undefined,
      timeoutMs: 240_000,
      messageCredits: 1,
      conversationCredits: 20,
      ...options.copilot,
    },
  );
  const app = await buildApp(services, {
    routes: options.routes ?? allRoutes,
    trustedProxies: options.trustedProxies ?? [],
    reach: options.reach ?? { isOwnHost: () => true, corsOrigins: ['*'] },
    checkResponses: true,
    limits: { ...hostLimits, ...options.limits },
  });
  app.addHook('onClose', async () => {
    await services.controls.stop();
    await services.copilot.close();
    await services.liveFetching.close();
    await accounts.purge.stop();
    await accounts.linkRequests.settled();
    await mailQueue.stop();
    await services.rowCharges.close();
    await services.workspace.viewHistory.settled();
    await services.monitorRunner.stop();
    await services.vectorMaintenance.stop();
    await stores.close();
    await testDatabase.drop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    app,
    clock,
    services,
    database,
    testDatabase,
    index,
    vectorIndex,
    directory,
    mails,
    logged: log.text,
  };
}

/** Shared by all test apps, because reading it takes longer than many tests. */
let web: ReturnType<typeof readBuiltWeb> | undefined;
function builtWeb() {
  web ??= readBuiltWeb();
  return web;
}

/** Data folders with an index, by the companies it contains. */
const indexed = new Map<string, string>();
process.once('exit', () => {
  for (const folder of indexed.values()) rmSync(folder, { recursive: true, force: true });
});

/**
 * Copies an index of these companies, which is built once per process: most files build an app with the same companies before
 * each test.
 */
async function copyIndexOf(
  companies: readonly CompanyFacts[],
  isCompacted: boolean,
  directory: string,
): Promise<void> {
  const contents = createHash('sha256')
    .update(JSON.stringify([isCompacted, companies]))
    .digest('hex');
  let folder = indexed.get(contents);
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'homedex-indexed-'));
    const stores = openStores({ DATA_DIR: folder });
    const index = await stores.index({ workers: 0 });
    await indexCompanies(index, companies);
    if (isCompacted) await index.compact();
    await stores.close();
    indexed.set(contents, folder);
  }
  cpSync(dataFolder(folder).index, dataFolder(directory).index, { recursive: true });
}

/** Puts companies into an index as an ingest would. */
export async function indexCompanies(index: TextIndex, companies: readonly CompanyFacts[]): Promise<void> {
  await index.upsert(companies.map((facts) => toIndexDocument(testProfile(facts), {})));
}

const testProfile = (facts: CompanyFacts): CompanyProfile => ({
  ...blankProfile(),
  homepage_url: `https://${facts.domain}/`,
  tld: facts.domain.slice(facts.domain.lastIndexOf('.') + 1),
  fetched_at: '2026-10-20T12:00:00Z',
  crawl_id: 'CC-MAIN-2026-42',
  source: 'crawl_wet',
  ...facts,
});

/** A logger that keeps everything logged, as one text. */
export function captureLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger({ level: 'info', destination }), text: () => lines.join('') };
}
