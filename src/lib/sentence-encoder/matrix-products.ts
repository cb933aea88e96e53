import type { Kernels } from '../vector-index/kernels/kernels.ts';
import { type KernelKind, makeKernels } from '../vector-index/kernels/kernels.ts';
import type { Matrix } from './model-file.ts';

/** A matrix that lies ready for the kernels, with what the sums of its rows are. */
export interface LoadedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly step: number;
  readonly sums: Float32Array;
  /** Its offset in the memory of the kernels. */
  readonly at: number;
}

const PAGE_BYTES = 65_536;
const PAGES_MAX = 4_096;
/** Rows that the kernel takes at once. */
const LEFT_ROWS = 4;
/** The largest number of 16 bits. With it no sum of the kernel leaves 32 bits as long as the numbers of a row add up to less than this. */
const INPUT_MAX = 32_767;

/**
 * Products of the matrices of a model with rows of numbers. The matrices are whole numbers of eight bits times a step; the rows become
 * whole numbers of sixteen, so that the kernels compute exactly and give the same with and without SIMD.
 */
export class MatrixProducts {
  readonly #kernels: Kernels;
  readonly #memory: WebAssembly.Memory;
  readonly #inputAt: number;
  readonly #outputAt: number;
  readonly #matrices = new Map<Matrix, LoadedMatrix>();
  /** The rows that are multiplied next, one behind the other. */
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

  /** Every row of the input, as long as the matrix is wide, times every row of the matrix; valid until the next call. */
  multiply(count: number, { at, rows, columns }: LoadedMatrix): Int32Array {
    const padded = Math.ceil(count / LEFT_ROWS) * LEFT_ROWS;
    // What an earlier call left in the padding rows is multiplied too, and never read.
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

/** What numbers are to be multiplied by to become whole ones of sixteen bits; 0 where all are 0. */
export function inputScale(numbers: Float32Array): number {
  let largest = 0;
  for (const value of numbers) largest = Math.max(largest, Math.abs(value));
  return largest > 0 ? INPUT_MAX / largest : 0;
}
