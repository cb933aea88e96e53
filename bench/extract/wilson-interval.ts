const Z_95 = 1.96;

/** The 95 % confidence interval for a share, if `part` of `whole` were observed. It also holds for small samples. */
export function wilsonInterval(part: number, whole: number): readonly [from: number, to: number] {
  const share = part / whole;
  const square = Z_95 ** 2 / whole;
  const middle = (share + square / 2) / (1 + square);
  const spread = (Z_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole));
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
