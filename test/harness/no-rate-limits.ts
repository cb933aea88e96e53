import type { RateLimitStore } from '../../src/platform/rate-limit-store.ts';

/** A store without limits, for tests that are not about limits. */
export const noRateLimits: RateLimitStore = {
  count: () => ({ requests: 1, endsInMs: 1_000 }),
  refund: () => undefined,
  extendWindow: () => undefined,
};
