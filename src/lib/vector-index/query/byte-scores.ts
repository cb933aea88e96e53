import { weighQuery } from '../coder/quantise.ts';
import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';

/** Number of rows compared by one call of a kernel. */
export const rowsTogether = 32;
const pageBytes = 1 << 16;

/**
 * Cosines of a query with rows of bytes, by the kernel that compares short vectors: a row of 3,584 values takes a tenth of the time. The
 * query is converted to integers as well, which changes a cosine by some millionths.
 */
export class ByteScores {
  private readonly stride: number;
  private readonly kernels: Kernels;
  private readonly weights: Int16Array;
  private readonly rows: Int8Array;
  private readonly norms: Float32Array;
  /** The scores of the rows that were compared last. */
  readonly scores: Float32Array;
  private factor = 1;

  constructor(dims: number, kind?: KernelKind) {
    this.stride = Math.ceil(dims / 16) * 16;
    const bytes = this.stride * (2 + rowsTogether) + rowsTogether * 8;
    const pages = Math.ceil(bytes / pageBytes);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.kernels = makeKernels(memory, kind);
    this.weights = new Int16Array(memory.buffer, 0, this.stride);
    this.rows = new Int8Array(memory.buffer, this.stride * 2, this.stride * rowsTogether);
    this.norms = new Float32Array(memory.buffer, this.stride * (2 + rowsTogether), rowsTogether);
    this.scores = new Float32Array(memory.buffer, this.norms.byteOffset + rowsTogether * 4, rowsTogether);
  }

  seek(query: Float32Array, scales: Float32Array): void {
    this.factor = weighQuery(query, scales, this.weights).factor;
  }

  put(slot: number, values: Int8Array, inverseNorm: number): void {
    this.rows.set(values, slot * this.stride);
    this.norms[slot] = inverseNorm / this.factor;
  }

  compare(count: number): void {
    const { kernels, rows, stride, norms, scores } = this;
    kernels.dots(rows.byteOffset, count, stride, 0, norms.byteOffset, scores.byteOffset);
  }
}
