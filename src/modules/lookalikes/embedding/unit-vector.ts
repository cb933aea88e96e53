/** The vector scaled to length one; undefined if it is zero. */
export function unitVector(vector: Float32Array): Float32Array | undefined {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return squares > 0 && Number.isFinite(squares)
    ? vector.map((value) => value / Math.sqrt(squares))
    : undefined;
}
