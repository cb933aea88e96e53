import type { Coder } from '../coder/coder.ts';
import { codeBytes, listCount, scannedBytes } from '../coder/coder.ts';
import { blockRows, Projection } from '../coder/projection.ts';
import { bytesOf, type RowNumbers } from '../coder/quantise.ts';
import { type RowFile, rowNumbers, rowStride } from '../files/row-file.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import type { TrueNeighbours } from './true-neighbours.ts';

/** Number of rows read at a time. */
const readRows = 1024;

/** What a search scans, in the order of the rows. */
export interface EncodedRows {
  readonly codes: Uint8Array;
  readonly norms: Float32Array;
  /** The list of each row; undefined if there is only one list. */
  readonly lists: Uint32Array | undefined;
}

export interface EncodeSteps {
  /** Called every thousand rows; throws to stop the work. */
  onRows(rows: number): void;
  readonly neighbours: TrueNeighbours | undefined;
  readonly kind: KernelKind | undefined;
}

/** Computes the codes of all rows in one pass over their file. */
export function encodeRows(
  file: RowFile,
  coder: Coder,
  { onRows, neighbours, kind }: EncodeSteps,
): EncodedRows {
  const bytesEach = scannedBytes(coder);
  const codes = new Uint8Array(file.rows * bytesEach);
  const norms = new Float32Array(coder.kind === 'exact' ? file.rows : 0);
  const lists = listCount(coder) > 1 ? new Uint32Array(file.rows) : undefined;
  const projection = new Projection(coder, kind);
  forEachBlock(file, coder.dims, (first, block, inverseNorms) => {
    const rows = block.map(bytesOf);
    if (first % readRows === 0) onRows(first);
    if (coder.kind === 'codes' || lists !== undefined) projection.project(rows);
    rows.forEach((row, at) => {
      const target = codes.subarray((first + at) * bytesEach, (first + at + 1) * bytesEach);
      if (coder.kind === 'codes') projection.code(at, target.subarray(0, codeBytes));
      else target.set(new Uint8Array(row.buffer, row.byteOffset, row.length));
    });
    if (coder.kind === 'exact') norms.set(inverseNorms, first);
    if (lists !== undefined) {
      projection.coarsen(rows.length);
      projection.assign(rows.length, lists.subarray(first, first + rows.length));
    }
    neighbours?.see(first, block, inverseNorms);
  });
  return { codes, norms, lists };
}

/** Reads a row file in blocks of 32. */
export function forEachBlock(
  file: RowFile,
  dims: number,
  use: (first: number, rows: RowNumbers[], inverseNorms: number[]) => void,
): void {
  const stride = rowStride(dims);
  for (let from = 0; from < file.rows; from += readRows) {
    const records = file.readMany(from, readRows);
    const buffer = records.buffer as ArrayBuffer;
    const count = records.length / stride;
    for (let at = 0; at < count; at += blockRows) {
      const rows: RowNumbers[] = [];
      const inverseNorms: number[] = [];
      for (let row = at; row < Math.min(count, at + blockRows); row++) {
        rows.push(rowNumbers(dims, buffer, records.byteOffset + row * stride));
        inverseNorms.push(records.readFloatLE((row + 1) * stride - 8));
      }
      use(from + at, rows, inverseNorms);
    }
  }
}
