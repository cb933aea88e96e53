import { blockRows } from '../coder/projection.ts';
import { type RowNumbers, weighQuery } from '../coder/quantise.ts';
import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';

/** Recall is measured on this many best rows. */
export const measuredAt = 25;
const pageBytes = 1 << 16;

/** Finds the true nearest rows for some of the rows themselves, in one pass over all rows. */
export class TrueNeighbours {
  /** The query rows; none of them counts as its own neighbour. */
  readonly queryRows: Uint32Array;
  private readonly kernels: Kernels;
  private readonly left: Int16Array;
  private readonly products: Int32Array;
  private readonly sums: Float64Array;
  private readonly rowLength: number;
  private readonly at: { readonly right: number; readonly out: number };
  private readonly columns: number;
  private readonly factors: Float64Array;
  private readonly best: { row: number; score: number }[][];

  constructor(
    queryRows: Uint32Array,
    vectors: readonly Float32Array[],
    scales: Float32Array,
    kind?: KernelKind,
  ) {
    this.queryRows = queryRows;
    this.rowLength = Math.ceil(scales.length / 16) * 16;
    this.columns = queryRows.length + (queryRows.length % 2);
    const right = blockRows * this.rowLength * 2;
    const out = right + this.columns * this.rowLength * 2;
    this.at = { right, out };
    const pages = Math.ceil((out + blockRows * this.columns * 4) / pageBytes) + 1;
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.kernels = makeKernels(memory, kind);
    this.left = new Int16Array(memory.buffer, 0, blockRows * this.rowLength);
    this.products = new Int32Array(memory.buffer, out, blockRows * this.columns);
    this.sums = new Float64Array(this.products.length);
    this.factors = Float64Array.from(vectors, (vector, at) => {
      const weights = new Int16Array(memory.buffer, right + at * this.rowLength * 2, this.rowLength);
      return weighQuery(vector, scales, weights).factor;
    });
    this.best = vectors.map(() => []);
  }

  /** Processes the next rows in order; the first of them is row `first`. */
  see(first: number, rows: readonly RowNumbers[], inverseNorms: ArrayLike<number>): void {
    const { columns, sums } = this;
    // The sums of i16 times i16 would exceed 32 bits, so the high byte and the low byte are multiplied one after the other.
    const isWide = rows[0] instanceof Int16Array;
    sums.fill(0);
    this.addProducts(rows, (number) => (isWide ? number >> 8 : number), isWide ? 256 : 1);
    if (isWide) this.addProducts(rows, (number) => number & 0xff, 1);
    this.queryRows.forEach((queryRow, query) => {
      const best = this.best[query] as { row: number; score: number }[];
      for (let at = 0; at < rows.length; at++) {
        const score = (sums[at * columns + query] as number) * (inverseNorms[at] as number);
        const last = best.length < measuredAt ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score as number);
        if (score <= last || first + at === queryRow) continue;
        const position = best.findIndex((other) => other.score < score);
        best.splice(position === -1 ? best.length : position, 0, { row: first + at, score });
        if (best.length > measuredAt) best.pop();
      }
    });
  }

  private addProducts(rows: readonly RowNumbers[], part: (number: number) => number, worth: number): void {
    const { left, rowLength, products, sums } = this;
    rows.forEach((row, at) => {
      for (let dim = 0; dim < row.length; dim++) left[at * rowLength + dim] = part(row[dim] as number);
    });
    this.kernels.products(0, blockRows, this.at.right, this.columns, rowLength * 2, this.at.out);
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] as number) + worth * (products[at] as number);
  }

  /** For each query row, the rows nearest to it with their cosines. */
  found(): readonly { readonly row: number; readonly score: number }[][] {
    return this.best.map((best, query) =>
      best.map(({ row, score }) => ({ row, score: score / (this.factors[query] as number) })),
    );
  }
}

/** Evenly distributed, so that rows from all parts of the source are included. */
export function spreadRows(rows: number, wanted: number, offset: number): Uint32Array {
  const count = Math.min(rows, wanted);
  return Uint32Array.from({ length: count }, (_, at) => Math.floor(((at + offset) * rows) / count));
}
