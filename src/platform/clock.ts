/** The time as a dependency, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. Someone may set it back or ahead at any moment. */
  now(): number;
  /** Milliseconds since some moment, for measuring how long something takes: nobody can set it. */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
