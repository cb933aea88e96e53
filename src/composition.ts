import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AppOptions, routes, type Services } from './http/index.ts';
import {
  createAccounts,
  FREE_LOOKUPS,
  loadAdminToken,
  operatorAuthenticator,
} from './modules/accounts/index.ts';
import { createCharges, createLedger, createPurchases } from './modules/credits/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/index.ts';
import { openDatabase } from './platform/database/index.ts';
import { createLogger } from './platform/logger.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMemoryRateLimitStore } from './platform/memory-rate-limit-store.ts';
import { createMetrics } from './platform/metrics.ts';

export interface Composition {
  readonly services: Services;
  readonly appOptions: AppOptions;
  /** Closes every store, last opened first. */
  close(): Promise<void>;
}

/** The only place that constructs services. */
export async function compose(config: Config): Promise<Composition> {
  const dataDir = resolve(config.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const clock = systemClock;
  const logger = createLogger({ level: config.LOG_LEVEL });
  const adminToken = loadAdminToken(dataDir, config.ADMIN_TOKEN);

  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const rateLimits = createMemoryRateLimitStore(clock);
  const database = openDatabase(join(dataDir, 'accounts.db'));
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: join(dataDir, 'outbox'),
    logger,
  });
  const oidc = { issuer: config.OIDC_ISSUER, audience: config.OIDC_AUDIENCE };
  const accounts = createAccounts({ database, clock, logger, mailer, rateLimits, publicUrl, oidc });

  const services: Services = {
    clock,
    logger,
    metrics: createMetrics(),
    authenticator: operatorAuthenticator(adminToken.token, accounts.authenticator),
    rateLimits,
    accounts,
    ledger: createLedger(database, clock),
    purchases: createPurchases(database, clock, config.BILLING_MODE),
    charges: createCharges(database, clock, { perAccount: FREE_LOOKUPS }),
    instance: {
      publicUrl,
      crawlId: () => config.CRAWL_ID,
    },
  };
  if (adminToken.isNew) {
    // Straight to the terminal: the log redacts tokens, and this one is shown only now.
    process.stderr.write(`admin token, shown once, kept in ${dataDir}/admin-token: ${adminToken.token}\n`);
  }
  return {
    services,
    appOptions: {
      routes,
      trustedProxies: config.TRUSTED_PROXIES,
      checkAnswers: false,
      limits: {
        concurrentRequestsMax: config.MAX_CONCURRENT_REQUESTS,
        queuedRequestsMax: config.MAX_QUEUED_REQUESTS,
        concurrentDownloadsMax: config.MAX_CONCURRENT_DOWNLOADS,
        deadlineMs: config.REQUEST_DEADLINE_MS,
        anonymousPerMinute: config.ANONYMOUS_RPM,
      },
    },
    async close() {
      await accounts.savedCompanies.settled();
      await database.destroy();
      services.metrics.registry.clear();
    },
  };
}
