/** The time as a dependency, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. It may be set back or ahead at any moment. */
  now(): number;
  /** Milliseconds since an arbitrary moment, for measuring durations. It cannot be set. */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
