/** One who shares the lanes with others, such as a file that is looked up. */
export interface LaneShare {
  /** Does it once there is a lane. Rejects with the signal's reason when that comes first. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

interface Sharer {
  readonly weight: number;
  busy: number;
  /** What each of them waits for. */
  readonly waiting: (() => void)[];
}

/** Nobody takes all of them, so that whoever comes next begins at once. */
const ONE_SHARER_MAX = 0.75;

/**
 * Bounds how many things run at once. Whoever is alone takes what there is; of several the one that has least for its weight is next,
 * and within one the order is kept.
 */
export class Lanes {
  readonly #max: number;
  /** Those who wait. */
  readonly #sharers = new Set<Sharer>();
  #busy = 0;

  constructor(max: number) {
    this.#max = max;
  }

  share(weight: number): LaneShare {
    const sharer: Sharer = { weight, busy: 0, waiting: [] };
    return {
      run: async (work, signal) => {
        await this.#enter(sharer, signal);
        try {
          return await work();
        } finally {
          this.#leave(sharer);
        }
      },
    };
  }

  #enter(sharer: Sharer, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        sharer.waiting.splice(sharer.waiting.indexOf(go), 1);
        if (sharer.waiting.length === 0) this.#sharers.delete(sharer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      sharer.waiting.push(go);
      this.#sharers.add(sharer);
      this.#admit();
    });
  }

  #leave(sharer: Sharer): void {
    this.#busy -= 1;
    sharer.busy -= 1;
    this.#admit();
  }

  #admit(): void {
    while (this.#busy < this.#max) {
      const sharer = this.#next();
      const go = sharer?.waiting.shift();
      if (sharer === undefined || go === undefined) return;
      if (sharer.waiting.length === 0) this.#sharers.delete(sharer);
      this.#busy += 1;
      sharer.busy += 1;
      go();
    }
  }

  #next(): Sharer | undefined {
    let next: Sharer | undefined;
    for (const sharer of this.#sharers) {
      if (sharer.busy >= Math.ceil(this.#max * ONE_SHARER_MAX)) continue;
      if (next === undefined || sharer.busy / sharer.weight < next.busy / next.weight) next = sharer;
    }
    return next;
  }
}
