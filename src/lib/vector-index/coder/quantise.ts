/** The largest byte of a row; -128 is not used, so that a vector and its negative have negated bytes. */
const byteMax = 127;
/** A row outside the sample may have larger values than all rows in it. */
const headroom = 1.2;

/**
 * Per dimension, the step that lets a byte cover the range of the sample. A dimension that is always zero gets the smallest step of the
 * others.
 */
export function fitScales(sample: readonly Float32Array[], dims: number): Float32Array {
  const reach = new Float32Array(dims);
  for (const row of sample)
    for (let at = 0; at < dims; at++) reach[at] = Math.max(reach[at] as number, Math.abs(row[at] as number));
  let least = Number.POSITIVE_INFINITY;
  for (const value of reach) if (value > 0 && value < least) least = value;
  const floor = Number.isFinite(least) ? least : 1 / Math.sqrt(dims);
  return reach.map((value) => ((value > 0 ? value : floor) * headroom) / byteMax);
}

/** Numbers of a row: bytes, or i16 that divide each step of a byte into 256. */
export type RowNumbers = Int8Array | Int16Array;

const parts = (numbers: RowNumbers): number => (numbers instanceof Int16Array ? 256 : 1);

/** Writes the values of a vector of length one; returns the inverse of the length that the values have. */
export function quantise(vector: Float32Array, scales: Float32Array, into: RowNumbers): number {
  const divided = parts(into);
  const most = byteMax * divided;
  let sum = 0;
  for (let at = 0; at < scales.length; at++) {
    const step = (scales[at] as number) / divided;
    let number = Math.round((vector[at] as number) / step);
    if (number > most) number = most;
    else if (number < -most) number = -most;
    into[at] = number;
    sum += number * step * (number * step);
  }
  // Only rounding errors: the vector has no representable direction, and is far from everything.
  return sum === 0 ? 0 : 1 / Math.sqrt(sum);
}

/** The vector of the numbers, with length one. */
export function dequantise(numbers: RowNumbers, scales: Float32Array, inverseNorm: number): Float32Array {
  const factor = inverseNorm / parts(numbers);
  const vector = new Float32Array(scales.length);
  for (let at = 0; at < vector.length; at++)
    vector[at] = (numbers[at] as number) * (scales[at] as number) * factor;
  return vector;
}

/** The bytes nearest to the numbers of a row. */
export function bytesOf(numbers: RowNumbers): Int8Array {
  return numbers instanceof Int8Array
    ? numbers
    : Int8Array.from(numbers, (number) => Math.round(number / 256));
}

/** The query times the scales of a row's values; times the values and their inverse length this gives the cosine. */
export function exactWeights(query: Float32Array, scales: Float32Array, numbers: RowNumbers): Float64Array {
  const divided = parts(numbers);
  return Float64Array.from(query, (value, at) => (value * (scales[at] as number)) / divided);
}

/** The query times the scales, as i16 with one common factor; times a row's bytes this gives the factor times their dot product. */
export function weighQuery(
  query: Float32Array,
  scales: Float32Array,
  into: Int16Array,
): { readonly factor: number } {
  let [largest, sum] = [0, 0];
  for (let at = 0; at < scales.length; at++) {
    const weight = Math.abs((query[at] as number) * (scales[at] as number));
    largest = Math.max(largest, weight);
    sum += weight;
  }
  // As precise as i16 allows, with no sum of products above 32 bits.
  const factor = Math.min(32_000 / largest, 2_000_000_000 / (256 * sum));
  into.fill(0);
  for (let at = 0; at < scales.length; at++)
    into[at] = Math.round((query[at] as number) * (scales[at] as number) * factor);
  return { factor };
}
