import { gaussian } from './random.ts';

/** Makes the rows (of `length` values each) orthogonal and of length one, in their order. */
export function orthonormalizeRows(rows: Float64Array, length: number, random: () => number): void {
  const count = rows.length / length;
  for (let at = 0; at < count; at++) {
    const row = rows.subarray(at * length, (at + 1) * length);
    for (;;) {
      const before = Math.sqrt(product(row, row));
      for (let other = 0; other < at; other++) {
        const earlier = rows.subarray(other * length, (other + 1) * length);
        addTimes(row, earlier, -product(row, earlier));
      }
      const size = Math.sqrt(product(row, row));
      if (size > before * 1e-8 && size > 0) {
        for (let k = 0; k < length; k++) row[k] = (row[k] as number) / size;
        break;
      }
      // Nothing is left of the row, as happens if the sample has fewer directions than needed; any other direction will do.
      for (let k = 0; k < length; k++) row[k] = gaussian(random);
    }
  }
}

/** Rows of a random rotation matrix. */
export function randomRotation(size: number, random: () => number): Float64Array {
  const rows = Float64Array.from({ length: size * size }, () => gaussian(random));
  orthonormalizeRows(rows, size, random);
  return rows;
}

function product(a: Float64Array, b: Float64Array): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < a.length; at += 4) {
    s0 += (a[at] as number) * (b[at] as number);
    s1 += (a[at + 1] as number) * (b[at + 1] as number);
    s2 += (a[at + 2] as number) * (b[at + 2] as number);
    s3 += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (; at < a.length; at++) s0 += (a[at] as number) * (b[at] as number);
  return s0 + s1 + s2 + s3;
}

function addTimes(row: Float64Array, other: Float64Array, factor: number): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) + (other[at] as number) * factor;
}
