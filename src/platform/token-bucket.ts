import type { Clock } from './clock.ts';

export interface TokenBucket {
  /** Takes a token if there is one, without waiting. */
  tryTake(): boolean;
}

/** Allows this many per second on average, and at most `burst` at once. */
export function createTokenBucket(
  clock: Pick<Clock, 'monotonic'>,
  { perSecond, burst }: { readonly perSecond: number; readonly burst: number },
): TokenBucket {
  let tokens = burst;
  let filledAt = clock.monotonic();
  return {
    tryTake() {
      const now = clock.monotonic();
      tokens = Math.min(burst, tokens + ((now - filledAt) / 1_000) * perSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
