import type { KernelKind } from '../kernels/kernels.ts';
import { type Coder, codeBits, exactDimsMax } from './coder.ts';
import { type CoarseRows, RowGrouper } from './group-rows.ts';
import { randomRotation } from './orthonormal.ts';
import { principalAxes } from './principal-axes.ts';
import { blockRows, Projection } from './projection.ts';
import { seededRandom } from './random.ts';
import { roundedProduct } from './rounded-product.ts';

/** A typical projected value becomes this; five times as much still fits into the values by which lists are compared. */
const coarseTypical = 400;
const seed = 20_261_115;

/** Learns from the bytes of a sample how rows are projected and coded; without lists yet. */
export function trainCoder(sample: readonly Int8Array[], scales: Float32Array, kind?: KernelKind): Coder {
  const means = meansOf(sample, scales.length);
  const coder =
    scales.length <= exactDimsMax ? wholeCoder(scales, means) : rotatedCoder(sample, scales, means, kind);
  return { ...coder, gain: gainOf(coder, sample, kind) };
}

/** Adds lists of neighbours: groups first, then lists within each group, in proportion to its share of the sample. */
export function addLists(coder: Coder, rows: CoarseRows, lists: number, kind?: KernelKind): Coder {
  const { width } = rows;
  const random = seededRandom(seed + 1);
  const count = rows.numbers.length / width;
  const groups = Math.max(1, Math.round(Math.sqrt(lists)));
  const grouper = new RowGrouper(rows, Math.max(groups, 4 * Math.ceil(lists / groups)), kind);
  const everyone = Uint32Array.from({ length: count }, (_, at) => at);
  const top = grouper.group(everyone, groups, random);
  const parts = [top.centroids];
  const groupStarts = new Uint32Array(groups + 1);
  for (let group = 0; group < groups; group++) {
    const members = everyone.filter((at) => top.groupOf[at] === group);
    const share = Math.round((members.length / count) * lists);
    const own = Math.min(4 * Math.ceil(lists / groups), Math.max(members.length === 0 ? 0 : 1, share));
    groupStarts[group + 1] = (groupStarts[group] as number) + own;
    if (own > 0) parts.push(grouper.group(members, own, random).centroids);
  }
  const centroids = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    centroids.set(part, at);
    at += part.length;
  }
  return { ...coder, centroids, groupStarts };
}

function meansOf(sample: readonly Int8Array[], dims: number): Float64Array {
  const means = new Float64Array(dims);
  for (const row of sample)
    for (let at = 0; at < dims; at++) means[at] = (means[at] as number) + (row[at] as number);
  return means.map((sum) => sum / Math.max(1, sample.length));
}

const withoutLists = { gain: 1, centroids: new Int16Array(0), groupStarts: new Uint32Array(0) };

/** Short vectors are their own code; their projection only brings all dimensions to one scale, around their mean. */
function wholeCoder(scales: Float32Array, means: Float64Array): Coder {
  const dims = scales.length;
  const width = Math.ceil(dims / 16) * 16;
  const largest = scales.reduce((a, b) => Math.max(a, b), 0);
  const matrix = new Int16Array(width);
  const offsets = new Int32Array(width);
  for (let at = 0; at < dims; at++) {
    matrix[at] = Math.round(((scales[at] as number) / largest) * 32_000);
    offsets[at] = Math.round((matrix[at] as number) * (means[at] as number));
  }
  return { dims, kind: 'exact', scales, width, matrix, offsets, ...withoutLists };
}

/**
 * Long vectors: the 512 directions along which rows differ most, rotated at random so that every bit is equally informative, with the
 * scales of the bytes included.
 */
function rotatedCoder(
  sample: readonly Int8Array[],
  scales: Float32Array,
  means: Float64Array,
  kind?: KernelKind,
): Coder {
  const dims = scales.length;
  const random = seededRandom(seed);
  const count = Math.min(dims, codeBits);
  const axes = dims > codeBits ? principalAxes(sample, scales, means, count, random, kind) : identity(dims);
  const rotation = randomRotation(codeBits, random);
  const weights = roundedProduct(
    { numbers: transposed(rotation.subarray(0, count * codeBits), codeBits), length: count },
    { numbers: transposed(axes, dims), length: count },
    kind,
  );
  for (let at = 0; at < weights.length; at++)
    weights[at] = (weights[at] as number) * (scales[at % dims] as number);
  return { dims, kind: 'codes', scales, width: codeBits, ...inWholeNumbers(weights, means), ...withoutLists };
}

/** As large as i16 values and 32-bit sums allow. */
function inWholeNumbers(weights: Float64Array, means: Float64Array): Pick<Coder, 'matrix' | 'offsets'> {
  const dims = means.length;
  const length = Math.ceil(dims / 16) * 16;
  let [largest, largestSum] = [0, 0];
  for (let bit = 0; bit < codeBits; bit++) {
    let sum = 0;
    for (let at = 0; at < dims; at++) {
      const weight = Math.abs(weights[bit * dims + at] as number);
      largest = Math.max(largest, weight);
      sum += weight;
    }
    largestSum = Math.max(largestSum, sum);
  }
  const factor = Math.min(32_000 / largest, 1_000_000_000 / (127 * largestSum));
  const matrix = new Int16Array(codeBits * length);
  const offsets = new Int32Array(codeBits);
  for (let bit = 0; bit < codeBits; bit++) {
    let offset = 0;
    for (let at = 0; at < dims; at++) {
      const value = Math.round((weights[bit * dims + at] as number) * factor);
      matrix[bit * length + at] = value;
      offset += value * (means[at] as number);
    }
    offsets[bit] = Math.round(offset);
  }
  return { matrix, offsets };
}

function gainOf(coder: Coder, sample: readonly Int8Array[], kind?: KernelKind): number {
  const projection = new Projection(coder, kind);
  let [sum, count] = [0, 0];
  for (let from = 0; from < Math.min(sample.length, 2048); from += blockRows) {
    const rows = sample.slice(from, from + blockRows);
    projection.project(rows);
    for (let at = 0; at < rows.length * coder.width; at++) sum += (projection.projected[at] as number) ** 2;
    count += rows.length * coder.dims;
  }
  return sum === 0 ? 1 : coarseTypical / Math.sqrt(sum / count);
}

function identity(dims: number): Float64Array {
  const rows = new Float64Array(dims * dims);
  for (let at = 0; at < dims; at++) rows[at * dims + at] = 1;
  return rows;
}

/** Transposes the matrix. */
function transposed(rows: Float64Array, length: number): Float64Array {
  const count = rows.length / length;
  const columns = new Float64Array(rows.length);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < length; at++) columns[at * count + row] = rows[row * length + at] as number;
  return columns;
}
