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
  /** `bytes` is the start of it, unless `bytes` is a chunk as it arrived. */
  #store: Buffer = Buffer.alloc(0);

  /** The same position, counted from the first byte ever pushed. */
  get offset(): number {
    return this.#base + this.at;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  push(chunk: Buffer): void {
    if (this.left === 0) this.#restart(chunk);
    else if (this.left <= chunk.length) this.#restart(Buffer.concat([this.bytes.subarray(this.at), chunk]));
    else this.#append(chunk);
  }

  #restart(bytes: Buffer): void {
    this.#base += this.at;
    this.at = 0;
    this.bytes = bytes;
  }

  /** A record of many chunks would be copied with each of them, so that its store has room for as much again. */
  #append(chunk: Buffer): void {
    const { buffer, byteOffset, length } = this.bytes;
    const isStored = buffer === this.#store.buffer && byteOffset === this.#store.byteOffset;
    if (!isStored || this.#store.length - length < chunk.length) {
      this.#store = Buffer.allocUnsafeSlow(2 * (this.left + chunk.length));
      this.bytes.copy(this.#store, 0, this.at);
      this.#restart(this.#store.subarray(0, this.left));
    }
    // What was handed out of the store lies before this.
    chunk.copy(this.#store, this.bytes.length);
    this.bytes = this.#store.subarray(0, this.bytes.length + chunk.length);
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
