import type { ByteSource } from './byte-source.ts';

const READ_BYTES = 2 << 20;

/** A moving window over a source: returns bytes at an offset and reads ahead, so that records need no read of their own. */
export class ByteWindow {
  readonly #source: ByteSource;
  #start = 0;
  #bytes: Buffer = Buffer.alloc(0);

  constructor(source: ByteSource) {
    this.#source = source;
  }

  get size(): number {
    return this.#source.size;
  }

  /** All available bytes from `offset`, at least `length` of them unless the source ends before. */
  async at(offset: number, length: number): Promise<Buffer> {
    const held = this.#held(offset);
    if (held !== undefined && (held.length >= length || offset + held.length >= this.size)) return held;
    // Buffers returned before stay valid, because every refill is a new allocation.
    const bytes = await this.#source.read(offset, Math.max(length, READ_BYTES));
    this.#start = offset;
    this.#bytes = bytes;
    return bytes;
  }

  #held(offset: number): Buffer | undefined {
    const from = offset - this.#start;
    return from >= 0 && from < this.#bytes.length ? this.#bytes.subarray(from) : undefined;
  }
}
