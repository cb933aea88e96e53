import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function createFakeClock(startIso = '2026-11-01T00:00:00Z'): FakeClock {
  let now = Date.parse(startIso);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
