import type { SegmentFileReader } from './checked-file.ts';

/** A block of a dictionary, and an iteration over its entries that creates no strings. */
export class DictionaryBlock {
  buffer = Buffer.allocUnsafeSlow(1 << 13);
  shared = 0;
  suffixAt = 0;
  suffixEnd = 0;
  documents = 0;
  classes = 0;
  offset = 0;
  bytes = 0;
  private keyBytes = Buffer.allocUnsafeSlow(256);
  private keyLength = 0;
  private length = 0;
  private postings = 0;
  private at = 0;

  /** `postings` is the offset of the postings of the first entry. */
  load(file: SegmentFileReader, offset: number, length: number, postings: number): void {
    if (length > this.buffer.length) this.buffer = Buffer.allocUnsafeSlow(length * 2);
    file.read(this.buffer, 0, length, offset);
    this.length = length;
    this.postings = postings;
    this.rewind();
  }

  /** Moves back to before the first entry. */
  rewind(): void {
    this.at = 0;
    this.offset = this.postings;
    this.bytes = 0;
  }

  next(): boolean {
    if (this.at >= this.length) return false;
    this.offset += this.bytes;
    this.shared = this.varint();
    const suffix = this.varint();
    this.suffixAt = this.at;
    this.suffixEnd = this.at + suffix;
    this.at = this.suffixEnd;
    const documents = this.varint();
    this.documents = Math.floor(documents / 2);
    this.classes = 0;
    if (documents % 2 === 1) {
      this.classes = this.buffer.readUInt32LE(this.at);
      this.at += 4;
    }
    this.bytes = this.varint() * 4;
    return true;
  }

  /** Reads the key of this entry. Must be called for every entry in order, because a key extends the previous one. */
  readKey(): void {
    const end = this.shared + this.suffixEnd - this.suffixAt;
    if (end > this.keyBytes.length) {
      const larger = Buffer.allocUnsafeSlow(end * 2);
      larger.set(this.keyBytes);
      this.keyBytes = larger;
    }
    const { buffer, keyBytes } = this;
    for (let from = this.suffixAt, to = this.shared; to < end; ) keyBytes[to++] = buffer[from++] as number;
    this.keyLength = end;
  }

  /** The key that was read last. */
  key(): string {
    return this.keyBytes.toString('latin1', 0, this.keyLength);
  }

  /** Whether the key that was read last comes before another one. */
  isBefore(other: string): boolean {
    const { keyBytes, keyLength } = this;
    const shorter = Math.min(keyLength, other.length);
    for (let i = 0; i < shorter; i++) {
      const difference = (keyBytes[i] as number) - other.charCodeAt(i);
      if (difference !== 0) return difference < 0;
    }
    return keyLength < other.length;
  }

  private varint(): number {
    const buffer = this.buffer;
    let byte = buffer[this.at++] as number;
    if (byte < 128) return byte;
    let value = byte & 127;
    let scale = 128;
    do {
      byte = buffer[this.at++] as number;
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte >= 128);
    return value;
  }
}
