import type { Clock } from './clock.ts';

/** Circuit breaker: stops calls to a failing server, so that callers do not wait for it. */
export interface Breaker {
  /** False while the breaker is open. After that, one caller is let through as a probe, and its outcome decides. */
  mayTry(): boolean;
  succeeded(): void;
  /** `refused`: the server asked not to be called. */
  failed(how: 'broken' | 'refused'): void;
}

const FAILURES_MAX = 3;
const PAUSE_MS = { least: 60_000, most: 3_600_000 };

/** After three failures in a row, or one refusal, no call is made for a minute; each repetition doubles the pause. */
export function createBreaker(clock: Pick<Clock, 'monotonic'>): Breaker {
  let failures = 0;
  let pauseMs = PAUSE_MS.least;
  let openUntil = Number.NEGATIVE_INFINITY;
  let isProbing = false;

  return {
    mayTry() {
      if (openUntil === Number.NEGATIVE_INFINITY) return true;
      if (isProbing || clock.monotonic() < openUntil) return false;
      isProbing = true;
      // A probe that never settles must not keep the breaker open forever.
      openUntil = clock.monotonic() + pauseMs;
      return true;
    },
    succeeded() {
      [failures, pauseMs, openUntil, isProbing] = [0, PAUSE_MS.least, Number.NEGATIVE_INFINITY, false];
    },
    failed(how) {
      failures += 1;
      const wasOpen = openUntil !== Number.NEGATIVE_INFINITY;
      if (!wasOpen && how === 'broken' && failures < FAILURES_MAX) return;
      // Calls that were running when it opened fail together; they count as one signal, not many.
      if (wasOpen && !isProbing) return;
      if (wasOpen) pauseMs = Math.min(pauseMs * 2, PAUSE_MS.most);
      openUntil = clock.monotonic() + pauseMs;
      isProbing = false;
    },
  };
}
