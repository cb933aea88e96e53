import type { RateLimitStore } from '../../src/platform/rate-limit-store.ts';

/** A store without limits, for tests of something else. */
export const noRateLimits: RateLimitStore = {
  count: () => ({ requests: 1, endsInMs: 1_000 }),
  refund: () => undefined,
  extendWindow: () => undefined,
};
