import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import { orthonormalizeRows } from './orthonormal.ts';
import { gaussian } from './random.ts';
import { roundedProduct } from './rounded-product.ts';

const tileRows = 64;
const pageBytes = 1 << 16;
/** Only the space that the axes span is needed, not each axis: it converges after few rounds. */
const rounds = 3;

/**
 * The directions along which the rows differ most: `count` rows of `dims` numbers. `scales` define a step of a byte;
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
    const rows = { numbers: axes, length: dims };
    axes.set(roundedProduct(rows, { numbers: covariance, length: dims }, kind));
    orthonormalizeRows(axes, dims, random);
  }
  return axes;
}

/** Sums of products of bytes are integers, so the kernel computes them exactly. */
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
    // The matrix is symmetric, so only the part from the diagonal to the right is computed.
    const width = padded - tile;
    const from = tile * length * 2;
    kernels.products(from, tileRows, from, width, length * 2, out);
    const products = new Int32Array(memory.buffer, out, tileRows * width);
    for (let i = tile; i < Math.min(dims, tile + tileRows); i++)
      for (let j = i; j < dims; j++) {
        const mean = (products[(i - tile) * width + (j - tile)] as number) / sample.length;
        const value =
          (mean - (means[i] as number) * (means[j] as number)) *
          (scales[i] as number) *
          (scales[j] as number);
        covariance[i * dims + j] = value;
        covariance[j * dims + i] = value;
      }
  }
  return covariance;
}
