import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';

const rounds = 6;
const blockRows = 32;
const pageBytes = 1 << 16;

/** Consecutive rows of i16, `width` values each. */
export interface CoarseRows {
  readonly numbers: Int16Array;
  readonly width: number;
}

export interface Grouping {
  /** As many rows as there are groups; a group without members keeps the row it started with. */
  readonly centroids: Int16Array;
  /** The group of each of the members. */
  readonly groupOf: Uint32Array;
}

/**
 * Divides rows into groups of neighbours by Lloyd's algorithm (k-means): each row is assigned to the nearest centroid, then each centroid
 * moves to the mean of its rows.
 */
export class RowGrouper {
  private readonly rows: CoarseRows;
  private readonly kernels: Kernels;
  private readonly memory: WebAssembly.Memory;
  private readonly left: Int16Array;
  private readonly centroidsAt: number;
  private readonly outAt: number;

  constructor(rows: CoarseRows, groupsMax: number, kind?: KernelKind) {
    this.rows = rows;
    const padded = Math.ceil(groupsMax / 2) * 2;
    this.centroidsAt = blockRows * rows.width * 2;
    this.outAt = this.centroidsAt + padded * rows.width * 2;
    const pages = Math.ceil((this.outAt + blockRows * padded * 4) / pageBytes) + 1;
    this.memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.kernels = makeKernels(this.memory, kind);
    this.left = new Int16Array(this.memory.buffer, 0, blockRows * rows.width);
  }

  /** `members` are row indexes. */
  group(members: Uint32Array, groups: number, random: () => number): Grouping {
    const { width, numbers } = this.rows;
    const centroids = new Int16Array(groups * width);
    for (let group = 0; group < groups; group++) {
      const start = (members[Math.floor(random() * members.length)] as number) * width;
      centroids.set(numbers.subarray(start, start + width), group * width);
    }
    const groupOf = new Uint32Array(members.length);
    for (let round = 0; ; round++) {
      this.assign(members, centroids, groups, groupOf);
      if (round === rounds) return { centroids, groupOf };
      this.moveCentroids(members, groupOf, centroids, groups);
    }
  }

  private assign(members: Uint32Array, centroids: Int16Array, groups: number, into: Uint32Array): void {
    const { width, numbers } = this.rows;
    const columns = groups + (groups % 2);
    new Int16Array(this.memory.buffer, this.centroidsAt, centroids.length).set(centroids);
    const products = new Int32Array(this.memory.buffer, this.outAt, blockRows * columns);
    const halves = new Float64Array(groups);
    for (let at = 0; at < centroids.length; at++)
      halves[Math.floor(at / width)] =
        (halves[Math.floor(at / width)] as number) + (centroids[at] as number) ** 2 / 2;
    for (let from = 0; from < members.length; from += blockRows) {
      const count = Math.min(blockRows, members.length - from);
      for (let row = 0; row < count; row++) {
        const start = (members[from + row] as number) * width;
        this.left.set(numbers.subarray(start, start + width), row * width);
      }
      this.kernels.products(0, blockRows, this.centroidsAt, columns, width * 2, this.outAt);
      for (let row = 0; row < count; row++) {
        let [best, bestScore] = [0, Number.NEGATIVE_INFINITY];
        for (let group = 0; group < groups; group++) {
          const score = (products[row * columns + group] as number) - (halves[group] as number);
          if (score > bestScore) [best, bestScore] = [group, score];
        }
        into[from + row] = best;
      }
    }
  }

  private moveCentroids(
    members: Uint32Array,
    groupOf: Uint32Array,
    centroids: Int16Array,
    groups: number,
  ): void {
    const { width, numbers } = this.rows;
    const sums = new Float64Array(groups * width);
    const sizes = new Uint32Array(groups);
    for (let member = 0; member < members.length; member++) {
      const start = (members[member] as number) * width;
      const group = groupOf[member] as number;
      const to = group * width;
      sizes[group] = (sizes[group] as number) + 1;
      for (let k = 0; k < width; k++)
        sums[to + k] = (sums[to + k] as number) + (numbers[start + k] as number);
    }
    for (let group = 0; group < groups; group++) {
      const size = sizes[group] as number;
      if (size === 0) continue;
      for (let at = group * width; at < (group + 1) * width; at++)
        centroids[at] = Math.round((sums[at] as number) / size);
    }
  }
}
