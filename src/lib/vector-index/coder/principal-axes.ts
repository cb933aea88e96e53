import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import { orthonormalise } from './orthonormal.ts';
import { gaussian } from './random.ts';

const tileRows = 64;
const pageBytes = 1 << 16;
/** Only the space that the axes span is needed, not the axes one by one: it settles after few rounds. */
const rounds = 4;

/**
 * The directions along which the rows differ most: `count` rows of `dims` numbers. `scales` say what a step of a byte means;
 * `means` are those of the bytes.
 */
export function principalAxes(
  sample: readonly Int8Array[],
  scales: Float32Array,
  means: Float64Array,
  count: number,
  random: () => number,
  kind?: KernelKind,
): Float64Array {
  const dims = scales.length;
  const covariance = covarianceOf(sample, scales, means, kind);
  const axes = Float64Array.from({ length: count * dims }, () => gaussian(random));
  for (let round = 0; round < rounds; round++) {
    axes.set(timesSymmetric(covariance, axes, dims, count));
    orthonormalise(axes, dims, random);
  }
  return axes;
}

/** Sums of products of bytes are whole numbers, so the kernel's are exact. */
function covarianceOf(
  sample: readonly Int8Array[],
  scales: Float32Array,
  means: Float64Array,
  kind?: KernelKind,
): Float32Array {
  const dims = scales.length;
  const padded = Math.ceil(dims / tileRows) * tileRows;
  const length = Math.ceil(sample.length / 16) * 16;
  const out = padded * length * 2;
  const pages = Math.ceil((out + tileRows * padded * 4) / pageBytes) + 1;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const columns = new Int16Array(memory.buffer, 0, padded * length);
  sample.forEach((row, at) => {
    for (let dim = 0; dim < dims; dim++) columns[dim * length + at] = row[dim] as number;
  });
  const kernels = makeKernels(memory, kind);
  const covariance = new Float32Array(dims * dims);
  for (let tile = 0; tile < dims; tile += tileRows) {
    // What lies left of the diagonal is the mirror image of what lies right of it.
    const width = padded - tile;
    const from = tile * length * 2;
    kernels.products(from, tileRows, from, width, length * 2, out);
    const products = new Int32Array(memory.buffer, out, tileRows * width);
    for (let i = tile; i < Math.min(dims, tile + tileRows); i++)
      for (let j = i; j < dims; j++) {
        const mean = (products[(i - tile) * width + (j - tile)] as number) / sample.length;
        const value =
          (mean - (means[i] as number) * (means[j] as number)) * (scales[i] as number) * (scales[j] as number);
        covariance[i * dims + j] = value;
        covariance[j * dims + i] = value;
      }
  }
  return covariance;
}

/** Each of the rows times the symmetric matrix; four columns of it at a time, so that sums stay in registers longer. */
function timesSymmetric(matrix: Float32Array, rows: Float64Array, dims: number, count: number): Float64Array {
  // Turned round, so that the innermost loop runs along memory.
  const turned = new Float64Array(dims * count);
  for (let row = 0; row < count; row++)
    for (let dim = 0; dim < dims; dim++) turned[dim * count + row] = rows[row * dims + dim] as number;
  const outcome = new Float64Array(count * dims);
  const sums = new Float64Array(count);
  for (let i = 0; i < dims; i++) {
    sums.fill(0);
    for (let j = 0; j < dims; j += 4) addFour(sums, turned, j, matrix, i * dims, dims);
    for (let row = 0; row < count; row++) outcome[row * dims + i] = sums[row] as number;
  }
  return outcome;
}

function addFour(
  sums: Float64Array,
  turned: Float64Array,
  j: number,
  matrix: Float32Array,
  at: number,
  dims: number,
): void {
  const count = sums.length;
  const factor = (next: number): number => (j + next < dims ? (matrix[at + j + next] as number) : 0);
  const [a, b, c, d] = [factor(0), factor(1), factor(2), factor(3)];
  const last = (dims - 1) * count;
  const [ra, rb, rc, rd] = [
    j * count,
    Math.min(last, (j + 1) * count),
    Math.min(last, (j + 2) * count),
    Math.min(last, (j + 3) * count),
  ];
  for (let row = 0; row < count; row++)
    sums[row] =
      (sums[row] as number) +
      a * (turned[ra + row] as number) +
      b * (turned[rb + row] as number) +
      c * (turned[rc + row] as number) +
      d * (turned[rd + row] as number);
}
