import {
  ARRAY_BLOCK_SHIFT,
  NARROW_END,
  PACKED_ARRAY,
  PACKED_ARRAY_HEADER,
  PACKED_WIDTH,
  TINY_HEADER,
  TINY_UNUSUAL,
} from './layout.ts';
import { bitsAt, maskOf, pack, packedWords, widthOf } from './packed-numbers.ts';
import type { PostingsView } from './postings-view.ts';

/**
 * Encodes and decodes short lists as they are on disk. They are unpacked in memory: unpacking takes less time than reading the
 * bytes that packing saves.
 */

const BLOCK = 1 << ARRAY_BLOCK_SHIFT;
const noBytes = new Uint8Array(0);
/** Marks and rank of a tiny list that has only usual postings. */
const noMarks = new Uint8Array(2);
const firstRank = new Uint16Array(1);

/** The postings of a list, in document order. */
export interface ListedPostings {
  readonly count: number;
  readonly documents: Uint16Array;
  readonly impacts: Uint8Array;
  readonly masks: Uint8Array;
  isUsual(posting: number): boolean;
}

const gaps = new Uint32Array(BLOCK);

/**
 * Writes a `PACKED_ARRAY` without its header into words that may hold old data, and returns how many words it used. `shorts` is
 * the same memory.
 */
export function packArray(postings: ListedPostings, words: Uint32Array, shorts: Uint16Array): number {
  const { count, documents, impacts, masks } = postings;
  const blocks = (count + BLOCK - 1) >> ARRAY_BLOCK_SHIFT;
  const blocksAt = PACKED_ARRAY_HEADER / 2;
  let word = (blocksAt + blocks + 1) >> 1;
  words[word - 1] = 0;
  let before = -1;
  for (let block = 0; block < blocks; block++) {
    const from = block * BLOCK;
    const inBlock = Math.min(BLOCK, count - from);
    let largestGap = 0;
    let largest = 0;
    for (let i = 0; i < inBlock; i++) {
      const doc = documents[from + i] as number;
      const gap = doc - before - 1;
      gaps[i] = gap;
      if (gap > largestGap) largestGap = gap;
      if ((impacts[from + i] as number) > largest) largest = impacts[from + i] as number;
      before = doc;
    }
    const width = widthOf(largestGap);
    shorts[blocksAt + block] = width | (largest << 8);
    const used = packedWords(inBlock, width);
    words.fill(0, word, word + used);
    pack(gaps, 0, inBlock, width, words, word);
    word += used;
  }
  const marks = word;
  word += (count + 31) >> 5;
  words.fill(0, marks, word);
  let short = word * 2;
  for (let i = 0; i < count; i++) {
    if (postings.isUsual(i)) continue;
    words[marks + (i >> 5)] = (words[marks + (i >> 5)] as number) | (1 << (i & 31));
    shorts[short++] = (impacts[i] as number) | ((masks[i] as number) << 8);
  }
  if ((short & 1) === 1) shorts[short++] = 0;
  return short >> 1;
}

/** Memory that lists are unpacked into. */
export class UnpackBuffer {
  private readonly buffer: ArrayBuffer;
  private used = 0;

  constructor(bytes: number) {
    // Not zeroed, because every byte is written.
    this.buffer = Buffer.allocUnsafeSlow(bytes).buffer;
  }

  uint8(length: number): Uint8Array {
    const array = new Uint8Array(this.buffer, this.used, length);
    this.used += length;
    return array;
  }

  uint16(length: number): Uint16Array {
    this.used = (this.used + 1) & ~1;
    const array = new Uint16Array(this.buffer, this.used, length);
    this.used += length * 2;
    return array;
  }
}

/**
 * Upper bound of the bytes that unpacking a record takes; 0 for kinds that are not unpacked here. Tiny lists are small enough
 * for arrays of their own.
 */
export function unpackedBytesMax(bytes: Uint8Array, at: number, length: number): number {
  if (bytes[at] !== PACKED_ARRAY) return 0;
  const count = ((bytes[at + 18] as number) | ((bytes[at + 19] as number) << 8)) + 1;
  return count * 4 + (length >> 1) + 16;
}

/** `shorts` and `words` are the same memory, in which the record begins at byte `at`. `usual` holds the usual impacts by document. */
export function unpackArray(
  view: PostingsView,
  shorts: Uint16Array,
  words: Uint32Array,
  at: number,
  length: number,
  usual: Uint8Array,
  buffer: UnpackBuffer,
): void {
  const header = at >> 2;
  const countAndOffset = words[header + 4] as number;
  const count = (countAndOffset >>> 16) + 1;
  view.count = count;
  view.maxImpact = ((words[header] as number) >>> 8) & 255;
  view.positionsBytes = words[header + 2] as number;
  view.positionsOffset = (words[header + 3] as number) + (countAndOffset & 0xffff) * 0x1_0000_0000;
  view.positionsWidth = PACKED_WIDTH;
  const blocks = (count + BLOCK - 1) >> ARRAY_BLOCK_SHIFT;
  view.documents = buffer.uint16(count);
  view.maskRanks = buffer.uint16((count + 63) >> 6);
  view.impacts = buffer.uint8(count);
  view.maxima = buffer.uint8(blocks);
  const blocksAt = (at + PACKED_ARRAY_HEADER) >> 1;
  let word = (blocksAt + blocks + 1) >> 1;
  let before = -1;
  for (let block = 0; block < blocks; block++) {
    const facts = shorts[blocksAt + block] as number;
    const width = facts & 255;
    const from = block << ARRAY_BLOCK_SHIFT;
    const to = Math.min(from + BLOCK, count);
    view.maxima[block] = facts >>> 8;
    before = unpackGaps(view, from, to, words, word, width, before, usual);
    word += packedWords(to - from, width);
  }
  unpackUnusual(view, shorts, words, word, (at + length) >> 1, buffer);
}

/** Fills in the documents of a block with the impacts they have if they are usual. Returns the last document. */
function unpackGaps(
  { documents, impacts }: PostingsView,
  from: number,
  to: number,
  words: Uint32Array,
  at: number,
  width: number,
  before: number,
  usual: Uint8Array,
): number {
  const mask = maskOf(width);
  let doc = before;
  let bit = 0;
  let i = from;
  // A gap has at most 16 bits, so 32 bits always hold two.
  for (; i + 1 < to; i += 2) {
    const both = bitsAt(words, at + (bit >>> 5), bit & 31);
    doc += (both & mask) + 1;
    documents[i] = doc;
    impacts[i] = usual[doc] as number;
    doc += ((both >>> width) & mask) + 1;
    documents[i + 1] = doc;
    impacts[i + 1] = usual[doc] as number;
    bit += width * 2;
  }
  if (i === to) return doc;
  doc += (bitsAt(words, at + (bit >>> 5), bit & 31) & mask) + 1;
  documents[i] = doc;
  impacts[i] = usual[doc] as number;
  return doc;
}

function unpackUnusual(
  view: PostingsView,
  shorts: Uint16Array,
  words: Uint32Array,
  marks: number,
  end: number,
  buffer: UnpackBuffer,
): void {
  const { impacts, count, maskRanks } = view;
  const markWords = (count + 31) >> 5;
  const unusual = (marks + markWords) * 2;
  const maskBits = buffer.uint8(markWords * 4);
  const masks = buffer.uint8(end - unusual);
  let used = 0;
  for (let w = 0; w < markWords; w++) {
    let bits = words[marks + w] as number;
    if ((w & 1) === 0) maskRanks[w >> 1] = used;
    maskBits[w * 4] = bits;
    maskBits[w * 4 + 1] = bits >>> 8;
    maskBits[w * 4 + 2] = bits >>> 16;
    maskBits[w * 4 + 3] = bits >>> 24;
    for (; bits !== 0; bits &= bits - 1) {
      const facts = shorts[unusual + used] as number;
      impacts[(w << 5) + 31 - Math.clz32(bits & -bits)] = facts & 255;
      masks[used++] = facts >>> 8;
    }
  }
  view.maskBits = maskBits;
  view.masks = masks;
}

export function unpackTiny(
  view: PostingsView,
  shorts: Uint16Array,
  at: number,
  length: number,
  count: number,
  usual: Uint8Array,
): void {
  const from = (at + TINY_HEADER) >> 1;
  const documents = shorts.subarray(from, from + count);
  const positions = shorts.subarray(from + count, (at + length) >> 1);
  const impacts = new Uint8Array(count);
  let next = 0;
  let marks = 0;
  for (let i = 0; i < count; i++) {
    while ((positions[next] as number) < NARROW_END) next++;
    if (((positions[next++] as number) & TINY_UNUSUAL) !== 0) marks |= 1 << i;
    impacts[i] = usual[documents[i] as number] as number;
  }
  view.count = count;
  view.documents = documents;
  view.inlinePositions = positions;
  view.impacts = impacts;
  view.maskBits = noMarks;
  view.maskRanks = firstRank;
  view.masks = noBytes;
  if (marks !== 0) unpackTinyUnusual(view, positions, next, marks);
  for (let i = 0; i < count; i++) view.maxImpact = Math.max(view.maxImpact, impacts[i] as number);
}

function unpackTinyUnusual(view: PostingsView, facts: Uint16Array, from: number, marks: number): void {
  view.maskBits = Uint8Array.of(marks, marks >>> 8);
  view.masks = new Uint8Array(view.count);
  let used = 0;
  for (let bits = marks; bits !== 0; bits &= bits - 1) {
    const own = facts[from + used] as number;
    view.impacts[31 - Math.clz32(bits & -bits)] = own & 255;
    view.masks[used++] = own >>> 8;
  }
}
