/** Counts requests in windows of time. The interface of the in-process store and of the one shared by all instances. */
export interface RateLimitStore {
  /** Counts a request of `key`, or as many as are given (with 0, it only looks); the window starts with the first request after the last window ended. At once where it is counted in this process. */
  count(key: string, windowMs: number, requests?: number): RateWindow | Promise<RateWindow>;
  /** Refunds one counted request of `key`; does nothing where its window has ended. */
  giveBack(key: string): void | Promise<void>;
  /** Lets the open window of `key` end so many milliseconds from now; nothing where it has ended. */
  prolong(key: string, endsInMs: number): void | Promise<void>;
}

export interface RateWindow {
  /** Requests in the window, this one included. */
  readonly requests: number;
  readonly endsInMs: number;
}
