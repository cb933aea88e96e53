/** The largest byte of a row; -128 is not used, so that a row and its mirror image have mirrored bytes. */
const byteMax = 127;
/** A row outside the sample may reach further than all rows of it. */
const headroom = 1.2;

/** Per dimension the step that lets a byte reach what the sample reaches. A dimension that is always zero gets the smallest of the others. */
export function fitScales(sample: readonly Float32Array[], dims: number): Float32Array {
  const reach = new Float32Array(dims);
  for (const row of sample)
    for (let at = 0; at < dims; at++) reach[at] = Math.max(reach[at] as number, Math.abs(row[at] as number));
  let least = Number.POSITIVE_INFINITY;
  for (const value of reach) if (value > 0 && value < least) least = value;
  const floor = Number.isFinite(least) ? least : 1 / Math.sqrt(dims);
  return reach.map((value) => ((value > 0 ? value : floor) * headroom) / byteMax);
}

/** Writes the bytes of a vector of length one; gives one over the length that they have. */
export function quantise(vector: Float32Array, scales: Float32Array, into: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < scales.length; at++) {
    const scale = scales[at] as number;
    let byte = Math.round((vector[at] as number) / scale);
    if (byte > byteMax) byte = byteMax;
    else if (byte < -byteMax) byte = -byteMax;
    into[at] = byte;
    sum += byte * scale * (byte * scale);
  }
  // A vector that is nothing but rounding: it has no direction that bytes could hold, and is far from everything.
  return sum === 0 ? 0 : 1 / Math.sqrt(sum);
}

/** The vector that bytes stand for, with length one. */
export function dequantise(bytes: Int8Array, scales: Float32Array, inverseNorm: number): Float32Array {
  const vector = new Float32Array(scales.length);
  for (let at = 0; at < vector.length; at++)
    vector[at] = (bytes[at] as number) * (scales[at] as number) * inverseNorm;
  return vector;
}

/** The query times the scales, as i16 with one common factor: times a row's bytes it gives the factor times their product. */
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
  // As precise as i16 allow, with no sum of products beyond 32 bits.
  const factor = Math.min(32_000 / largest, 2_000_000_000 / (byteMax * sum));
  into.fill(0);
  for (let at = 0; at < scales.length; at++)
    into[at] = Math.round((query[at] as number) * (scales[at] as number) * factor);
  return { factor };
}
