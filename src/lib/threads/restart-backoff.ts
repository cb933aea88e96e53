const minuteMs = 60_000;
const restartsPerMinute = 30;
const firstDelayMs = 20;
const delayMaxMs = 5_000;

/**
 * How long to wait before replacing a worker that ended: not at all if the last one was useful, longer and longer if several end before
 * they are ready, and never more than a fixed number in a minute.
 */
export class RestartBackoff {
  private readonly restarts: number[] = [];
  private failuresInARow = 0;

  /** The worker has loaded or answered, so it did not fail at its start. */
  reset(): void {
    this.failuresInARow = 0;
  }

  /** `now` is from a monotonic clock. */
  nextDelayMs(now: number): number {
    while (this.restarts.length > 0 && now - (this.restarts[0] as number) >= minuteMs) this.restarts.shift();
    const doubled = firstDelayMs * 2 ** Math.min(this.failuresInARow - 1, 20);
    const delay = this.failuresInARow === 0 ? 0 : Math.min(doubled, delayMaxMs);
    const oldest = this.restarts.at(-restartsPerMinute);
    const untilAllowed = oldest === undefined ? 0 : oldest + minuteMs - now;
    const chosen = Math.max(delay, untilAllowed);
    this.failuresInARow++;
    this.restarts.push(now + chosen);
    return chosen;
  }
}
