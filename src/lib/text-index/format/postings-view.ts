import { hasBit, popcount, setBit } from './bits.ts';
import { ARRAY, BITMAP_WORDS, DENSE } from './layout.ts';

const noBytes = new Uint8Array(0);
const noShorts = new Uint16Array(0);
const noWords = new Uint32Array(0);

/** One unpacked record: the documents of a term in one chunk. All views have the same shape, which keeps loops fast. */
export class PostingsView {
  kind = ARRAY;
  chunk = 0;
  /** Number of documents. */
  count = 0;
  maxImpact = 0;
  /** Ascending documents, for the array kinds. */
  documents: Uint16Array = noShorts;
  /** Set for the bitmap kinds. */
  bits: Uint32Array = noWords;
  ranks: Uint16Array = noShorts;
  /** Largest impacts per block of an array, or per group of 512 documents. */
  maxima: Uint8Array = noBytes;
  /** Indexed by posting, or by document when the record is dense. */
  impacts: Uint8Array = noBytes;
  maskBits: Uint8Array = noBytes;
  maskRanks: Uint16Array = noShorts;
  masks: Uint8Array = noBytes;
  positionsOffset = 0;
  positionsBytes = 0;
  positionsWidth = 2;
  /** Positions inside a tiny posting list. */
  inlinePositions: Uint16Array | undefined = undefined;
  /** Where the last search in `documents` ended. The searches of one query ascend. */
  cursor = 0;
  /** Weight of this term in the query that uses the view. */
  weight = 0;

  get isBitmap(): boolean {
    return this.bits.length !== 0;
  }

  /** Index of a document's posting in a bitmap record that contains the document. */
  rankOf(doc: number): number {
    const word = doc >>> 5;
    let rank = this.ranks[doc >>> 6] as number;
    if ((word & 1) === 1) rank += popcount(this.bits[word - 1] as number);
    return rank + popcount((this.bits[word] as number) & ((1 << (doc & 31)) - 1));
  }

  /** Index of a document's posting, or -1. Searches in arrays continue from `cursor`, which callers reset to 0 to go back. */
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
