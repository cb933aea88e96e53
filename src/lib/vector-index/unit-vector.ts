import type { Comparison } from './api.ts';
import { InvalidVector } from './errors.ts';

/** Returns a function for the cosine of another vector with this one; it is 0 if either is zero in all compared coordinates. */
export function cosineWith({ vector, dims }: Comparison): (other: Float32Array) => number {
  if (!Number.isSafeInteger(dims) || dims < 1 || dims > vector.length)
    throw new InvalidVector(`${dims} of ${vector.length} dimensions cannot be compared`);
  const own = squares(vector, dims);
  return (other) => {
    const both = own * squares(other, dims);
    let product = 0;
    for (let at = 0; at < dims; at++) product += (vector[at] as number) * (other[at] as number);
    return both === 0 ? 0 : product / Math.sqrt(both);
  };
}

function squares(vector: Float32Array, dims: number): number {
  let sum = 0;
  for (let at = 0; at < dims; at++) sum += (vector[at] as number) ** 2;
  return sum;
}

const keyBytesMax = 255;

/** A copy with length one; only the direction of a vector counts. */
export function unitVector(vector: Float32Array, dims: number, whose: string): Float32Array {
  if (vector.length !== dims)
    throw new InvalidVector(`${whose} has ${vector.length} dimensions, the model has ${dims}`);
  const sum = squares(vector, dims);
  if (!Number.isFinite(sum)) throw new InvalidVector(`${whose} has a value that is not a finite number`);
  if (sum === 0) throw new InvalidVector(`${whose} is zero in every dimension, so it points nowhere`);
  const scale = 1 / Math.sqrt(sum);
  const unit = new Float32Array(dims);
  for (let at = 0; at < dims; at++) unit[at] = (vector[at] as number) * scale;
  return unit;
}

export function validateKey(key: string): void {
  const bytes = Buffer.byteLength(key);
  if (bytes === 0 || bytes > keyBytesMax || key.includes('\0'))
    throw new InvalidVector(
      `a key must have 1 to ${keyBytesMax} bytes and no NUL, not ${JSON.stringify(key)}`,
    );
}
