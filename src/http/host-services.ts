import type { AdministrativeAct, Authenticator, Charges } from '../access/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RateLimitStore } from '../platform/rate-limit-store.ts';
import type { Health } from './health.ts';
import type { BuiltWeb } from './web/built-web.ts';

/** Everything the host itself needs. The composition adds what the routes need. */
export interface HostServices {
  readonly logger: Logger;
  /** Counters and histograms behind /metrics. */
  readonly metrics: Metrics;
  /** Resolves bearer tokens to callers. */
  readonly authenticator: Authenticator;
  /** Request counts per caller and minute. */
  readonly rateLimits: RateLimitStore;
  /** Charges callers for calls. */
  readonly charges: Charges;
  /** Records what administrators did. */
  readonly auditLog: { record(act: AdministrativeAct): Promise<void> };
  /** What is wrong with the parts of the service, one sentence each. It answers at once even if a part does not. */
  readonly health: Health;
  /** What prevents this instance from answering a search, one sentence each. It answers at once, too. */
  readonly readiness: () => Promise<readonly string[]>;
  /** Whether the operator admits everybody, only readers, or nobody, and the sentence for those who are refused. */
  readonly controls: {
    maintenance(): { readonly mode: 'off' | 'read-only' | 'closed'; readonly message: string };
  };
  /** Facts about this instance, shown on pages and in /health. */
  readonly instance: Instance;
  readonly web: BuiltWeb;
}

export interface Instance {
  readonly publicUrl: string;
  /** Identifier of the crawl that was ingested last; empty when nothing is indexed, or only pages that came from no crawl. */
  crawlId(): Promise<string>;
  /** Number of homepages in the index. */
  companies(): Promise<number>;
  /** Requests a minute for an address without a token. */
  readonly anonymousPerMinute: number;
  /** A profile that was paid for can be read again at no cost for this many days. */
  readonly repeatReadsFreeDays: number;
  /** `sandbox`: people add credits themselves, at no charge. `closed`: an administrator adds them. */
  readonly billing: 'sandbox' | 'closed';
}
