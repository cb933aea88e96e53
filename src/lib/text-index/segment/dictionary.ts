import { readSync } from 'node:fs';
import type { ColumnsReader } from './columns.ts';

export interface TermEntry {
  /** Documents that have the term, deleted ones included. */
  readonly documents: number;
  /** Two bits per chunk: how common the word is there, which decides the indexed pairs. */
  readonly classes: number;
  readonly offset: number;
  readonly bytes: number;
}

export interface NamedTermEntry extends TermEntry {
  readonly key: string;
}

const entriesCachedMax = 20_000;

/** The sorted dictionary of a segment: first keys of its blocks in memory, blocks read when asked for. */
export class Dictionary {
  private readonly fd: number;
  private readonly first: Buffer;
  private readonly firstOffsets: Uint32Array;
  private readonly blocks: Float64Array;
  private readonly postings: Float64Array;
  private buffer = Buffer.allocUnsafeSlow(1 << 13);
  private readonly cache = new Map<string, TermEntry | undefined>();

  constructor(fd: number, columns: ColumnsReader) {
    this.fd = fd;
    this.first = columns.bytes('terms.first');
    this.firstOffsets = columns.uint32('terms.firstOffsets');
    this.blocks = columns.float64('terms.blocks');
    this.postings = columns.float64('terms.postings');
  }

  get memoryBytes(): number {
    return (
      this.first.length + this.firstOffsets.byteLength + this.blocks.byteLength + this.postings.byteLength
    );
  }

  find(key: string): TermEntry | undefined {
    const cached = this.cache.get(key);
    if (cached !== undefined || this.cache.has(key)) return cached;
    const found = this.search(key);
    if (this.cache.size >= entriesCachedMax) this.cache.clear();
    this.cache.set(key, found);
    return found;
  }

  /** Entries in ascending order from the first at or after `from`, as long as they begin with `prefix`. */
  *scan(prefix: string, from = prefix): Generator<NamedTermEntry> {
    for (let block = Math.max(0, this.blockOf(from)); block + 1 < this.blocks.length; block++) {
      for (const entry of this.entries(block)) {
        if (entry.key < from) continue;
        if (!entry.key.startsWith(prefix)) return;
        yield entry;
      }
    }
  }

  get blockCount(): number {
    return this.blocks.length - 1;
  }

  entries(block: number): NamedTermEntry[] {
    const length = this.readBlock(block);
    const reader = new BlockReader(this.buffer, length, this.postings[block] as number);
    const entries: NamedTermEntry[] = [];
    let key = '';
    while (reader.next()) {
      key = key.slice(0, reader.shared) + this.buffer.toString('latin1', reader.suffixAt, reader.suffixEnd);
      entries.push({
        key,
        documents: reader.documents,
        classes: reader.classes,
        offset: reader.offset,
        bytes: reader.bytes,
      });
    }
    return entries;
  }

  private search(key: string): TermEntry | undefined {
    const block = this.blockOf(key);
    if (block < 0) return undefined;
    const reader = new BlockReader(this.buffer, this.readBlock(block), this.postings[block] as number);
    reader.buffer = this.buffer;
    let matched = 0;
    while (reader.next()) {
      if (reader.shared > matched) continue;
      if (reader.shared < matched) return undefined;
      let at = reader.suffixAt;
      while (at < reader.suffixEnd && matched < key.length && this.buffer[at] === key.charCodeAt(matched)) {
        at++;
        matched++;
      }
      if (at === reader.suffixEnd && matched === key.length) {
        const { documents, classes, offset, bytes } = reader;
        return { documents, classes, offset, bytes };
      }
      if (
        at < reader.suffixEnd &&
        (matched === key.length || (this.buffer[at] as number) > key.charCodeAt(matched))
      ) {
        return undefined;
      }
    }
    return undefined;
  }

  private readBlock(block: number): number {
    const offset = this.blocks[block] as number;
    const length = (this.blocks[block + 1] as number) - offset;
    if (length > this.buffer.length) this.buffer = Buffer.allocUnsafeSlow(length * 2);
    if (readSync(this.fd, this.buffer, 0, length, offset) !== length)
      throw new Error('the dictionary ends early');
    return length;
  }

  private blockOf(key: string): number {
    let low = -1;
    let high = this.blocks.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.compareFirst(middle, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private compareFirst(block: number, key: string): number {
    const from = this.firstOffsets[block] as number;
    const length = (this.firstOffsets[block + 1] as number) - from;
    const shorter = Math.min(length, key.length);
    for (let i = 0; i < shorter; i++) {
      const difference = (this.first[from + i] as number) - key.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - key.length;
  }
}

/** Walks the entries of one block without making strings. */
class BlockReader {
  shared = 0;
  suffixAt = 0;
  suffixEnd = 0;
  documents = 0;
  classes = 0;
  offset: number;
  bytes = 0;
  buffer: Buffer;
  private readonly length: number;
  private at = 0;

  constructor(buffer: Buffer, length: number, offset: number) {
    this.buffer = buffer;
    this.length = length;
    this.offset = offset;
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
