import type { ByteCache } from './byte-cache.ts';
import type { ColumnsReader } from './columns.ts';

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Single rows of a column. */
export interface Rows {
  /** One value of a row; most columns have one value per row. */
  value(row: number, at?: number): number;
}

/** Reading a row costs about as much as reading this many bytes of a column sequentially. */
const rowCostBytes = 8192;

/** A column of a segment, and how many single rows were read since the column was last read as a whole. */
export interface RowColumn {
  readonly name: string;
  readonly cacheKey: string;
  readonly valuesPerRow: number;
  /** Larger than `valuesPerRow` when the first value of the next row is needed too, because it marks where this row ends. */
  readonly valuesRead: number;
  readonly Type: new (length: number) => Numbers;
  readWhole(): Numbers;
  rowsRequested: number;
}

/**
 * Reads rows one by one as long as they are few. Once reading the whole column would have been as cheap, reads the column and
 * lets the cache keep it. Columns that fit the cache are therefore soon in memory, and columns that do not are not read again
 * and again.
 */
export class ColumnRows implements Rows {
  private readonly columns: ColumnsReader;
  private readonly column: RowColumn;
  private whole: Numbers | undefined;
  private values: Numbers | undefined;
  private row = -1;

  constructor(columns: ColumnsReader, column: RowColumn, cache: ByteCache) {
    this.columns = columns;
    this.column = column;
    this.whole = cache.peek<Numbers>(column.cacheKey);
  }

  value(row: number, at = 0): number {
    if (this.whole === undefined && row !== this.row) this.read(row);
    const { whole } = this;
    if (whole !== undefined) return whole[row * this.column.valuesPerRow + at] as number;
    return (this.values as Numbers)[at] as number;
  }

  private read(row: number): void {
    const { column } = this;
    if (++column.rowsRequested * rowCostBytes > this.columns.size(column.name)) {
      column.rowsRequested = 0;
      this.whole = column.readWhole();
      return;
    }
    this.values ??= new column.Type(column.valuesRead);
    const from = row * column.valuesPerRow * this.values.BYTES_PER_ELEMENT;
    this.columns.readInto(column.name, from, this.values);
    this.row = row;
  }
}

/** A column that is already in memory. */
export class ArrayRows implements Rows {
  private readonly values: Numbers;
  private readonly valuesPerRow: number;

  constructor(values: Numbers, valuesPerRow = 1) {
    this.values = values;
    this.valuesPerRow = valuesPerRow;
  }

  value(row: number, at = 0): number {
    return this.values[row * this.valuesPerRow + at] as number;
  }
}
