interface Waiting {
  readonly isAwaited: boolean;
  readonly go: () => void;
}

/** Background work leaves some slots free for waiting callers. */
const BACKGROUND_SHARE = 0.75;

/** Limits how many pages are fetched at a time. Callers who wait for a response go before background work, which never takes all slots. */
export class FetchSlots {
  readonly #slots: number;
  readonly #waitingMax: number;
  readonly #waiting: Waiting[] = [];
  #taken = 0;
  #takenByBackground = 0;

  constructor(slots: number, waitingMax: number) {
    this.#slots = slots;
    this.#waitingMax = waitingMax;
  }

  /** Resolves with a function that releases the slot, or undefined if too many are waiting already. Rejects with the signal's reason. */
  take(isAwaited: boolean, signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.hasFreeSlot(isAwaited)) return Promise.resolve(this.#enter(isAwaited));
    if (this.#waiting.length >= this.#waitingMax) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve(this.#enter(isAwaited));
      };
      const entry = { isAwaited, go };
      signal.addEventListener('abort', stop, { once: true });
      this.#waiting.push(entry);
    });
  }

  /** Whether a slot can be taken without waiting. */
  hasFreeSlot(isAwaited: boolean): boolean {
    if (this.#taken >= this.#slots) return false;
    return isAwaited || this.#takenByBackground < Math.max(1, Math.floor(this.#slots * BACKGROUND_SHARE));
  }

  #enter(isAwaited: boolean): () => void {
    this.#taken++;
    if (!isAwaited) this.#takenByBackground++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken--;
      if (!isAwaited) this.#takenByBackground--;
      this.#serve();
    };
  }

  #serve(): void {
    for (const awaited of [true, false]) {
      for (;;) {
        const at = this.hasFreeSlot(awaited)
          ? this.#waiting.findIndex(({ isAwaited }) => isAwaited === awaited)
          : -1;
        if (at < 0) break;
        this.#waiting.splice(at, 1)[0]?.go();
      }
    }
  }
}
