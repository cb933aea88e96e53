/**
 * Numbers of the same width in bits, one behind the other in 32-bit words: 32 of them take as many words as they have bits.
 * A number may end in the word behind its own, so a reader needs one more word than the numbers take.
 */

/** Bits that hold every number up to this one. */
export function widthOf(largest: number): number {
  return 32 - Math.clz32(largest);
}

export function packedWords(count: number, width: number): number {
  return Math.ceil((count * width) / 32);
}

/** Writes `count` numbers from `from` on into words that are 0. */
export function pack(
  numbers: ArrayLike<number>,
  from: number,
  count: number,
  width: number,
  words: Uint32Array,
  at: number,
): void {
  let word = at;
  let shift = 0;
  for (let i = 0; i < count; i++) {
    const number = numbers[from + i] as number;
    words[word] = (words[word] as number) | (number << shift);
    shift += width;
    if (shift < 32) continue;
    shift -= 32;
    word++;
    // What did not fit; a shift of 32 would be one of 0.
    if (shift > 0) words[word] = number >>> (width - shift);
  }
}

/** The number at a place; also where its bits would end beyond 2^32. */
export function packedAt(words: Uint32Array, at: number, index: number, width: number): number {
  const bit = (index & 31) * width;
  return bitsAt(words, at + (index >>> 5) * width + (bit >>> 5), bit & 31) & maskOf(width);
}

/** Lays `count` numbers open, from place `from` on of `into`. */
export function unpack(
  words: Uint32Array,
  at: number,
  count: number,
  width: number,
  into: Uint32Array,
  from: number,
): void {
  const mask = maskOf(width);
  let i = 0;
  // Two at once, where 32 bits hold them, take half the time.
  if (width <= 16)
    for (let bit = 0; i + 1 < count; i += 2) {
      const both = bitsAt(words, at + (bit >>> 5), bit & 31);
      into[from + i] = both & mask;
      into[from + i + 1] = (both >>> width) & mask;
      bit += width * 2;
    }
  for (; i < count; i++) into[from + i] = packedAt(words, at, i, width);
}

/** The 32 bits that begin at a bit of a word. A shift by 32 would be one by 0, hence the two. */
export function bitsAt(words: Uint32Array, word: number, shift: number): number {
  return ((words[word] as number) >>> shift) | (((words[word + 1] as number) << 1) << (31 - shift));
}

/** Of at most 31 bits. */
export function maskOf(width: number): number {
  return (1 << width) - 1;
}
