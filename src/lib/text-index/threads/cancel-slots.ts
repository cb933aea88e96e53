const count = 4096;

/** Memory that all threads see, in which callers who have left say so to whoever works for them. */
export class CancelSlots {
  readonly buffer = new SharedArrayBuffer(count * 4);
  private readonly flags = new Int32Array(this.buffer);
  private readonly unused = Array.from({ length: count }, (_, slot) => slot);

  take(): number {
    const slot = this.unused.pop();
    if (slot === undefined) throw new Error(`more than ${count} queries wait for an answer`);
    Atomics.store(this.flags, slot, 0);
    return slot;
  }

  /** Not before the answer has come: until then its thread may still look at the slot. */
  free(slot: number): void {
    this.unused.push(slot);
  }

  untilAborted<T>(answer: Promise<T>, signal: AbortSignal, slot: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        Atomics.store(this.flags, slot, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
  }
}
