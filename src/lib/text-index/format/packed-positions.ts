import { InvalidDocument } from '../errors.ts';
import { popcount, setBit } from './bits.ts';
import { bitsAt, maskOf, pack, packedAt, packedWords, unpack, widthOf } from './packed-numbers.ts';
import type { PositionBuffer, PositionList, UnpackedPositions } from './position-list.ts';

/**
 * Positions of a list, in blocks of 128 postings. If there are several blocks, the word offset of each comes first. A block
 * consists of a word with the number of its positions (27 bits) and their width (5 bits); one bit per position, set for the
 * last position of a posting, omitted if every posting has one position; and the positions.
 */
const BLOCK_SHIFT = 7;
const BLOCK = 1 << BLOCK_SHIFT;
const WIDTH_BITS = 5;
const BLOCK_POSITIONS_MAX = 2 ** (32 - WIDTH_BITS) - 1;

const blocksOf = (postings: number): number => (postings + BLOCK - 1) >> BLOCK_SHIFT;
const wordsOfBits = (bits: number): number => (bits + 31) >>> 5;

/** Packs the positions of one list at a time. */
export class PositionsPacker {
  /** The positions of the last list are in `words`, up to `used`. */
  words = new Uint32Array(1 << 16);
  used = 0;

  /** Packs occurrences `from` to `to`, which are sorted by document, then position, and belong to `postings` documents. */
  pack(docs: Uint16Array, positions: Uint32Array, from: number, to: number, postings: number): void {
    const blocks = blocksOf(postings);
    this.used = 0;
    this.reserve(blocks);
    if (blocks > 1) this.used = blocks;
    for (let block = 0, at = from; block < blocks; block++) {
      if (blocks > 1) this.words[block] = this.used;
      at = this.packBlock(docs, positions, at, to, Math.min(BLOCK, postings - block * BLOCK));
    }
  }

  private packBlock(
    docs: Uint16Array,
    positions: Uint32Array,
    from: number,
    to: number,
    postings: number,
  ): number {
    let largest = 0;
    let end = from;
    for (let left = postings; end < to; end++) {
      if (end > from && docs[end] !== docs[end - 1] && --left === 0) break;
      if ((positions[end] as number) > largest) largest = positions[end] as number;
    }
    const count = end - from;
    if (count > BLOCK_POSITIONS_MAX)
      throw new InvalidDocument(`a word occurs ${count} times in ${postings} documents, which is too often`);
    const width = widthOf(largest);
    const ends = count === postings ? 0 : wordsOfBits(count);
    this.reserve(1 + ends + packedWords(count, width));
    const { words } = this;
    const at = this.used;
    this.used = at + 1 + ends + packedWords(count, width);
    words.fill(0, at, this.used);
    words[at] = count * 2 ** WIDTH_BITS + width;
    if (ends > 0) {
      const bits = words.subarray(at + 1, at + 1 + ends);
      for (let i = from; i < end; i++) if (i + 1 === end || docs[i + 1] !== docs[i]) setBit(bits, i - from);
    }
    pack(positions, from, count, width, words, at + 1 + ends);
    return end;
  }

  private reserve(more: number): void {
    // One more word, because packing may touch it.
    if (this.used + more + 1 <= this.words.length) return;
    const larger = new Uint32Array((this.used + more + 1) * 2);
    larger.set(this.words.subarray(0, this.used));
    this.words = larger;
  }
}

/** Reads what `PositionsPacker` has packed. `words` must have one more word at its end. */
export class PackedPositions implements PositionList {
  private readonly words: Uint32Array;
  private readonly postings: number;
  /** Where the search for the next posting can resume. */
  private lastPosting = 0;
  private lastIndex = 0;

  constructor(words: Uint32Array, postings: number) {
    this.words = words;
    this.postings = postings;
  }

  read(posting: number, shift: number, out: PositionBuffer): void {
    const { words, postings } = this;
    const block = posting >> BLOCK_SHIFT;
    const at = postings > BLOCK ? (words[block] as number) : 0;
    const header = words[at] as number;
    const width = header & maskOf(WIDTH_BITS);
    const count = header >>> WIDTH_BITS;
    const inBlock = Math.min(BLOCK, postings - (block << BLOCK_SHIFT));
    if (count === inBlock) {
      out.positions[0] = packedAt(words, at + 1, posting & (BLOCK - 1), width) - shift;
      out.count = 1;
      return;
    }
    const numbers = at + 1 + wordsOfBits(count);
    let index = this.firstIndexOf(posting, at + 1);
    let used = 0;
    for (let isLast = false; !isLast; index++) {
      if (used === out.positions.length) out.grow();
      out.positions[used++] = packedAt(words, numbers, index, width) - shift;
      isLast = (((words[at + 1 + (index >>> 5)] as number) >>> (index & 31)) & 1) === 1;
    }
    out.count = used;
    this.lastPosting = posting + 1;
    this.lastIndex = index;
  }

  /** Index of the first position of a posting within its block, whose end marks begin at `ends`. */
  private firstIndexOf(posting: number, ends: number): number {
    const { words, lastPosting } = this;
    const first = posting & ~(BLOCK - 1);
    const isBehind = lastPosting > first && lastPosting <= posting;
    const index = isBehind ? this.lastIndex : 0;
    let skipped = posting - (isBehind ? lastPosting : first);
    if (skipped === 0) return index;
    let word = index >>> 5;
    let bits = (words[ends + word] as number) & (-1 << (index & 31));
    for (let set = popcount(bits); set < skipped; set = popcount(bits)) {
      skipped -= set;
      bits = words[ends + ++word] as number;
    }
    while (--skipped > 0) bits &= bits - 1;
    return (word << 5) + 32 - Math.clz32(bits & -bits);
  }

  unpack(into: UnpackedPositions): void {
    const { words, postings } = this;
    const blocks = blocksOf(postings);
    let used = 0;
    for (let block = 0; block < blocks; block++) {
      const at = blocks > 1 ? (words[block] as number) : 0;
      const header = words[at] as number;
      const count = header >>> WIDTH_BITS;
      const first = block << BLOCK_SHIFT;
      const inBlock = Math.min(BLOCK, postings - first);
      // One more entry, because unpacking two at a time may touch it.
      into.reserve(used + count + 1);
      const width = header & maskOf(WIDTH_BITS);
      if (count === inBlock) {
        for (let i = 0; i < inBlock; i++) into.starts[first + i] = used + i;
        unpack(words, at + 1, count, width, into.buffer, used);
      } else if (width <= 16) unpackRuns(words, at + 1, count, width, into, used, first);
      else {
        noteStarts(words, at + 1, count, into.starts, used, first);
        unpack(words, at + 1 + wordsOfBits(count), count, width, into.buffer, used);
      }
      used += count;
    }
    into.starts[postings] = used;
    into.positions = into.buffer;
    into.mask = -1;
  }
}

/** Unpacks positions and run starts of a block in one pass, two at a time and without branches, which would be unpredictable. */
function unpackRuns(
  words: Uint32Array,
  ends: number,
  count: number,
  width: number,
  { buffer: own, starts }: UnpackedPositions,
  from: number,
  first: number,
): void {
  const numbers = ends + wordsOfBits(count);
  const mask = maskOf(width);
  let posting = first;
  let bit = 0;
  let marks = 0;
  starts[posting] = from;
  for (let i = 0; i < count; i += 2) {
    if ((i & 31) === 0) marks = words[ends + (i >>> 5)] as number;
    const both = bitsAt(words, numbers + (bit >>> 5), bit & 31);
    own[from + i] = both & mask;
    own[from + i + 1] = (both >>> width) & mask;
    starts[posting + 1] = from + i + 1;
    posting += marks & 1;
    starts[posting + 1] = from + i + 2;
    posting += (marks >>> 1) & 1;
    marks >>>= 2;
    bit += width * 2;
  }
}

/** Stores where the runs of a block begin. `starts` has one more entry than there are postings. */
function noteStarts(
  words: Uint32Array,
  ends: number,
  count: number,
  starts: Uint32Array,
  from: number,
  first: number,
): void {
  let posting = first;
  starts[posting++] = from;
  for (let word = 0; word < wordsOfBits(count); word++)
    for (let bits = words[ends + word] as number; bits !== 0; bits &= bits - 1)
      starts[posting++] = from + (word << 5) + 32 - Math.clz32(bits & -bits);
}
