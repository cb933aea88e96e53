interface Waiting {
  readonly bytes: number;
  readonly go: () => void;
}

/** What all bodies under way may hold together. Who finds no room waits, and its server with it, until others are done. */
export class ByteBudget {
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(bytesMax: number) {
    this.#free = bytesMax;
  }

  /** Resolves when the bytes are there; rejects with the signal's reason. */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#waiting.length === 0 && this.#free >= bytes) {
      this.#free -= bytes;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
        this.#serve();
      };
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const entry = { bytes, go };
      signal.addEventListener('abort', stop, { once: true });
      this.#waiting.push(entry);
    });
  }

  give(bytes: number): void {
    this.#free += bytes;
    this.#serve();
  }

  #serve(): void {
    for (
      let next = this.#waiting[0];
      next !== undefined && this.#free >= next.bytes;
      next = this.#waiting[0]
    ) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.go();
    }
  }
}
