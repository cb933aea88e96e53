import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Lets time pass. */
  advance(ms: number): void;
  /** Sets the wall clock ahead, or back with a negative number, without time passing. */
  set(ms: number): void;
}

export interface FakeClockOptions {
  /** Whether every reading takes a millisecond, as a real one may. False for tests that compare exact times. */
  readonly ticking?: boolean;
}

const START = Date.parse('2026-11-01T00:00:00Z');

/**
 * A clock that tests control. It ticks by default: code that reads the time twice must tolerate that the second reading is
 * later, which a stopped clock would never show.
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
