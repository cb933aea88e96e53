import type { Accounts, Authenticator } from '../modules/accounts/index.ts';
import type { CompanyStore } from '../modules/companies/index.ts';
import type { Charges, Ledger, Purchases } from '../modules/credits/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RateLimitStore } from '../platform/rate-limit-store.ts';

/** Everything a route may use, made once in composition.ts. */
export interface Services {
  /** The time. */
  readonly clock: Clock;
  /** Structured log lines. */
  readonly logger: Logger;
  /** Counters and histograms behind /metrics. */
  readonly metrics: Metrics;
  /** Bearer tokens to callers. */
  readonly authenticator: Authenticator;
  /** Request counts per caller and minute. */
  readonly rateLimits: RateLimitStore;
  /** People: registration, sessions, keys, saved companies, lists. */
  readonly accounts: Accounts;
  /** Credit balances and their history. */
  readonly ledger: Ledger;
  /** Buying and granting credits. */
  readonly purchases: Purchases;
  /** Taking the price of a call. */
  readonly charges: Charges;
  /** Company profiles by domain. */
  readonly companies: CompanyStore;
  /** Facts about this instance that pages and health show. */
  readonly instance: Instance;
}

export interface Instance {
  readonly publicUrl: string;
  /** Identifier of the crawl that is served; empty when nothing is indexed. */
  crawlId(): string;
}
