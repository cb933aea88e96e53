/** Bounds how many things run at once; the rest waits in its order. */
export class Lanes {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(max: number) {
    this.#max = max;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#busy >= this.#max) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place goes on to who waits.
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
