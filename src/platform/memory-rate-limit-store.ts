import type { Clock } from './clock.ts';
import type { RateLimitStore, RateWindow } from './rate-limit-store.ts';

/** Only an attack uses more keys than this. The oldest windows are then evicted, so that memory stays bounded. */
const KEYS_MAX = 200_000;

interface OpenWindow {
  requests: number;
  endsAt: number;
}

/**
 * Windows are measured on the monotonic clock, so that setting the wall clock neither locks callers out nor lets them in. They are kept in
 * two maps, the older of which is dropped as a whole: deleting keys one by one from the head of a map gets slower and slower.
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

    refund(key) {
      const open = openWindow(key, clock.monotonic());
      if (open && open.requests > 0) open.requests -= 1;
    },

    extendWindow(key, endsInMs) {
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
    // After the duration of the longest window, all windows in the older map have ended.
    if (recent.size >= keysMax / 2 || now - rotatedAt >= longestMs) {
      older = recent;
      recent = new Map();
      rotatedAt = now;
    }
    recent.set(key, window);
  }
}
