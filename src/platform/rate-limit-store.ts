/** Counts requests in time windows. Implemented by the in-process store and by the one shared by all instances. */
export interface RateLimitStore {
  /**
   * Counts a request of `key`, or as many as given (0 only reads the window). The window starts with the first request after the last
   * window ended. Returns synchronously if it is counted in this process.
   */
  count(key: string, windowMs: number, requests?: number): RateWindow | Promise<RateWindow>;
  /** Refunds one counted request of `key`; does nothing if its window has ended. */
  refund(key: string): void | Promise<void>;
  /** Makes the open window of `key` end this many milliseconds from now; does nothing if it has ended. */
  extendWindow(key: string, endsInMs: number): void | Promise<void>;
}

export interface RateWindow {
  /** Requests in the window, this one included. */
  readonly requests: number;
  readonly endsInMs: number;
}
