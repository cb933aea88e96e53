import type { SegmentFileReader } from './checked-file.ts';
import type { ColumnsReader } from './columns.ts';
import { DictionaryBlock } from './dictionary-block.ts';

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

/** The sorted dictionary of a segment: first keys of its blocks in memory, blocks read on demand. */
export class Dictionary {
  private readonly file: SegmentFileReader;
  private readonly first: Buffer;
  private readonly firstOffsets: Uint32Array;
  private readonly blocks: Float64Array;
  private readonly postings: Float64Array;
  private readonly block = new DictionaryBlock();
  private loadedBlock = -1;
  private readonly cache = new Map<string, TermEntry | undefined>();

  constructor(file: SegmentFileReader, columns: ColumnsReader) {
    this.file = file;
    this.first = columns.bytes('terms.first');
    this.firstOffsets = columns.uint32('terms.firstOffsets');
    this.blocks = columns.float64('terms.blocks');
    this.postings = columns.float64('terms.postings');
  }

  find(key: string): TermEntry | undefined {
    const cached = this.cache.get(key);
    if (cached !== undefined || this.cache.has(key)) return cached;
    const found = this.search(key);
    if (this.cache.size >= entriesCachedMax) this.cache.clear();
    this.cache.set(key, found);
    return found;
  }

  /** Entries that begin with a prefix, in ascending order. */
  *scan(prefix: string): Generator<NamedTermEntry> {
    const cursor = new DictionaryCursor(this, prefix);
    while (cursor.advance()) {
      const { key, documents, classes, offset, bytes } = cursor;
      yield { key, documents, classes, offset, bytes };
    }
  }

  get blockCount(): number {
    return this.blocks.length - 1;
  }

  private search(key: string): TermEntry | undefined {
    const block = this.blockOf(key);
    if (block < 0) return undefined;
    const reader = this.block;
    // Words with the same prefix are looked up one after the other, so the block is often loaded already.
    if (block === this.loadedBlock) reader.rewind();
    else {
      this.loadedBlock = -1;
      this.load(block, reader);
      this.loadedBlock = block;
    }
    const { buffer } = reader;
    let matched = 0;
    while (reader.next()) {
      if (reader.shared > matched) continue;
      if (reader.shared < matched) return undefined;
      let at = reader.suffixAt;
      while (at < reader.suffixEnd && matched < key.length && buffer[at] === key.charCodeAt(matched)) {
        at++;
        matched++;
      }
      if (at === reader.suffixEnd && matched === key.length) {
        const { documents, classes, offset, bytes } = reader;
        return { documents, classes, offset, bytes };
      }
      if (
        at < reader.suffixEnd &&
        (matched === key.length || (buffer[at] as number) > key.charCodeAt(matched))
      ) {
        return undefined;
      }
    }
    return undefined;
  }

  load(block: number, into: DictionaryBlock): void {
    const from = this.blocks[block] as number;
    into.load(this.file, from, (this.blocks[block + 1] as number) - from, this.postings[block] as number);
  }

  /** The last block that may hold `key`, or -1. */
  blockOf(key: string): number {
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

/**
 * Iterates the entries of a dictionary that begin with a prefix. The cursor is itself the current entry, because a merge visits
 * millions.
 */
export class DictionaryCursor implements NamedTermEntry {
  key = '';
  private readonly dictionary: Dictionary;
  private readonly prefix: string;
  private readonly reader = new DictionaryBlock();
  private nextBlock: number;
  private hasStarted = false;

  constructor(dictionary: Dictionary, prefix: string) {
    this.dictionary = dictionary;
    this.prefix = prefix;
    this.nextBlock = Math.max(0, dictionary.blockOf(prefix));
  }

  get documents(): number {
    return this.reader.documents;
  }

  get classes(): number {
    return this.reader.classes;
  }

  get offset(): number {
    return this.reader.offset;
  }

  get bytes(): number {
    return this.reader.bytes;
  }

  /** Moves to the next entry; false at the end. */
  advance(): boolean {
    const { reader, prefix } = this;
    do {
      while (!reader.next()) {
        if (this.nextBlock >= this.dictionary.blockCount) return false;
        this.dictionary.load(this.nextBlock++, reader);
      }
      reader.readKey();
      // Half a block comes before the first entry; making strings of its keys took most of the time of a short scan.
    } while (!this.hasStarted && reader.isBefore(prefix));
    this.hasStarted = true;
    this.key = reader.key();
    return this.key.startsWith(prefix);
  }
}
