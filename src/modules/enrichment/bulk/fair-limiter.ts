/** A share of the limiter, for example of one file that is being looked up. */
export interface LimiterShare {
  /** Runs the work once there is a slot. Rejects with the signal's reason if that comes first. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

interface Share {
  readonly weight: number;
  busy: number;
  /** Resolvers of the tasks that wait for a slot. */
  readonly waiting: (() => void)[];
}

/** No share may take all slots, so that another one can start at once. */
const ONE_SHARE_MAX = 0.75;

/**
 * Limits how many tasks run at once. If several shares wait, the one with the fewest running tasks for its weight is next; within a share,
 * the order is preserved.
 */
export class FairLimiter {
  readonly #max: number;
  /** The shares with waiting tasks. */
  readonly #waitingShares = new Set<Share>();
  #busy = 0;

  constructor(max: number) {
    this.#max = max;
  }

  share(weight: number): LimiterShare {
    const share: Share = { weight, busy: 0, waiting: [] };
    return {
      run: async (work, signal) => {
        await this.#enter(share, signal);
        try {
          return await work();
        } finally {
          this.#leave(share);
        }
      },
    };
  }

  #enter(share: Share, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        share.waiting.splice(share.waiting.indexOf(go), 1);
        if (share.waiting.length === 0) this.#waitingShares.delete(share);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      share.waiting.push(go);
      this.#waitingShares.add(share);
      this.#admit();
    });
  }

  #leave(share: Share): void {
    this.#busy -= 1;
    share.busy -= 1;
    this.#admit();
  }

  #admit(): void {
    while (this.#busy < this.#max) {
      const share = this.#next();
      const go = share?.waiting.shift();
      if (share === undefined || go === undefined) return;
      if (share.waiting.length === 0) this.#waitingShares.delete(share);
      this.#busy += 1;
      share.busy += 1;
      go();
    }
  }

  #next(): Share | undefined {
    let next: Share | undefined;
    for (const share of this.#waitingShares) {
      if (share.busy >= Math.ceil(this.#max * ONE_SHARE_MAX)) continue;
      if (next === undefined || share.busy / share.weight < next.busy / next.weight) next = share;
    }
    return next;
  }
}
