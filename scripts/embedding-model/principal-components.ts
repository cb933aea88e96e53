/** The directions in which rows differ most, and the variance along each. */
export interface PrincipalComponents {
  readonly mean: Float64Array;
  /** One row per direction, the most important first. */
  readonly directions: Float64Array;
  readonly variances: Float64Array;
}

const ITERATIONS = 60;

/** The first principal components of weighted rows, by power iteration on their covariance. The same input gives the same result. */
export function principalComponents(
  rows: Float32Array,
  size: number,
  weights: ArrayLike<number>,
  count: number,
): PrincipalComponents {
  const { mean, covariance } = covarianceOf(rows, size, weights);
  let directions = orthonormal(startingDirections(count, size), size);
  for (let iteration = 0; iteration < ITERATIONS; iteration++)
    directions = orthonormal(multiply(directions, covariance, size), size);
  const moved = multiply(directions, covariance, size);
  const variances = Float64Array.from({ length: count }, (_, row) => dot(moved, row, directions, row, size));
  return { mean, directions, variances };
}

function covarianceOf(rows: Float32Array, size: number, weights: ArrayLike<number>) {
  const count = rows.length / size;
  const mean = new Float64Array(size);
  let weight = 0;
  for (let row = 0; row < count; row++) {
    const own = weights[row] as number;
    weight += own;
    for (let at = 0; at < size; at++)
      mean[at] = (mean[at] as number) + own * (rows[row * size + at] as number);
  }
  for (let at = 0; at < size; at++) mean[at] = (mean[at] as number) / weight;
  const covariance = new Float64Array(size * size);
  const centred = new Float64Array(size);
  for (let row = 0; row < count; row++) {
    for (let at = 0; at < size; at++) centred[at] = (rows[row * size + at] as number) - (mean[at] as number);
    for (let one = 0; one < size; one++) {
      const part = ((weights[row] as number) * (centred[one] as number)) / weight;
      for (let other = one; other < size; other++) {
        const at = one * size + other;
        covariance[at] = (covariance[at] as number) + part * (centred[other] as number);
      }
    }
  }
  for (let one = 0; one < size; one++)
    for (let other = 0; other < one; other++)
      covariance[one * size + other] = covariance[other * size + one] as number;
  return { mean, covariance };
}

/** Pseudorandom numbers that are the same in every run. */
function startingDirections(count: number, size: number): Float64Array {
  let seed = 1;
  return Float64Array.from({ length: count * size }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  });
}

function multiply(rows: Float64Array, matrix: Float64Array, size: number): Float64Array {
  return Float64Array.from(rows, (_, at) => dot(matrix, at % size, rows, Math.floor(at / size), size));
}

function dot(a: Float64Array, rowOfA: number, b: Float64Array, rowOfB: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++)
    sum += (a[rowOfA * size + at] as number) * (b[rowOfB * size + at] as number);
  return sum;
}

function orthonormal(rows: Float64Array, size: number): Float64Array {
  for (let row = 0; row * size < rows.length; row++) {
    for (let before = 0; before < row; before++) {
      const part = dot(rows, row, rows, before, size);
      for (let at = 0; at < size; at++)
        rows[row * size + at] =
          (rows[row * size + at] as number) - part * (rows[before * size + at] as number);
    }
    const length = Math.sqrt(dot(rows, row, rows, row, size));
    for (let at = 0; at < size; at++) rows[row * size + at] = (rows[row * size + at] as number) / length;
  }
  return rows;
}
