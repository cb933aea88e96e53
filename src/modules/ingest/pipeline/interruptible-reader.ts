import type { SourceItem } from '../page-source.ts';

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Reads a source that may be silent for an hour (a public server that throttles). Meanwhile, pending work is committed when it is due, and
 * a stop takes effect.
 */
export class InterruptibleReader {
  readonly #items: AsyncIterator<SourceItem>;
  readonly #signal: AbortSignal | undefined;
  #next: Promise<IteratorResult<SourceItem>> | undefined;

  constructor(items: AsyncIterable<SourceItem>, signal: AbortSignal | undefined) {
    this.#items = items[Symbol.asyncIterator]();
    this.#signal = signal;
  }

  /** The next item; undefined at the end of the source or when the run was stopped. */
  async next(msUntilDue: () => number, whenDue: () => Promise<void>): Promise<SourceItem | undefined> {
    while (!this.#signal?.aborted) {
      const next = this.#readNext();
      const first = await this.#firstOf(next, msUntilDue());
      if (first === 'due') await whenDue();
      if (first === 'due' || first === 'stopped') continue;
      this.#next = undefined;
      return first.done ? undefined : first.value;
    }
    return undefined;
  }

  /** Ends the source. A source that is waiting ends by its own signal and is not awaited. */
  async close(): Promise<void> {
    const ended = this.#items.return?.();
    if (this.#next === undefined) await ended;
    else ended?.catch(() => undefined);
  }

  #readNext(): Promise<IteratorResult<SourceItem>> {
    if (this.#next === undefined) {
      this.#next = this.#items.next();
      // The next caller gets the failure; a stopped run does not wait any more.
      this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  async #firstOf(
    next: Promise<IteratorResult<SourceItem>>,
    dueMs: number,
  ): Promise<IteratorResult<SourceItem> | 'due' | 'stopped'> {
    const signal = this.#signal;
    const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<'due' | 'stopped'>();
    const timer = setTimeout(() => interrupt('due'), Math.min(Math.max(0, dueMs), LONGEST_TIMER_MS));
    const stop = () => interrupt('stopped');
    signal?.addEventListener('abort', stop);
    try {
      return await Promise.race([next, interrupted]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }
}
