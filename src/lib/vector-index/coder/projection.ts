import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';
import { type Coder, codeBits, codeBytes, listCount } from './coder.ts';

/** Rows projected at a time, so that each value of the matrix is read once for all of them. */
export const blockRows = 32;
const pageBytes = 1 << 16;
/** Lists are compared by values up to this: a sum of 512 products of two fits into 32 bits. */
const coarseMax = 2000;

/** Projects rows, computes their codes and finds their lists, with its own memory for the kernels. */
export class Projection {
  readonly coder: Coder;
  private readonly kernels: Kernels;
  /** Consecutive rows of bytes as i16. */
  private readonly left: Int16Array;
  private readonly products: Int32Array;
  private readonly rowLength: number;
  private readonly at: {
    readonly left: number;
    matrix: number;
    centroids: number;
    coarse: number;
    out: number;
  };
  /** The output of `project`: `width` values per row. */
  readonly projected: Int32Array;
  /** The same in the form by which lists are compared. */
  readonly coarse: Int16Array;
  private readonly halfNorms: Float64Array;

  constructor(coder: Coder, kind?: KernelKind) {
    this.coder = coder;
    const { dims, width, matrix, centroids } = coder;
    this.rowLength = Math.ceil(dims / 16) * 16;
    const groups = Math.max(0, coder.groupStarts.length - 1);
    const outRows = Math.max(width * blockRows, groups * blockRows, 4 * listCount(coder), 8192);
    let next = 0;
    const region = (bytes: number): number => {
      const at = next;
      next += Math.ceil(bytes / 64) * 64;
      return at;
    };
    this.at = {
      left: region(blockRows * Math.max(this.rowLength, width) * 2),
      matrix: region(matrix.byteLength),
      centroids: region(centroids.byteLength + width * 16),
      coarse: region(blockRows * width * 2),
      out: region(outRows * 4),
    };
    const pages = Math.ceil(next / pageBytes) + 1;
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    this.kernels = makeKernels(memory, kind);
    this.left = new Int16Array(memory.buffer, this.at.left, blockRows * this.rowLength);
    new Int16Array(memory.buffer, this.at.matrix, matrix.length).set(matrix);
    new Int16Array(memory.buffer, this.at.centroids, centroids.length).set(centroids);
    this.coarse = new Int16Array(memory.buffer, this.at.coarse, blockRows * width);
    this.products = new Int32Array(memory.buffer, this.at.out, outRows);
    this.projected = new Int32Array(blockRows * width);
    this.halfNorms = halfNorms(centroids, width);
  }

  /** Takes the bytes of up to 32 rows. */
  project(rows: readonly Int8Array[]): void {
    const { coder, left, rowLength, projected } = this;
    const { width, offsets } = coder;
    rows.forEach((row, at) => {
      left.set(row, at * rowLength);
      left.fill(0, at * rowLength + row.length, (at + 1) * rowLength);
    });
    if (coder.kind === 'codes') {
      const count = Math.ceil(rows.length / 4) * 4;
      this.kernels.products(this.at.left, count, this.at.matrix, width, rowLength * 2, this.at.out);
      for (let row = 0; row < rows.length; row++)
        for (let k = 0; k < width; k++)
          projected[row * width + k] = (this.products[row * width + k] as number) - (offsets[k] as number);
    } else {
      // Short vectors are their own projection, in steps of one scale: only the diagonal of the matrix is used.
      for (let row = 0; row < rows.length; row++)
        for (let k = 0; k < width; k++)
          projected[row * width + k] =
            (left[row * rowLength + k] as number) * (coder.matrix[k] as number) - (offsets[k] as number);
    }
  }

  /** The code of a projected row: one bit for each value, set if it is positive. */
  code(row: number, into: Uint8Array): void {
    const { projected } = this;
    for (let byte = 0; byte < codeBytes; byte++) {
      let bits = 0;
      for (let bit = 0; bit < 8; bit++)
        bits |= (projected[row * codeBits + byte * 8 + bit] as number) > 0 ? 1 << bit : 0;
      into[byte] = bits;
    }
  }

  /** Computes the values by which lists are compared, for the first projected rows. */
  coarsen(rows: number): void {
    const { gain, width } = this.coder;
    for (let at = 0; at < rows * width; at++)
      this.coarse[at] = Math.max(
        -coarseMax,
        Math.min(coarseMax, Math.round((this.projected[at] as number) * gain)),
      );
  }

  /** The list of each coarsened row: the nearest list within the groups whose centroids are nearest. */
  assign(rows: number, into: Uint32Array, beam = 4): void {
    const { groupStarts, width } = this.coder;
    const groups = groupStarts.length - 1;
    const columns = groups + (groups % 2);
    this.kernels.products(this.at.coarse, pad(rows, 4), this.at.centroids, columns, width * 2, this.at.out);
    const nearGroups = Array.from({ length: rows }, (_, row) =>
      nearest(this.products, row * columns, 0, groups, this.halfNorms, beam),
    );
    for (let row = 0; row < rows; row++) into[row] = this.nearestList(row, nearGroups[row] ?? []);
  }

  private nearestList(row: number, groups: readonly number[]): number {
    const { groupStarts, width } = this.coder;
    const first = groupStarts.length - 1;
    let [best, bestScore] = [0, Number.NEGATIVE_INFINITY];
    // The row is on the right, together with the next one: this wastes fewer products.
    const right = this.at.coarse + Math.min(row, blockRows - 2) * width * 2;
    const column = row - Math.min(row, blockRows - 2);
    for (const group of groups) {
      const [from, to] = [groupStarts[group] as number, groupStarts[group + 1] as number];
      const centroids = this.at.centroids + (first + from) * width * 2;
      if (to === from) continue;
      this.kernels.products(centroids, pad(to - from, 4), right, 2, width * 2, this.at.out);
      for (let list = from; list < to; list++) {
        const product = this.products[(list - from) * 2 + column] as number;
        const score = product - (this.halfNorms[first + list] as number);
        if (score > bestScore) [best, bestScore] = [list, score];
      }
    }
    return best;
  }

  /** The lists nearest to the first coarsened row, nearest first. */
  nearestLists(count: number): number[] {
    const { groupStarts, width } = this.coder;
    const first = groupStarts.length - 1;
    const lists = listCount(this.coder);
    this.kernels.products(
      this.at.centroids + first * width * 2,
      pad(lists, 4),
      this.at.coarse,
      2,
      width * 2,
      this.at.out,
    );
    const scores = new Float64Array(lists);
    for (let list = 0; list < lists; list++)
      scores[list] = (this.products[list * 2] as number) - (this.halfNorms[first + list] as number);
    return bestPositions(scores, count);
  }
}

const pad = (count: number, to: number): number => Math.ceil(count / to) * to;

/** Half of each centroid's squared length, which turns a dot product into a comparison of distances. */
function halfNorms(centroids: Int16Array, width: number): Float64Array {
  const halves = new Float64Array(centroids.length / width);
  for (let at = 0; at < centroids.length; at++) {
    const centroid = Math.floor(at / width);
    halves[centroid] = (halves[centroid] as number) + (centroids[at] as number) ** 2 / 2;
  }
  return halves;
}

function nearest(
  products: Int32Array,
  from: number,
  first: number,
  count: number,
  halves: Float64Array,
  wanted: number,
): number[] {
  const scores = new Float64Array(count);
  for (let at = 0; at < count; at++)
    scores[at] = (products[from + at] as number) - (halves[first + at] as number);
  return bestPositions(scores, wanted);
}

/** Positions of the highest values, highest first; for equal values the lower position first. */
function bestPositions(scores: Float64Array, wanted: number): number[] {
  if (wanted >= scores.length || wanted > 64)
    return Array.from(scores.keys())
      .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
      .slice(0, wanted);
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (best.length === wanted && score <= least) continue;
    let position = best.length;
    while (position > 0 && (scores[best[position - 1] as number] as number) < score) position--;
    best.splice(position, 0, at);
    if (best.length > wanted) best.pop();
    if (best.length === wanted) least = scores[best[wanted - 1] as number] as number;
  }
  return best;
}
