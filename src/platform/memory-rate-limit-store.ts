import type { Clock } from './clock.ts';
import type { RateLimitStore, RateWindow } from './rate-limit-store.ts';

/** More keys than this only come from an attack; the oldest windows are then evicted, so that memory stays bounded. */
const KEYS_MAX = 200_000;

/** Windows are measured on the monotonic clock: setting the wall clock neither locks callers out nor lets them in. */
export function createMemoryRateLimitStore(
  clock: Pick<Clock, 'monotonic'>,
  keysMax = KEYS_MAX,
): RateLimitStore {
  const windows = new Map<string, { requests: number; endsAt: number }>();

  return {
    count(key, windowMs, requests = 1): RateWindow {
      const now = clock.monotonic();
      const open = windows.get(key);
      if (open && open.endsAt > now) {
        open.requests += requests;
        return { requests: open.requests, endsInMs: open.endsAt - now };
      }
      if (requests === 0) return { requests: 0, endsInMs: 0 };
      // Deleting first keeps the map in order of window start, so its head is always the oldest window.
      windows.delete(key);
      dropOldest(now);
      windows.set(key, { requests, endsAt: now + windowMs });
      return { requests, endsInMs: windowMs };
    },

    giveBack(key) {
      const open = windows.get(key);
      if (open && open.requests > 0 && open.endsAt > clock.monotonic()) open.requests -= 1;
    },

    prolong(key, endsInMs) {
      const now = clock.monotonic();
      const open = windows.get(key);
      if (!open || open.endsAt <= now) return;
      open.endsAt = now + endsInMs;
      // To the end of the map, so that those before it are still found when they are over.
      windows.delete(key);
      windows.set(key, open);
    },
  };

  function dropOldest(now: number): void {
    for (const [key, window] of windows) {
      if (window.endsAt > now && windows.size < keysMax) return;
      windows.delete(key);
    }
  }
}
