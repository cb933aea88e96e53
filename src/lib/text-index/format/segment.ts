import { join } from 'node:path';
import type { ByteCache } from './byte-cache.ts';
import { SegmentFileReader } from './checked-file.ts';
import { ColumnsReader } from './columns.ts';
import { Dictionary, type TermEntry } from './dictionary.ts';
import { DocumentColumns } from './document-columns.ts';
import { SegmentKeys } from './keys.ts';
import { SUMMED_FILES, type SummedFile, segmentFileName } from './layout.ts';
import { PositionList } from './position-list.ts';
import { type PostingsView, parsePostingLists } from './postings-view.ts';
import { readSums } from './read-sums.ts';
import { ChunkRecords } from './records.ts';
import type { SegmentFacts } from './segment-writer.ts';

/** The postings of one term in one segment, by chunk. */
export interface TermPostings {
  readonly documents: number;
  readonly views: readonly (PostingsView | undefined)[];
}

/** Lists that are read together; a longer one is read alone. */
const runBytesMax = 1 << 20;

/** A published segment, open for reading. Its files stay readable until `close`, even after they were unlinked. */
export class Segment {
  readonly facts: SegmentFacts;
  readonly id: number;
  readonly columns: ColumnsReader;
  readonly documentColumns: DocumentColumns;
  private readonly files = new Map<SummedFile, SegmentFileReader>();
  private readonly cache: ByteCache;
  private openDictionary: Dictionary | undefined;
  private openKeys: SegmentKeys | undefined;
  private users = 1;

  constructor(directory: string, facts: SegmentFacts, cache: ByteCache) {
    this.facts = facts;
    this.id = facts.id;
    this.cache = cache;
    try {
      const sums = readSums(directory, facts);
      for (const file of SUMMED_FILES) {
        const path = join(directory, segmentFileName(facts.id, file));
        this.files.set(file, new SegmentFileReader(path, facts.files[file].bytes, sums[file]));
      }
      this.columns = new ColumnsReader(this.file('columns'));
      this.documentColumns = new DocumentColumns(facts, this.columns, cache);
    } catch (error) {
      this.closeFiles();
      throw error;
    }
  }

  /** The dictionary and the keys hold megabytes each, and writers want no words, most searches no keys. */
  /** Reads the resident part of the dictionary. */
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

  /** A snapshot that may outlive the manifest entry holds its segments. */
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
        for (const view of parsePostingLists(this.read('postings', entry.offset, entry.bytes)))
          views[view.chunk] = view;
        return { documents: entry.documents, views };
      },
      () => entry.bytes + this.chunks * 600,
    );
  }

  /**
   * By chunk, the lists of several terms, which are not cached. Those that follow each other in the file, as the lists of words with
   * one prefix do, are read together. `check` is called between reads.
   */
  postingsOfMany(keys: readonly string[], check: () => void): PostingsView[][] {
    const byChunk: PostingsView[][] = Array.from({ length: this.chunks }, () => []);
    let from = 0;
    let to = 0;
    const readRun = (): void => {
      if (to === from) return;
      check();
      for (const view of parsePostingLists(this.read('postings', from, to - from)))
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

  read(file: SummedFile, offset: number, bytes: number): Uint8Array {
    // Not cleared: every byte is read.
    const buffer = new Uint8Array(Buffer.allocUnsafeSlow(bytes).buffer);
    this.file(file).read(buffer, 0, bytes, offset);
    return buffer;
  }

  /** Positions of a record that does not hold them itself. */
  positions(view: PostingsView): PositionList {
    return this.cache.get(
      `${this.id}o${view.positionsOffset}`,
      () => PositionList.of(view, this.read('positions', view.positionsOffset, view.positionsBytes)),
      () => view.positionsBytes,
    );
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
