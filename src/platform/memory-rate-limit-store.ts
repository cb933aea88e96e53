import type { Clock } from './clock.ts';
import type { RateLimitStore, RateWindow } from './rate-limit-store.ts';

/** More keys than this only come from an attack; the oldest windows are then evicted, so that memory stays bounded. */
const KEYS_MAX = 200_000;

interface OpenWindow {
  requests: number;
  endsAt: number;
}

/**
 * Windows are measured on the monotonic clock: setting the wall clock neither locks callers out nor lets them in. They are kept
 * in two maps, of which the older is dropped whole: deleting one key after the other from the head of a map takes ever longer.
 */
export function createMemoryRateLimitStore(
  clock: Pick<Clock, 'monotonic'>,
  keysMax = KEYS_MAX,
): RateLimitStore {
  let recent = new Map<string, OpenWindow>();
  let older = new Map<string, OpenWindow>();
  let rotatedAt = clock.monotonic();
  let longestMs = 0;

  return {
    count(key, windowMs, requests = 1): RateWindow {
      const now = clock.monotonic();
      const open = openWindow(key, now);
      if (open) {
        open.requests += requests;
        return { requests: open.requests, endsInMs: open.endsAt - now };
      }
      if (requests === 0) return { requests: 0, endsInMs: 0 };
      start(key, { requests, endsAt: now + windowMs }, now);
      return { requests, endsInMs: windowMs };
    },

    giveBack(key) {
      const open = openWindow(key, clock.monotonic());
      if (open && open.requests > 0) open.requests -= 1;
    },

    prolong(key, endsInMs) {
      const now = clock.monotonic();
      const open = openWindow(key, now);
      if (open) start(key, { requests: open.requests, endsAt: now + endsInMs }, now);
    },
  };

  function openWindow(key: string, now: number): OpenWindow | undefined {
    const window = recent.get(key) ?? older.get(key);
    return window && window.endsAt > now ? window : undefined;
  }

  function start(key: string, window: OpenWindow, now: number): void {
    longestMs = Math.max(longestMs, window.endsAt - now);
    // After the time of the longest window all of the older ones are over.
    if (recent.size >= keysMax / 2 || now - rotatedAt >= longestMs) {
      older = recent;
      recent = new Map();
      rotatedAt = now;
    }
    recent.set(key, window);
  }
}
