const Z_95 = 1.96;

/** Between which shares the true one lies, with 95 % of confidence, where `part` of `whole` were seen. Holds for small samples too. */
export function wilsonInterval(part: number, whole: number): readonly [from: number, to: number] {
  const share = part / whole;
  const square = Z_95 ** 2 / whole;
  const middle = (share + square / 2) / (1 + square);
  const spread = (Z_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole));
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
