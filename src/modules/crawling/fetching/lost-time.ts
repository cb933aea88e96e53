const EVERY_MS = 50;

export interface LostTimeWatch {
  /** The total so far. */
  lostMs(): number;
  stop(): void;
}

/**
 * Measures time in which this thread did not run, because the machine is overloaded or because a server sent too much. A deadline that
 * passed in that time proves nothing about a site.
 */
export class LostTime {
  #lostMs = 0;
  #watched = 0;
  #lastMs = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Starts counting. */
  watch(): LostTimeWatch {
    if (this.#watched++ === 0) {
      this.#lastMs = performance.now();
      this.#timer = setInterval(() => this.#look(), EVERY_MS).unref();
    }
    const before = this.#lostMs;
    return {
      lostMs: () => {
        this.#look();
        return this.#lostMs - before;
      },
      stop: () => {
        if (--this.#watched === 0) clearInterval(this.#timer);
      },
    };
  }

  #look(): void {
    const now = performance.now();
    this.#lostMs += Math.max(0, now - this.#lastMs - 2 * EVERY_MS);
    this.#lastMs = now;
  }
}
