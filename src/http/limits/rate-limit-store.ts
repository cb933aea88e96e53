/** Counts requests in windows of time. The one door behind which another instance-spanning store can stand. */
export interface RateLimitStore {
  /** Counts one request of `key`; the window starts with the first request after the last window ended. */
  count(key: string, windowMs: number): Promise<RateWindow>;
}

export interface RateWindow {
  /** Requests in the window, this one included. */
  readonly requests: number;
  readonly endsInMs: number;
}
