/**
 * Sets of the documents of a chunk, or of other small numbers, with one bit each. The functions are small enough to be inlined
 * by their callers.
 */

/** Returns 1 for a member, otherwise 0, so that members can be summed without a branch. */
export function bitAt(bits: Uint32Array, at: number): number {
  return ((bits[at >>> 5] as number) >>> (at & 31)) & 1;
}

export function hasBit(bits: Uint32Array, at: number): boolean {
  return bitAt(bits, at) === 1;
}

export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
