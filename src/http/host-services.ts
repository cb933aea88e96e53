import type { AdministrativeAct, Authenticator, Charges } from '../access/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RateLimitStore } from '../platform/rate-limit-store.ts';
import type { Health } from './health.ts';
import type { BuiltWeb } from './web/built-web.ts';

/** All that the host itself needs. What its routes need in addition is passed to them by the composition. */
export interface HostServices {
  /** Structured log lines. */
  readonly logger: Logger;
  /** Counters and histograms behind /metrics. */
  readonly metrics: Metrics;
  /** Bearer tokens to callers. */
  readonly authenticator: Authenticator;
  /** Request counts per caller and minute. */
  readonly rateLimits: RateLimitStore;
  /** Taking the price of a call. */
  readonly charges: Charges;
  /** What administrators did. */
  readonly auditLog: { record(act: AdministrativeAct): Promise<void> };
  /** What is wrong with the parts of the service, one sentence each; answers at once even when a part does not. */
  readonly health: Health;
  /** What keeps this instance from answering a search, one sentence each; answers at once too. */
  readonly readiness: () => Promise<readonly string[]>;
  /** Whether the operator lets in everybody, only readers, or nobody; with the sentence for those who are refused. */
  readonly controls: {
    maintenance(): { readonly mode: 'off' | 'read-only' | 'closed'; readonly message: string };
  };
  /** Facts about this instance that pages and health show. */
  readonly instance: Instance;
  /** The pages as they were built. */
  readonly web: BuiltWeb;
}

export interface Instance {
  readonly publicUrl: string;
  /** Identifier of the crawl that was ingested last; empty when nothing is indexed, or only pages that came from no crawl. */
  crawlId(): Promise<string>;
  /** Homepages in the index. */
  companies(): Promise<number>;
  /** Requests a minute of an address without a token. */
  readonly anonymousPerMinute: number;
  /** For so long a profile that was paid for is not paid for again. */
  readonly repeatReadsFreeDays: number;
  /** `sandbox`: people add credits themselves, at no charge. `closed`: an administrator does. */
  readonly billing: 'sandbox' | 'closed';
}
