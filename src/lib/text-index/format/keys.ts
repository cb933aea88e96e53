import { ByteSink } from './byte-sink.ts';
import type { SegmentFileReader } from './checked-file.ts';
import type { ColumnsReader, ColumnsWriter } from './columns.ts';
import { KeyFilter, keyHash } from './key-filter.ts';

const blockKeys = 16;
/** How many of the keys read last are kept, at up to 0.4 KB each. */
const knownMax = 4_096;
/** Keys that follow each other this closely are read in larger pieces: a list of thousands of keys in ascending order. */
const closeBytes = 4_096;
const aheadBytes = 32_768;

/** Takes the keys of a segment in ascending order, each with its document. */
export class KeysWriter {
  private readonly blocks = new ByteSink();
  private readonly blockOffsets: number[] = [];
  private readonly firstKeys = new ByteSink();
  private readonly firstOffsets: number[] = [];
  private readonly hashes: number[] = [];
  private count = 0;

  /** `key` is a binary string of its UTF-8 bytes. */
  add(key: string, document: number): void {
    if (this.count++ % blockKeys === 0) {
      this.blockOffsets.push(this.blocks.length);
      this.firstOffsets.push(this.firstKeys.length);
      this.firstKeys.binary(key);
    }
    this.blocks.varint(key.length);
    this.blocks.binary(key);
    this.blocks.uint32(document);
    this.hashes.push(keyHash(key));
  }

  finish(columns: ColumnsWriter): void {
    this.blockOffsets.push(this.blocks.length);
    this.firstOffsets.push(this.firstKeys.length);
    columns.add('keys.blocks', this.blocks.view());
    columns.add('keys.blockOffsets', Uint32Array.from(this.blockOffsets));
    columns.add('keys.first', this.firstKeys.view());
    columns.add('keys.firstOffsets', Uint32Array.from(this.firstOffsets));
    columns.add('keys.count', Float64Array.of(this.count));
    columns.add('keys.filter', KeyFilter.of(this.hashes).bits);
  }
}

export interface KeyEntry {
  readonly key: string;
  readonly document: number;
}

/** What finding a key needs in memory. Reading the key of a rank, which settles ties between segments, does not need it. */
interface Lookup {
  readonly first: Buffer;
  readonly firstOffsets: Uint32Array;
  readonly filter: KeyFilter;
}

/** The sorted keys of a segment: the first of every 16 in memory, the rest read on demand. Keys are binary strings. */
export class SegmentKeys {
  readonly count: number;
  private readonly file: SegmentFileReader;
  private readonly base: number;
  private readonly offsets: Uint32Array;
  private readonly columns: ColumnsReader;
  private loaded: Lookup | undefined;
  private bufferBlock = -1;
  private readonly buffer = Buffer.allocUnsafeSlow(blockKeys * 270);
  /** Bytes that were read ahead, from an offset on. */
  private ahead: { readonly bytes: Buffer; from: number; to: number } | undefined;
  /** Where the block that was read last ends. */
  private lastEnd = Number.MAX_SAFE_INTEGER;
  /**
   * The keys read last, by key and by rank: one search by meaning asks several questions about the same few hundred, and reading a key
   * takes ten times as long as looking it up here.
   */
  private readonly known = new Map<string, KeyEntry>();
  private readonly knownRanks = new Map<number, KeyEntry>();

  constructor(file: SegmentFileReader, columns: ColumnsReader) {
    this.file = file;
    this.count = columns.float64('keys.count')[0] as number;
    this.base = columns.offset('keys.blocks');
    this.offsets = columns.uint32('keys.blockOffsets');
    this.columns = columns;
  }

  private get lookup(): Lookup {
    this.load();
    return this.loaded as Lookup;
  }

  /** Loads what finding a key needs, which the first look-up would otherwise do. */
  load(): void {
    if (this.loaded !== undefined) return;
    this.loaded = {
      first: this.columns.bytes('keys.first'),
      firstOffsets: this.columns.uint32('keys.firstOffsets'),
      filter: new KeyFilter(this.columns.uint32('keys.filter')),
    };
  }

  /** The document of a key, or -1. */
  find(key: string, hash = keyHash(key)): number {
    if (!this.lookup.filter.mayHold(hash)) return -1;
    return (this.known.get(key) ?? this.search(key))?.document ?? -1;
  }

  private search(key: string): KeyEntry | undefined {
    const block = this.blockOf(key);
    if (block < 0) return undefined;
    const length = this.read(block);
    let rank = block * blockKeys;
    for (let at = 0; at < length; rank++) {
      const from = this.keyStart(at);
      const to = from + this.keyLength(at);
      if (this.isKey(key, from, to))
        return this.remember(rank, { key, document: this.buffer.readUInt32LE(to) });
      at = to + 4;
    }
    return undefined;
  }

  private remember(rank: number, entry: KeyEntry): KeyEntry {
    if (this.knownRanks.size >= knownMax) {
      this.known.clear();
      this.knownRanks.clear();
    }
    this.known.set(entry.key, entry);
    this.knownRanks.set(rank, entry);
    return entry;
  }

  /** The entry at a rank of the ascending order. */
  at(rank: number): KeyEntry {
    if (rank >= this.count) throw new Error(`the segment has no key of rank ${rank}`);
    return this.knownRanks.get(rank) ?? this.remember(rank, this.readAt(rank));
  }

  private readAt(rank: number): KeyEntry {
    this.read(Math.floor(rank / blockKeys));
    let at = 0;
    for (let skipped = rank % blockKeys; skipped > 0; skipped--)
      at = this.keyStart(at) + this.keyLength(at) + 4;
    const from = this.keyStart(at);
    const to = from + this.keyLength(at);
    return { key: this.buffer.toString('latin1', from, to), document: this.buffer.readUInt32LE(to) };
  }

  /** Entries in ascending order, starting with the first key that is not before `from`. */
  *from(from: string): Generator<KeyEntry> {
    for (let block = Math.max(0, this.blockOf(from)); block + 1 < this.offsets.length; block++) {
      for (const entry of this.block(block)) if (entry.key >= from) yield entry;
    }
  }

  /** How many keys are less than or equal to `key`. */
  countUpTo(key: string): number {
    const block = this.blockOf(key);
    if (block < 0) return 0;
    return block * blockKeys + this.block(block).filter((entry) => entry.key <= key).length;
  }

  private isAfter(block: number, key: string): boolean {
    const { first, firstOffsets } = this.lookup;
    const from = firstOffsets[block] as number;
    const length = (firstOffsets[block + 1] as number) - from;
    const shorter = Math.min(length, key.length);
    for (let i = 0; i < shorter; i++) {
      const difference = (first[from + i] as number) - key.charCodeAt(i);
      if (difference !== 0) return difference > 0;
    }
    return length > key.length;
  }

  /** The last block whose first key is less than or equal to `key`, or -1. */
  private blockOf(key: string): number {
    let low = -1;
    let high = this.offsets.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.isAfter(middle, key)) high = middle - 1;
      else low = middle;
    }
    return low;
  }

  private block(block: number): KeyEntry[] {
    const length = this.read(block);
    const entries: KeyEntry[] = [];
    for (let at = 0; at < length; ) {
      const from = this.keyStart(at);
      const to = from + this.keyLength(at);
      entries.push({ key: this.buffer.toString('latin1', from, to), document: this.buffer.readUInt32LE(to) });
      at = to + 4;
    }
    return entries;
  }

  private read(block: number): number {
    const from = this.offsets[block] as number;
    const length = (this.offsets[block + 1] as number) - from;
    // Look-ups of many keys in ascending order often hit the same block again.
    if (block === this.bufferBlock) return length;
    this.bufferBlock = -1;
    const ahead = this.aheadOf(from, from + length);
    if (ahead === undefined) this.file.read(this.buffer, 0, length, this.base + from);
    else ahead.bytes.copy(this.buffer, 0, from - ahead.from, from - ahead.from + length);
    this.bufferBlock = block;
    this.lastEnd = from + length;
    return length;
  }

  /** What was read ahead, if it holds these bytes; reads ahead if they follow the last block closely. */
  private aheadOf(from: number, to: number) {
    if (this.ahead !== undefined && this.ahead.from <= from && to <= this.ahead.to) return this.ahead;
    if (from < this.lastEnd || from - this.lastEnd > closeBytes) return undefined;
    this.ahead ??= { bytes: Buffer.allocUnsafeSlow(aheadBytes), from: 0, to: 0 };
    const { ahead } = this;
    // Holds nothing if the read fails.
    ahead.to = 0;
    const end = Math.min(from + aheadBytes, this.offsets.at(-1) as number);
    this.file.read(ahead.bytes, 0, end - from, this.base + from);
    ahead.from = from;
    ahead.to = end;
    return ahead;
  }

  /** Lengths from 128 to 255 take two bytes. */
  private keyLength(at: number): number {
    const first = this.buffer[at] as number;
    return first < 128 ? first : (first & 127) | ((this.buffer[at + 1] as number) << 7);
  }

  private keyStart(at: number): number {
    return (this.buffer[at] as number) < 128 ? at + 1 : at + 2;
  }

  private isKey(key: string, from: number, to: number): boolean {
    if (to - from !== key.length) return false;
    for (let i = 0; i < key.length; i++) if (this.buffer[from + i] !== key.charCodeAt(i)) return false;
    return true;
  }
}

/** Inside the engine, keys are binary strings, which sort in the order of their UTF-8 bytes. */
export function binaryKey(key: string): string {
  // Most keys and words are plain ASCII, which is identical to its UTF-8 bytes.
  for (let i = 0; i < key.length; i++)
    if (key.charCodeAt(i) > 127) return Buffer.from(key, 'utf8').toString('latin1');
  return key;
}

export function textKey(binary: string): string {
  return Buffer.from(binary, 'latin1').toString('utf8');
}
