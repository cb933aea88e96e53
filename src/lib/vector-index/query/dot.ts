/** In four sums, which the processor can add side by side; always in the same order, so always with the same outcome. */
export function dot(a: Float32Array, b: Float32Array): number {
  const { length } = a;
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < length; at += 4) {
    s0 += (a[at] as number) * (b[at] as number);
    s1 += (a[at + 1] as number) * (b[at + 1] as number);
    s2 += (a[at + 2] as number) * (b[at + 2] as number);
    s3 += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (; at < length; at++) s0 += (a[at] as number) * (b[at] as number);
  return s0 + s1 + (s2 + s3);
}
