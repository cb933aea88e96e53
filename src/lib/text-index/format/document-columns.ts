import type { ByteCache } from './byte-cache.ts';
import { ColumnRows, type RowColumn, type Rows } from './column-rows.ts';
import type { ColumnsReader } from './columns.ts';
import { decodeNumbers, doublesColumn, type NumberColumn } from './number-column.ts';
import type { SegmentFacts } from './segment-writer.ts';

export interface TextColumn {
  readonly bytes: Buffer;
  readonly offsets: Uint32Array;
}

/** The length and the prior of every document, and the positions at which its fields begin. */
export interface ScoringRows {
  readonly lengths: Rows;
  readonly priors: Rows;
  readonly fieldStarts: Rows;
}

/** What a segment stores about its documents. Whole columns, which the cache holds, are read by chunk; single rows are read by document. */
export class DocumentColumns {
  private readonly facts: SegmentFacts;
  private readonly columns: ColumnsReader;
  private readonly cache: ByteCache;
  private readonly rowColumns = new Map<string, RowColumn>();

  constructor(facts: SegmentFacts, columns: ColumnsReader, cache: ByteCache) {
    this.facts = facts;
    this.columns = columns;
    this.cache = cache;
  }

  private column<T>(name: string, load: () => T, bytesOf: (column: T) => number): T {
    return this.cache.get(this.columnKey(name), load, bytesOf);
  }

  private columnKey(name: string): string {
    return `${this.facts.id}c${name}`;
  }

  private rows(
    name: string,
    make: () => Pick<RowColumn, 'Type' | 'readWhole'>,
    valuesPerRow = 1,
    valuesRead = valuesPerRow,
  ): Rows {
    let column = this.rowColumns.get(name);
    if (column === undefined) {
      column = {
        ...make(),
        name,
        cacheKey: this.columnKey(name),
        valuesPerRow,
        valuesRead,
        rowsRequested: 0,
      };
      this.rowColumns.set(name, column);
    }
    return new ColumnRows(this.columns, column, this.cache);
  }

  /** The values of a document that the score of a phrase needs. */
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

  /** The generation in which the documents of a chunk became visible: one for all of them, or one for each. */
  births(chunk: number): number | Uint32Array {
    return this.facts.births[chunk] ?? this.uint32(`${chunk}.births`);
  }

  rankRows(chunk: number): Rows {
    return this.rows(`${chunk}.ranks`, () => ({ Type: Uint32Array, readWhole: () => this.ranks(chunk) }));
  }

  /** Where the record of a document begins; the next value is where it ends. */
  recordOffsets(chunk: number): Rows {
    const name = `${chunk}.records`;
    const readWhole = () => this.uint32(name);
    return this.rows(name, () => ({ Type: Uint32Array, readWhole }), 1, 2);
  }

  /** Rank of each document of a chunk in the ascending order of the segment's keys. */
  ranks(chunk: number): Uint32Array {
    return this.uint32(`${chunk}.ranks`);
  }

  lengths(chunk: number): Uint32Array {
    return this.uint32(`${chunk}.lengths`);
  }

  private uint32(name: string): Uint32Array {
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

  /** Positions at which the fields of each document begin: one row per document, with one value per field of the schema. */
  fieldStarts(chunk: number, fields: number): Uint16Array | Uint32Array {
    const name = `${chunk}.fields`;
    return this.column(
      name,
      () => (this.areFieldsNarrow(chunk, fields) ? this.columns.uint16(name) : this.columns.uint32(name)),
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

  /** The values of a number filter. */
  filterNumbers(chunk: number, at: number): NumberColumn {
    const name = `${chunk}.values.${at}`;
    if (!this.columns.has(name)) return doublesColumn(this.numbers(`${chunk}.number.${at}`));
    return this.column(
      name,
      () => decodeNumbers(this.columns.bytes(name), this.facts.chunkDocuments[chunk] as number),
      (column) => column.values.byteLength,
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
}
