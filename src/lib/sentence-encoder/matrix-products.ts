import type { Kernels } from '../vector-index/kernels/kernels.ts';
import { type KernelKind, makeKernels } from '../vector-index/kernels/kernels.ts';
import type { Matrix } from './model-file.ts';

/** A matrix in the memory of the kernels, with the sums of its rows. */
export interface LoadedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly step: number;
  readonly sums: Float32Array;
  /** Its offset in that memory. */
  readonly at: number;
}

const PAGE_BYTES = 65_536;
const PAGES_MAX = 4_096;
/** The number of rows the kernel processes at once. */
const LEFT_ROWS = 4;
/** The largest 16-bit integer. With it, no sum of the kernel exceeds 32 bits as long as the numbers of a row add up to less than this. */
const INPUT_MAX = 32_767;

/**
 * Multiplies the matrices of a model with rows of numbers. The matrices are 8-bit integers times a step; the rows are converted to 16-bit
 * integers, so that the kernels compute exactly and give the same results with and without SIMD.
 */
export class MatrixProducts {
  readonly #kernels: Kernels;
  readonly #memory: WebAssembly.Memory;
  readonly #inputAt: number;
  readonly #outputAt: number;
  readonly #matrices = new Map<Matrix, LoadedMatrix>();
  /** The rows to multiply next, one after the other. */
  readonly input: Int16Array;

  constructor(matrices: readonly Matrix[], rowsMax: number, kind: KernelKind) {
    const rows = Math.ceil(rowsMax / LEFT_ROWS) * LEFT_ROWS;
    const widest = Math.max(...matrices.map(({ columns }) => columns));
    const tallest = Math.max(...matrices.map(({ rows: count }) => count));
    const matrixBytes = matrices.reduce((sum, { values }) => sum + values.length * 2, 0);
    const bytes = matrixBytes + rows * (widest * 2 + tallest * 4);
    const initial = Math.ceil(bytes / PAGE_BYTES) + 1;
    this.#memory = new WebAssembly.Memory({ initial, maximum: PAGES_MAX, shared: true });
    this.#kernels = makeKernels(this.#memory, kind);
    let at = 0;
    for (const matrix of matrices) {
      this.#matrices.set(matrix, this.#load(matrix, at));
      at += matrix.values.length * 2;
    }
    this.#inputAt = at;
    this.#outputAt = at + rows * widest * 2;
    this.input = new Int16Array(this.#memory.buffer, this.#inputAt, rows * widest);
  }

  get(matrix: Matrix): LoadedMatrix {
    const loaded = this.#matrices.get(matrix);
    if (!loaded) throw new Error('the matrix was not loaded');
    return loaded;
  }

  /** Multiplies every row of the input, which is as long as the matrix is wide, with every row of the matrix; valid until the next call. */
  multiply(count: number, { at, rows, columns }: LoadedMatrix): Int32Array {
    const padded = Math.ceil(count / LEFT_ROWS) * LEFT_ROWS;
    // The padding rows contain values of an earlier call; they are multiplied too, but never read.
    this.#kernels.products(this.#inputAt, padded, at, rows, columns * 2, this.#outputAt);
    return new Int32Array(this.#memory.buffer, this.#outputAt, count * rows);
  }

  #load({ rows, columns, step, values }: Matrix, at: number): LoadedMatrix {
    new Int16Array(this.#memory.buffer, at, values.length).set(values);
    const sums = Float32Array.from({ length: rows }, (_, row) =>
      values.subarray(row * columns, (row + 1) * columns).reduce((sum, value) => sum + value, 0),
    );
    return { rows, columns, step, sums, at };
  }
}

/** The factor that converts the numbers to 16-bit integers; 0 if all of them are 0. */
export function inputScale(numbers: Float32Array): number {
  let largest = 0;
  for (const value of numbers) largest = Math.max(largest, Math.abs(value));
  return largest > 0 ? INPUT_MAX / largest : 0;
}
