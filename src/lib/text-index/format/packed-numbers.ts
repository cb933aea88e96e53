/**
 * Numbers of equal bit width, packed one after the other into 32-bit words: 32 numbers take as many words as each has bits. A
 * number may end in the next word, so a reader needs one more word than the numbers take.
 */

/** Number of bits that holds every number up to this one. */
export function widthOf(largest: number): number {
  return 32 - Math.clz32(largest);
}

export function packedWords(count: number, width: number): number {
  return Math.ceil((count * width) / 32);
}

/** Writes `count` numbers, starting at `from`, into words that must be 0. */
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
    // The bits that did not fit. The test is needed because JavaScript treats a shift by 32 as a shift by 0.
    if (shift > 0) words[word] = number >>> (width - shift);
  }
}

/** The number at an index, computed so that a bit offset beyond 2^32 does not overflow. */
export function packedAt(words: Uint32Array, at: number, index: number, width: number): number {
  const bit = (index & 31) * width;
  return bitsAt(words, at + (index >>> 5) * width + (bit >>> 5), bit & 31) & maskOf(width);
}

/** Unpacks `count` numbers into `into`, starting at index `from`. */
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
  // Unpacking two numbers at once, where 32 bits hold both, takes half the time.
  if (width <= 16)
    for (let bit = 0; i + 1 < count; i += 2) {
      const both = bitsAt(words, at + (bit >>> 5), bit & 31);
      into[from + i] = both & mask;
      into[from + i + 1] = (both >>> width) & mask;
      bit += width * 2;
    }
  for (; i < count; i++) into[from + i] = packedAt(words, at, i, width);
}

/** The 32 bits that begin at bit `shift` of a word. Two shifts, because JavaScript treats a shift by 32 as a shift by 0. */
export function bitsAt(words: Uint32Array, word: number, shift: number): number {
  return ((words[word] as number) >>> shift) | (((words[word + 1] as number) << 1) << (31 - shift));
}

/** For widths of at most 31 bits. */
export function maskOf(width: number): number {
  return (1 << width) - 1;
}
