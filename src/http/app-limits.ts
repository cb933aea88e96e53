import type { Reach } from './reach.ts';
import type { Route } from './route.ts';
export interface AppOptions<Services> {
  readonly routes: readonly Route<Services>[];
  readonly limits: AppLimits;
  readonly trustedProxies: readonly string[];
  readonly reach: Reach;
  /** Tests: an answer that does not fit its declared schema fails the request. */
  readonly checkAnswers: boolean;
}

export interface AppLimits {
  readonly concurrentRequestsMax: number;
  readonly queuedRequestsMax: number;
  readonly concurrentDownloadsMax: number;
  readonly concurrentLookupsMax: number;
  /** Of one address without a token; accounts have as many or more, by their tier. */
  readonly requestsPerAddressMax: number;
  readonly downloadsPerAddressMax: number;
  readonly connectionsMax: number;
  readonly connectionsPerAddressMax: number;
  readonly deadlineMs: number;
  readonly bodyMs: number;
  readonly writeStallMs: number;
  readonly anonymousPerMinute: number;
}
