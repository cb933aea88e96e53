import type { RateLimitStore } from '../../src/platform/rate-limit-store.ts';

/** A store in which nobody ever reaches a limit, for tests of something else. */
export const noRateLimits: RateLimitStore = {
  count: () => ({ requests: 1, endsInMs: 1_000 }),
  giveBack: () => undefined,
  prolong: () => undefined,
};
