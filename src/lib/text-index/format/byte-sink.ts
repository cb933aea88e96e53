/** A growing byte array with the few encodings that the dictionary needs. */
export class ByteSink {
  bytes: Buffer = Buffer.allocUnsafeSlow(1 << 16);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  view(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Encodes values up to 2^48. */
  varint(value: number): void {
    this.reserve(8);
    let rest = value;
    while (rest >= 128) {
      this.bytes[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32LE(value >>> 0, this.length);
  }

  /** Appends a binary string: one byte per character. */
  binary(text: string, from = 0): void {
    this.reserve(text.length);
    for (let i = from; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(this.bytes.length * 2 + bytes);
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
