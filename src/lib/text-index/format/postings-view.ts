import { hasBit, popcount, setBit } from './bits.ts';
import {
  ARRAY,
  ARRAY_BLOCK_SHIFT,
  BITMAP_WORDS,
  CHUNK_DOCUMENTS,
  DENSE,
  DOCUMENT_BITS,
  DOCUMENTS,
  GROUPS,
  LIST_HEADER,
  postingListBytesAt,
  RECORD_HEADER,
  recordChunk,
  TINY,
  TINY_HEADER,
} from './layout.ts';

const noBytes = new Uint8Array(0);
const noShorts = new Uint16Array(0);
const noWords = new Uint32Array(0);

/** One record laid open: the documents of a term in one chunk. All views have the same shape, which keeps loops fast. */
export class PostingsView {
  kind = ARRAY;
  chunk = 0;
  /** Documents. */
  count = 0;
  maxImpact = 0;
  /** Ascending documents, for the array kinds. */
  documents: Uint16Array = noShorts;
  /** Set for the bitmap kinds. */
  bits: Uint32Array = noWords;
  ranks: Uint16Array = noShorts;
  /** Largest impacts per block of an array, or per group of 512 documents. */
  maxima: Uint8Array = noBytes;
  /** By posting, or by document when the record is dense. */
  impacts: Uint8Array = noBytes;
  maskBits: Uint8Array = noBytes;
  maskRanks: Uint16Array = noShorts;
  masks: Uint8Array = noBytes;
  positionsOffset = 0;
  positionsBytes = 0;
  positionsWidth = 2;
  /** Positions inside a tiny posting list. */
  inlinePositions: Uint16Array | undefined = undefined;
  /** Where the last search in `documents` ended: searches of one query ascend. */
  cursor = 0;
  /** Weight of this term in the query that uses the view. */
  weight = 0;

  get isBitmap(): boolean {
    return this.bits.length !== 0;
  }

  /** Posting of a document in a bitmap record that has it. */
  rankOf(doc: number): number {
    const word = doc >>> 5;
    let rank = this.ranks[doc >>> 6] as number;
    if ((word & 1) === 1) rank += popcount(this.bits[word - 1] as number);
    return rank + popcount((this.bits[word] as number) & ((1 << (doc & 31)) - 1));
  }

  /** Posting of a document, or -1. Array searches continue from `cursor`, which callers reset to 0 to go back. */
  postingOf(doc: number): number {
    if (this.bits.length !== 0) {
      return hasBit(this.bits, doc) ? this.rankOf(doc) : -1;
    }
    return this.seek(doc);
  }

  seek(doc: number): number {
    const documents = this.documents;
    const count = documents.length;
    let low = this.cursor;
    if (low >= count) return -1;
    if ((documents[low] as number) < doc) {
      let step = 1;
      let high = low + 1;
      while (high < count && (documents[high] as number) < doc) {
        low = high;
        high += step;
        step <<= 1;
      }
      if (high > count) high = count;
      low++;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((documents[middle] as number) < doc) low = middle + 1;
        else high = middle;
      }
      this.cursor = low;
      if (low >= count) return -1;
    }
    return documents[low] === doc ? low : -1;
  }

  impactOf(doc: number, posting: number): number {
    return this.impacts[this.kind === DENSE ? doc : posting] as number;
  }

  maskOf(posting: number, usualMask: number): number {
    if (this.maskBits.length === 0) return this.masks[posting] as number;
    if ((((this.maskBits[posting >> 3] as number) >> (posting & 7)) & 1) === 0) return usualMask;
    let rank = this.maskRanks[posting >> 6] as number;
    const byte = posting >> 3;
    for (let b = (posting >> 6) << 3; b < byte; b++) rank += popcount(this.maskBits[b] as number);
    rank += popcount((this.maskBits[byte] as number) & ((1 << (posting & 7)) - 1));
    return this.masks[rank] as number;
  }

  addTo(bitmap: Uint32Array): void {
    if (this.bits.length !== 0) {
      const bits = this.bits;
      for (let w = 0; w < BITMAP_WORDS; w++) bitmap[w] = (bitmap[w] as number) | (bits[w] as number);
      return;
    }
    const documents = this.documents;
    for (let i = 0; i < documents.length; i++) {
      setBit(bitmap, documents[i] as number);
    }
  }
}

/** The records of one term, chunk by chunk; `bytes` must begin at a multiple of 4 in its buffer. */
export function parsePostingLists(bytes: Uint8Array): PostingsView[] {
  const views: PostingsView[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = postingListBytesAt(bytes, at);
    if (length === 0 || at + length > bytes.length) throw new Error('a postings record is damaged');
    const view = new PostingsView();
    view.kind = bytes[at] as number;
    view.chunk = recordChunk(bytes, at);
    parseRecord(view, bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length, bytes[at + 1] as number);
    views.push(view);
    at += length;
  }
  return views;
}

function parseRecord(
  view: PostingsView,
  buffer: ArrayBuffer,
  at: number,
  length: number,
  second: number,
): void {
  if (view.kind === TINY) parseTiny(view, buffer, at, length, (second & 15) + 1);
  else if (view.kind === DOCUMENTS || view.kind === DOCUMENT_BITS) parseList(view, buffer, at);
  else parseLarge(view, buffer, at, length, second);
}

function parseTiny(view: PostingsView, buffer: ArrayBuffer, at: number, length: number, count: number): void {
  const from = at + TINY_HEADER;
  view.count = count;
  view.documents = new Uint16Array(buffer, from, count);
  view.impacts = new Uint8Array(buffer, from + count * 2, count);
  view.masks = new Uint8Array(buffer, from + count * 3, count);
  view.inlinePositions = new Uint16Array(buffer, from + count * 4, (length - TINY_HEADER - count * 4) >> 1);
  for (let i = 0; i < count; i++) view.maxImpact = Math.max(view.maxImpact, view.impacts[i] as number);
}

function parseList(view: PostingsView, buffer: ArrayBuffer, at: number): void {
  view.count = new Uint32Array(buffer, at + 8, 1)[0] as number;
  const from = at + LIST_HEADER;
  if (view.kind === DOCUMENTS) view.documents = new Uint16Array(buffer, from, view.count);
  else view.bits = new Uint32Array(buffer, from, BITMAP_WORDS);
}

function parseLarge(
  view: PostingsView,
  buffer: ArrayBuffer,
  at: number,
  length: number,
  maxImpact: number,
): void {
  const words = new Uint32Array(buffer, at, RECORD_HEADER / 4);
  const shorts = new Uint16Array(buffer, at, RECORD_HEADER / 2);
  const count = words[2] as number;
  view.count = count;
  view.maxImpact = maxImpact;
  view.positionsOffset = (words[4] as number) + (shorts[10] as number) * 0x1_0000_0000;
  view.positionsWidth = shorts[11] as number;
  view.positionsBytes = words[6] as number;
  let from = at + RECORD_HEADER;
  if (view.kind === ARRAY) {
    const blocks = (count + (1 << ARRAY_BLOCK_SHIFT) - 1) >> ARRAY_BLOCK_SHIFT;
    view.documents = new Uint16Array(buffer, from, count);
    view.maxima = new Uint8Array(buffer, from + count * 2, blocks);
    view.impacts = new Uint8Array(buffer, from + count * 2 + blocks, count);
  } else {
    view.bits = new Uint32Array(buffer, from, BITMAP_WORDS);
    from += BITMAP_WORDS * 4;
    view.ranks = new Uint16Array(buffer, from, CHUNK_DOCUMENTS >>> 6);
    from += (CHUNK_DOCUMENTS >>> 6) * 2;
    view.maxima = new Uint8Array(buffer, from, GROUPS);
    view.impacts = new Uint8Array(buffer, from + GROUPS, view.kind === DENSE ? CHUNK_DOCUMENTS : count);
  }
  const groups = (count + 63) >> 6;
  const masksAt = at + (words[3] as number);
  view.maskBits = new Uint8Array(buffer, masksAt, groups * 8);
  view.maskRanks = new Uint16Array(buffer, masksAt + groups * 8, groups);
  view.masks = new Uint8Array(buffer, masksAt + groups * 10, at + length - masksAt - groups * 10);
}
