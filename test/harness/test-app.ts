import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type AppLimits, routes as allRoutes, buildApp, type Services } from '../../src/http/index.ts';
import type { Route } from '../../src/http/route.ts';
import {
  type AccountCaller,
  createAccounts,
  FREE_LOOKUPS,
  operatorAuthenticator,
} from '../../src/modules/accounts/index.ts';
import { createCharges, createLedger, createPurchases } from '../../src/modules/credits/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { createMemoryRateLimitStore } from '../../src/platform/memory-rate-limit-store.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createMemoryCompanyStore } from './memory-company-store.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly services: Services;
  readonly database: Database;
  /** Mails sent so far, newest last. */
  readonly mails: readonly Mail[];
  /** Everything logged so far, as one text. */
  logged(): string;
}

export interface TestAppOptions {
  readonly routes?: readonly Route[];
  readonly limits?: Partial<AppLimits>;
  readonly trustedProxies?: readonly string[];
  /** Callers by bearer token, besides the real accounts. */
  readonly accounts?: Readonly<Record<string, AccountCaller>>;
  readonly services?: Partial<Services>;
  readonly billing?: 'sandbox' | 'closed';
  readonly oidc?: { readonly issuer: string; readonly audience: string };
}

export const OPERATOR_TOKEN = 'operator-token';

/** The real host on a real database, with a fake clock, a captured log and mail, and answers checked against their schemas. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createFakeClock();
  const log = captureLog();
  const mails: Mail[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  const database = openDatabase(join(directory, 'accounts.db'));
  const rateLimits = createMemoryRateLimitStore(clock);
  const accounts = createAccounts({
    database,
    clock,
    logger: log.logger,
    rateLimits,
    mailer: { send: async (mail) => void mails.push(mail) },
    publicUrl: 'http://homedex.test',
    oidc: options.oidc ?? { issuer: undefined, audience: undefined },
  });
  const services: Services = {
    clock,
    logger: log.logger,
    metrics: createMetrics(),
    authenticator: operatorAuthenticator(OPERATOR_TOKEN, {
      findCaller: async (token) => options.accounts?.[token] ?? accounts.authenticator.findCaller(token),
    }),
    rateLimits,
    accounts,
    ledger: createLedger(database, clock),
    purchases: createPurchases(database, clock, options.billing ?? 'sandbox'),
    charges: createCharges(database, clock, { perAccount: FREE_LOOKUPS }),
    companies: createMemoryCompanyStore(),
    instance: { publicUrl: 'http://homedex.test', crawlId: () => 'CC-MAIN-2026-42' },
    ...options.services,
  };
  const app = await buildApp(services, {
    routes: options.routes ?? allRoutes,
    trustedProxies: options.trustedProxies ?? [],
    checkAnswers: true,
    limits: {
      concurrentRequestsMax: 64,
      queuedRequestsMax: 1_000,
      concurrentDownloadsMax: 8,
      deadlineMs: 10_000,
      anonymousPerMinute: 1_000,
      ...options.limits,
    },
  });
  app.addHook('onClose', async () => {
    await accounts.savedCompanies.settled();
    await database.destroy();
    rmSync(directory, { recursive: true, force: true });
  });
  return { app, clock, services, database, mails, logged: log.text };
}

function captureLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger({ level: 'info', destination }), text: () => lines.join('') };
}
