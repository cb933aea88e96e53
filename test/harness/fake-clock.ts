import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Time passes. */
  advance(ms: number): void;
  /** Sets the clock ahead, or back with a negative number; no time passes. */
  set(ms: number): void;
}

export interface FakeClockOptions {
  /** Whether every reading takes a millisecond, as a real one may. False for a test that compares exact times. */
  readonly ticking?: boolean;
}

const START = Date.parse('2026-11-01T00:00:00Z');

/**
 * A clock that tests move. It ticks by default: code that reads the time twice and compares must tolerate that the second reading is later,
 * which a stopped clock never shows.
 */
export function createFakeClock({ ticking = true }: FakeClockOptions = {}): FakeClock {
  let passedMs = 0;
  let setByMs = 0;
  const tick = (): number => (ticking ? passedMs++ : passedMs);
  return {
    now: () => START + setByMs + tick(),
    monotonic: () => tick(),
    advance(ms) {
      passedMs += ms;
    },
    set(ms) {
      setByMs += ms;
    },
  };
}
