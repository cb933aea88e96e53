import { join } from 'node:path';
import { assembleServices, openStores, routes, withCopilot } from '../../src/app/index.ts';
import { buildApp, readBuiltWeb } from '../../src/http/index.ts';
import {
  createAccounts,
  createLinkAddresses,
  createPasswords,
  operatorAuthenticator,
} from '../../src/modules/accounts/index.ts';
import { blankProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { noBroadcast } from '../../src/platform/coordination/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createMailQueue } from '../../src/platform/mail/mail-queue.ts';
import { createMemoryRateLimitStore } from '../../src/platform/memory-rate-limit-store.ts';
import type { RateLimitStore } from '../../src/platform/rate-limit-store.ts';
import { answerTurnMessages } from './watch-turns.ts';

/**
 * The real service in its own process, with rate limits that are never reached, for benchmarks: `bench-server.ts FOLDER WORKERS
 * CACHE-BYTES`. A folder without an index gets one with 500 companies. Prints its address when it listens; it is ended by a signal, usually
 * SIGKILL.
 */
const [directory = '', workers = '0', cacheBytes = '0'] = process.argv.slice(2);
const logger = createLogger({ level: 'error' });
const stores = openStores({ DATA_DIR: directory });
const database = await stores.database();
const index = await stores.index({ workers: Number(workers) });
if ((await index.stats()).documents === 0) {
  const profiles = Array.from({ length: 500 }, (_, n) => ({
    ...blankProfile(),
    domain: `company-${n}.com`,
    homepage_url: `https://company-${n}.com/`,
    title: `Company ${n} sells tools`,
    body_text: 'tools for every trade '.repeat(40),
    fetched_at: '2026-10-01T00:00:00.000Z',
  }));
  await index.upsert(profiles.map((profile) => toIndexDocument(profile, {})));
}
const windows = createMemoryRateLimitStore(systemClock);
/** Counts requests as usual, so that it costs the same, but no account reaches its limit. */
const rateLimits: RateLimitStore = {
  count(key, windowMs, requests) {
    windows.count(key, windowMs, requests);
    return { requests: 1, endsInMs: windowMs };
  },
  refund: (key) => windows.refund(key),
  extendWindow: (key, endsInMs) => windows.extendWindow(key, endsInMs),
};
const mails = createMailQueue({
  database,
  clock: systemClock,
  logger,
  mailer: { send: async () => undefined },
  linkFor: createLinkAddresses(database, 'http://127.0.0.1'),
});
const accounts = createAccounts({
  database,
  clock: systemClock,
  logger,
  mails,
  passwords: createPasswords(),
  emptyOutbox: async () => undefined,
  oidc: { issuer: undefined, audience: undefined },
});
const services = withCopilot(
  {
    ...assembleServices({
      clock: systemClock,
      logger,
      database,
      mails,
      accounts,
      index,
      vectorIndex: await stores.vectors({ workers: 2 }),
      lookalikes: {
        model: { workers: 1 },
        fitFile: join(directory, 'vector-fit.json'),
        thresholds: { competitor: undefined, lookalike: undefined },
      },
      billingMode: 'sandbox',
      repeatReadsFreeDays: 0,
      cacheBytesMax: Number(cacheBytes),
      monitoring: {
        publicUrl: 'http://127.0.0.1',
        intervalMs: 3_600_000,
        mailIntervalMs: 3_600_000,
        webhookHostsAllowed: [],
      },
      live: {
        dataDir: directory,
        fetching: { userAgent: 'homedex (bench)', fixedHosts: [] },
        browser: undefined,
        crawlDataUrl: 'http://127.0.0.1:9',
        crawlIndexUrl: undefined,
        queueConcurrency: 0,
      },
      healthChecks: {},
      broadcast: noBroadcast,
    }),
    authenticator: operatorAuthenticator('no-operator-here', accounts.authenticator),
    rateLimits,
    instance: {
      publicUrl: 'http://127.0.0.1',
      crawlId: async () => '',
      companies: async () => 0,
      anonymousPerMinute: 1_000_000,
      repeatReadsFreeDays: 0,
      billing: 'sandbox' as const,
    },
    web: readBuiltWeb(),
  },
  { endpoint: undefined, timeoutMs: 10_000, messageCredits: 1, conversationCredits: 20 },
);
await services.rowCharges.start();
const app = await buildApp(services, {
  routes,
  trustedProxies: [],
  reach: { isOwnHost: () => true, corsOrigins: ['*'] },
  checkResponses: false,
  limits: {
    concurrentRequestsMax: 256,
    queuedRequestsMax: 1_000,
    concurrentLookupsMax: 1_000,
    concurrentDownloadsMax: 256,
    requestsPerAddressMax: 256,
    downloadsPerAddressMax: 256,
    connectionsMax: 10_000,
    connectionsPerAddressMax: 10_000,
    deadlineMs: 60_000,
    bodyMs: 10_000,
    writeStallMs: 20_000,
    anonymousPerMinute: 1_000_000,
  },
});
answerTurnMessages();
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
