/** The decoded bytes that a splitter holds, and its position in them. */
export class HeldBytes {
  bytes: Buffer = Buffer.alloc(0);
  /** The splitter's position in `bytes`. */
  at = 0;
  /** No more bytes will come. */
  isFinal = false;
  /** Set inside a record that is skipped: decoded offset of its end, where the next one is expected. */
  skipUntil: number | undefined;
  #base = 0;

  /** The same position, counted from the first byte ever pushed. */
  get offset(): number {
    return this.#base + this.at;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  push(chunk: Buffer): void {
    const rest = this.bytes.subarray(this.at);
    this.#base += this.at;
    this.at = 0;
    this.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
  }

  /** Skips everything up to an offset that may not have arrived yet. */
  skipTo(offset: number): void {
    this.skipUntil = this.#base + offset;
  }

  /** Skips what has arrived; returns whether the end of the skipped part is reached. */
  skip(): boolean {
    if (this.skipUntil === undefined) return true;
    this.at = Math.min(this.bytes.length, this.skipUntil - this.#base);
    if (this.offset < this.skipUntil) return false;
    this.skipUntil = undefined;
    return true;
  }

  /** Moves to an offset and returns the range before it. */
  pass(until: number): { readonly start: number; readonly end: number } {
    const start = this.offset;
    this.at = until;
    return { start, end: this.offset };
  }
}
