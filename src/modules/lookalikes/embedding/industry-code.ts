import { createHash } from 'node:crypto';

/** Coordinates of the industry; together with the hundred of the words they make 128. */
export const INDUSTRY_DIMENSIONS = 28;

const codes = new Map<string, Float32Array>();

/**
 * A direction for each industry, derived from its name alone, so that a new name needs no new model. Like random directions, any two are
 * nearly orthogonal; one coordinate per industry would need more than the 128 that a scan has.
 */
export function industryCode(industry: string): Float32Array {
  const known = codes.get(industry);
  if (known) return known;
  const bits = createHash('sha256').update(industry).digest().readUInt32LE(0);
  const code = Float32Array.from(
    { length: INDUSTRY_DIMENSIONS },
    (_, at) => ((bits >>> at) & 1 ? 1 : -1) / Math.sqrt(INDUSTRY_DIMENSIONS),
  );
  codes.set(industry, code);
  return code;
}
