import type { AppLimits } from '../../src/http/app-limits.ts';
import type { RateLimitStore } from '../../src/platform/rate-limit-store.ts';

/** A store without limits, for tests that are not about limits. */
export const noRateLimits: RateLimitStore = {
  count: () => ({ requests: 1, endsInMs: 1_000 }),
  refund: () => undefined,
  extendWindow: () => undefined,
};

/** Limits of the host that no test reaches unless it is about them. */
export const hostLimits: AppLimits = {
  concurrentRequestsMax: 64,
  queuedRequestsMax: 1_000,
  concurrentDownloadsMax: 8,
  concurrentLookupsMax: 16,
  // Every test calls from one address; tests about sharing an address set their own limit.
  requestsPerAddressMax: 10_000,
  downloadsPerAddressMax: 10_000,
  connectionsMax: 10_000,
  connectionsPerAddressMax: 10_000,
  // Real time, of which a busy machine may need a lot; tests about deadlines set their own.
  deadlineMs: 240_000,
  bodyMs: 240_000,
  writeStallMs: 240_000,
  anonymousPerMinute: 1_000,
};
