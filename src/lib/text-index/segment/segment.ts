import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteCache } from './byte-cache.ts';
import { ColumnRows, type RowColumn, type Rows } from './column-rows.ts';
import { ColumnsReader } from './columns.ts';
import { Dictionary, type TermEntry } from './dictionary.ts';
import { SegmentKeys } from './keys.ts';
import { SEGMENT_FILES, type SegmentFile, segmentFileName } from './layout.ts';
import { PositionList } from './position-list.ts';
import { type PostingsView, parseRecords } from './postings-view.ts';
import { ChunkRecords } from './records.ts';
import type { SegmentFacts } from './segment-writer.ts';

/** The postings of one term in one segment, by chunk. */
export interface TermPostings {
  readonly documents: number;
  readonly views: readonly (PostingsView | undefined)[];
}

export interface TextColumn {
  readonly bytes: Buffer;
  readonly offsets: Uint32Array;
}

/** Of every document: its length, its prior, and the positions at which its fields begin. */
export interface ScoringRows {
  readonly lengths: Rows;
  readonly priors: Rows;
  readonly fieldStarts: Rows;
}

/** A published segment, open for reading. Its files stay readable until `close`, even after they were unlinked. */
export class Segment {
  readonly facts: SegmentFacts;
  readonly id: number;
  readonly columns: ColumnsReader;
  private readonly fds = new Map<SegmentFile, number>();
  private readonly cache: ByteCache;
  private readonly rowColumns = new Map<string, RowColumn>();
  private openDictionary: Dictionary | undefined;
  private openKeys: SegmentKeys | undefined;
  private users = 1;

  constructor(directory: string, facts: SegmentFacts, cache: ByteCache) {
    this.facts = facts;
    this.id = facts.id;
    this.cache = cache;
    try {
      for (const file of SEGMENT_FILES)
        this.fds.set(file, openSync(join(directory, segmentFileName(facts.id, file)), 'r'));
      this.columns = new ColumnsReader(this.fd('columns'), facts.files.columns.bytes);
    } catch (error) {
      this.closeFiles();
      throw error;
    }
  }

  /** The dictionary and the keys hold megabytes each, and writers want no words, most searches no keys. */
  get dictionary(): Dictionary {
    this.openDictionary ??= new Dictionary(this.fd('terms'), this.columns);
    return this.openDictionary;
  }

  get keys(): SegmentKeys {
    this.openKeys ??= new SegmentKeys(this.fd('columns'), this.columns);
    return this.openKeys;
  }

  fd(file: SegmentFile): number {
    const fd = this.fds.get(file);
    if (fd === undefined) throw new Error(`segment ${this.id} is closed`);
    return fd;
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
    for (const fd of this.fds.values()) closeSync(fd);
    this.fds.clear();
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
        for (const view of parseRecords(this.read('postings', entry.offset, entry.bytes)))
          views[view.chunk] = view;
        return { documents: entry.documents, views };
      },
      () => entry.bytes + this.chunks * 600,
    );
  }

  read(file: SegmentFile, offset: number, bytes: number): Uint8Array {
    const buffer = new Uint8Array(bytes);
    for (let done = 0; done < bytes; ) {
      const read = readSync(this.fd(file), buffer, done, bytes - done, offset + done);
      if (read === 0) throw new Error(`segment ${this.id} ends inside its ${file}`);
      done += read;
    }
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

  private column<T>(name: string, load: () => T, bytesOf: (column: T) => number): T {
    return this.cache.get(this.columnKey(name), load, bytesOf);
  }

  private columnKey(name: string): string {
    return `${this.id}c${name}`;
  }

  private rows(name: string, make: () => Pick<RowColumn, 'Type' | 'readWhole'>, valuesPerRow = 1): Rows {
    let column = this.rowColumns.get(name);
    if (column === undefined) {
      column = { ...make(), name, cacheKey: this.columnKey(name), valuesPerRow, asked: 0 };
      this.rowColumns.set(name, column);
    }
    return new ColumnRows(this.columns, column, this.cache);
  }

  /** What the score of a phrase needs of a document. */
  scoring(chunk: number, fields: number): ScoringRows {
    return {
      lengths: this.rows(`${chunk}.lengths`, () => ({
        Type: Uint32Array,
        readWhole: () => this.lengths(chunk),
      })),
      priors: this.rows(`${chunk}.priors`, () => ({
        Type: Uint8Array,
        readWhole: () => this.priors(chunk),
      })),
      fieldStarts: this.rows(
        `${chunk}.fields`,
        () => ({
          Type: this.areFieldsNarrow(chunk, fields) ? Uint16Array : Uint32Array,
          readWhole: () => this.fieldStarts(chunk, fields),
        }),
        fields,
      ),
    };
  }

  /** When a document was first or last written. */
  time(which: 'first' | 'last', ordinal: number): number {
    const name = `${ordinal >>> 16}.${which}`;
    const rows = this.rows(name, () => ({ Type: Float64Array, readWhole: () => this.numbers(name) }));
    return rows.value(ordinal & 65_535);
  }

  /** Place of each document of a chunk in the ascending order of the segment's keys. */
  ranks(chunk: number): Uint32Array {
    const name = `${chunk}.ranks`;
    return this.column(
      name,
      () => this.columns.uint32(name),
      (column) => column.byteLength,
    );
  }

  lengths(chunk: number): Uint32Array {
    const name = `${chunk}.lengths`;
    return this.column(
      name,
      () => this.columns.uint32(name),
      (column) => column.byteLength,
    );
  }

  priors(chunk: number): Uint8Array {
    const name = `${chunk}.priors`;
    return this.column(
      name,
      () => this.columns.bytes(name),
      (column) => column.byteLength,
    );
  }

  /** Positions at which the fields of each document begin, one row of the schema's fields after the other. */
  fieldStarts(chunk: number, fields: number): Uint16Array | Uint32Array {
    const name = `${chunk}.fields`;
    return this.column(
      name,
      () => {
        return this.areFieldsNarrow(chunk, fields) ? this.columns.uint16(name) : this.columns.uint32(name);
      },
      (column) => column.byteLength,
    );
  }

  private areFieldsNarrow(chunk: number, fields: number): boolean {
    return this.columns.size(`${chunk}.fields`) === (this.facts.chunkDocuments[chunk] as number) * fields * 2;
  }

  numbers(name: string): Float64Array {
    return this.column(
      name,
      () => this.columns.float64(name),
      (column) => column.byteLength,
    );
  }

  texts(chunk: number, at: number): TextColumn {
    return this.column(
      `${chunk}.text.${at}`,
      () => ({
        bytes: this.columns.bytes(`${chunk}.text.${at}`),
        offsets: this.columns.uint32(`${chunk}.textOffsets.${at}`),
      }),
      (column) => column.bytes.length + column.offsets.byteLength,
    );
  }

  records(chunk: number): ChunkRecords {
    return this.column(
      `${chunk}.records`,
      () => new ChunkRecords(this.fd('records'), this.columns, chunk),
      (records) => records.memoryBytes,
    );
  }
}
