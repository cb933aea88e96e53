import { join } from 'node:path';
import type { BlockCache } from './block-cache.ts';
import type { ByteCache } from './byte-cache.ts';
import { SegmentFileReader } from './checked-file.ts';
import { ColumnsReader } from './columns.ts';
import { Dictionary, type TermEntry } from './dictionary.ts';
import { DocumentColumns } from './document-columns.ts';
import { SegmentKeys } from './keys.ts';
import {
  NARROW_END,
  PACKED_TINY,
  PACKED_WIDTH,
  SUMMED_FILES,
  type SummedFile,
  segmentFileName,
  TINY_UNUSUAL,
} from './layout.ts';
import { PackedPositions } from './packed-positions.ts';
import { parsePostingLists, unpackedSizeMax } from './parse-postings.ts';
import { PlainPositions } from './plain-positions.ts';
import type { PositionList } from './position-list.ts';
import type { PostingsView } from './postings-view.ts';
import { readSums } from './read-sums.ts';
import { ChunkRecords } from './records.ts';
import type { SegmentFacts } from './segment-writer.ts';

/** The postings of one term in one segment, by chunk. */
export interface TermPostings {
  readonly documents: number;
  readonly views: readonly (PostingsView | undefined)[];
  /** Memory of the views in addition to the bytes read. */
  readonly unpackedBytes: number;
}

/** Adjacent lists up to this size are read together; a longer list is read alone. */
const runBytesMax = 1 << 20;

/** A published segment, open for reading. Its files stay readable until `close`, even after they have been unlinked. */
export class Segment {
  readonly facts: SegmentFacts;
  readonly id: number;
  readonly columns: ColumnsReader;
  readonly documentColumns: DocumentColumns;
  private readonly files = new Map<SummedFile, SegmentFileReader>();
  private readonly cache: ByteCache;
  private openDictionary: Dictionary | undefined;
  private openKeys: SegmentKeys | undefined;
  /** The usual impacts by chunk, one byte per document. Kept once read, because almost every list needs them. */
  private readonly usual: Uint8Array[] = [];
  private users = 1;

  constructor(directory: string, facts: SegmentFacts, cache: ByteCache, blocks?: BlockCache) {
    this.facts = facts;
    this.id = facts.id;
    this.cache = cache;
    try {
      const sums = readSums(directory, facts);
      SUMMED_FILES.forEach((file, at) => {
        const path = join(directory, segmentFileName(facts.id, file));
        // The number of a segment is never used for another one.
        const cached = blocks && { cache: blocks, file: facts.id * SUMMED_FILES.length + at + 1 };
        this.files.set(file, new SegmentFileReader(path, facts.files[file].bytes, sums[file], cached));
      });
      this.columns = new ColumnsReader(this.file('columns'));
      this.documentColumns = new DocumentColumns(facts, this.columns, cache);
    } catch (error) {
      this.closeFiles();
      throw error;
    }
  }

  /**
   * Reads the resident part of the dictionary. Dictionary and keys are loaded on demand, because they take megabytes each:
   * writers need no words, and most searches need no keys.
   */
  warm(): void {
    this.openDictionary ??= new Dictionary(this.file('terms'), this.columns);
  }

  get dictionary(): Dictionary {
    this.openDictionary ??= new Dictionary(this.file('terms'), this.columns);
    return this.openDictionary;
  }

  get keys(): SegmentKeys {
    this.openKeys ??= new SegmentKeys(this.file('columns'), this.columns);
    return this.openKeys;
  }

  file(name: SummedFile): SegmentFileReader {
    const file = this.files.get(name);
    if (file === undefined) throw new Error(`segment ${this.id} is closed`);
    return file;
  }

  /** Called by a snapshot that may outlive the manifest entry, to keep the files open. */
  retain(): this {
    this.users++;
    return this;
  }

  release(): void {
    if (--this.users === 0) this.closeFiles();
  }

  private closeFiles(): void {
    for (const file of this.files.values()) file.close();
    this.files.clear();
  }

  get chunks(): number {
    return this.facts.chunkDocuments.length;
  }

  postings(key: string): TermPostings | undefined {
    const entry = this.dictionary.find(key);
    return entry === undefined ? undefined : this.postingsOf(key, entry);
  }

  postingsOf(key: string, entry: TermEntry): TermPostings {
    return this.cache.get(
      `${this.id}p${key}`,
      () => {
        const views: (PostingsView | undefined)[] = new Array(this.chunks).fill(undefined);
        const found = this.readPostings(entry);
        for (const view of found) views[view.chunk] = view;
        return { documents: entry.documents, views, unpackedBytes: unpackedSizeMax(found) };
      },
      ({ unpackedBytes }) => entry.bytes + unpackedBytes + this.chunks * 600,
    );
  }

  /**
   * The lists of several terms by chunk, which are not cached. Lists that are adjacent in the file, such as those of words with
   * the same prefix, are read together. `check` is called between reads.
   */
  postingsOfMany(keys: readonly string[], check: () => void): PostingsView[][] {
    const byChunk: PostingsView[][] = Array.from({ length: this.chunks }, () => []);
    let from = 0;
    let to = 0;
    const readRun = (): void => {
      if (to === from) return;
      check();
      for (const view of this.readPostings({ offset: from, bytes: to - from }))
        (byChunk[view.chunk] as PostingsView[]).push(view);
    };
    for (const key of keys) {
      const entry = this.dictionary.find(key);
      if (entry === undefined) continue;
      if (entry.offset !== to || entry.offset + entry.bytes - from > runBytesMax) {
        readRun();
        from = entry.offset;
      }
      to = entry.offset + entry.bytes;
    }
    readRun();
    return byChunk;
  }

  /** Reads the lists at an offset of the file without caching them. */
  readPostings({ offset, bytes }: Pick<TermEntry, 'offset' | 'bytes'>): PostingsView[] {
    return parsePostingLists(this.read('postings', offset, bytes), (chunk) => this.usualImpacts(chunk));
  }

  private usualImpacts(chunk: number): Uint8Array {
    let impacts = this.usual[chunk];
    if (impacts === undefined) {
      impacts = new Uint8Array(this.columns.bytes(`${chunk}.usual`).buffer);
      this.usual[chunk] = impacts;
    }
    return impacts;
  }

  read(file: SummedFile, offset: number, bytes: number): Uint8Array {
    // Not zeroed, because every byte is read from the file.
    const buffer = new Uint8Array(Buffer.allocUnsafeSlow(bytes).buffer);
    this.file(file).read(buffer, 0, bytes, offset);
    return buffer;
  }

  positions(view: PostingsView): PositionList {
    if (view.inlinePositions !== undefined) return this.readPositions(view);
    return this.cache.get(
      `${this.id}o${view.positionsOffset}`,
      () => this.readPositions(view),
      () => view.positionsBytes,
    );
  }

  /** Reads the positions without the cache. */
  readPositions(view: PostingsView): PositionList {
    if (view.inlinePositions !== undefined) return inlinePositions(view.kind, view.inlinePositions);
    const { count, positionsWidth, positionsOffset, positionsBytes } = view;
    if (positionsWidth !== PACKED_WIDTH)
      return PlainPositions.of(
        count,
        positionsWidth,
        this.read('positions', positionsOffset, positionsBytes),
      );
    // One more word, because unpacking needs it.
    const words = new Uint32Array(Buffer.allocUnsafeSlow(positionsBytes + 4).buffer);
    words[positionsBytes / 4] = 0;
    this.file('positions').read(new Uint8Array(words.buffer), 0, positionsBytes, positionsOffset);
    return new PackedPositions(words, count);
  }

  records(chunk: number): ChunkRecords {
    return this.cache.get(
      `${this.id}r${chunk}`,
      () =>
        new ChunkRecords(
          this.file('records'),
          this.columns,
          chunk,
          this.documentColumns.recordOffsets(chunk),
        ),
      (records) => records.memoryBytes,
    );
  }
}

function inlinePositions(kind: number, positions: Uint16Array): PositionList {
  return PlainPositions.inline(positions, kind === PACKED_TINY ? TINY_UNUSUAL - 1 : NARROW_END - 1);
}
