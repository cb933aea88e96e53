import type { Reach } from './reach.ts';
import type { Route } from './route.ts';
export interface AppOptions<Services> {
  readonly routes: readonly Route<Services>[];
  readonly limits: AppLimits;
  readonly trustedProxies: readonly string[];
  readonly reach: Reach;
  /** For tests: a response that does not match its declared schema fails the request. */
  readonly checkResponses: boolean;
}

export interface AppLimits {
  readonly concurrentRequestsMax: number;
  readonly queuedRequestsMax: number;
  readonly concurrentDownloadsMax: number;
  readonly concurrentLookupsMax: number;
  /** For one address without a token. Accounts have at least as many, depending on their tier. */
  readonly requestsPerAddressMax: number;
  readonly downloadsPerAddressMax: number;
  readonly connectionsMax: number;
  readonly connectionsPerAddressMax: number;
  readonly deadlineMs: number;
  readonly bodyMs: number;
  readonly writeStallMs: number;
  readonly anonymousPerMinute: number;
}
