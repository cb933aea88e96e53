import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Time passes. */
  advance(ms: number): void;
  /** Somebody sets the clock ahead, or back with a negative number; no time passes. */
  set(ms: number): void;
}

export function createFakeClock(startIso = '2026-11-01T00:00:00Z'): FakeClock {
  let now = Date.parse(startIso);
  let monotonic = 0;
  return {
    now: () => now,
    monotonic: () => monotonic,
    advance(ms) {
      now += ms;
      monotonic += ms;
    },
    set(ms) {
      now += ms;
    },
  };
}
