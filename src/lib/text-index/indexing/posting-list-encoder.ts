import {
  ARRAY,
  ARRAY_BLOCK_SHIFT,
  ARRAY_MAX,
  align4,
  BITMAP,
  BITMAP_MAX,
  BITMAP_WORDS,
  CHUNK_DOCUMENTS,
  DENSE,
  FIELDS_MAX,
  GROUP_SHIFT,
  GROUPS,
  NARROW_END,
  POSITION_STRIDE_SHIFT,
  RECORD_HEADER,
  TINY,
  TINY_BYTES_MAX,
  TINY_HEADER,
  TINY_MAX,
  WIDE_END,
} from '../format/layout.ts';
import type { EncodedRecord } from '../format/terms-writer.ts';
import type { ChunkDocuments } from './chunk-documents.ts';
import { impactAt } from './impact.ts';

const bitmapSections = BITMAP_WORDS * 4 + (CHUNK_DOCUMENTS >>> 6) * 2 + GROUPS;

/** Turns the occurrences of one term in one chunk into its posting list, whose chunk is 0; the result is in `record` and `positions`. */
export class PostingListEncoder implements EncodedRecord {
  record: Uint8Array = new Uint8Array(RECORD_HEADER + bitmapSections + CHUNK_DOCUMENTS * 2 + 16_384);
  recordBytes = 0;
  positions: Uint8Array = new Uint8Array(1 << 20);
  positionsBytes = 0;

  private readonly record16 = new Uint16Array(this.record.buffer);
  private readonly record32 = new Uint32Array(this.record.buffer);
  private positions16 = new Uint16Array(this.positions.buffer);
  private positions32 = new Uint32Array(this.positions.buffer);
  private readonly documents = new Uint16Array(CHUNK_DOCUMENTS);
  private readonly impacts = new Uint8Array(CHUNK_DOCUMENTS);
  private readonly masks = new Uint8Array(CHUNK_DOCUMENTS);
  private readonly of: ChunkDocuments;
  private readonly boosts: Float64Array;
  private readonly fields: number;

  constructor(of: ChunkDocuments, boosts: readonly number[]) {
    this.of = of;
    this.boosts = Float64Array.from(boosts);
    this.fields = boosts.length;
  }

  /** Occurrences `from` to `to`, sorted by document, then position. Returns the number of documents. */
  encode(docs: Uint16Array, places: Uint32Array, from: number, to: number): number {
    const widest = this.group(docs, places, from, to);
    const n = this.grouped;
    this.positionsBytes = 0;
    if (n <= TINY_MAX && widest < NARROW_END) this.encodeTiny(docs, places, from, to, n);
    else this.encodeLarge(docs, places, from, to, widest);
    return n;
  }

  private grouped = 0;

  /** Fills documents, impacts and masks; returns the largest position. */
  private group(docs: Uint16Array, places: Uint32Array, from: number, to: number): number {
    const { documents, impacts, masks, boosts } = this;
    const { fieldStarts, norms, factors } = this.of;
    const lastField = this.fields - 1;
    let n = 0;
    let widest = 0;
    for (let i = from; i < to; ) {
      const doc = docs[i] as number;
      const base = doc * FIELDS_MAX;
      const lastStart = fieldStarts[base + lastField] as number;
      let weight = 0;
      let mask = 0;
      do {
        const place = places[i] as number;
        if (place > widest) widest = place;
        let field = lastField;
        if (place < lastStart) while (place < (fieldStarts[base + field] as number)) field--;
        weight += boosts[field] as number;
        mask |= 1 << field;
        i++;
      } while (i < to && docs[i] === doc);
      documents[n] = doc;
      impacts[n] = impactAt(weight, norms[doc] as number, factors[doc] as number);
      masks[n++] = mask;
    }
    this.grouped = n;
    return widest;
  }

  private encodeTiny(docs: Uint16Array, places: Uint32Array, from: number, to: number, n: number): void {
    const { record, record16 } = this;
    record[0] = TINY;
    record[1] = n - 1;
    for (let i = 0; i < n; i++) record16[TINY_HEADER / 2 + i] = this.documents[i] as number;
    let at = TINY_HEADER + n * 2;
    for (let i = 0; i < n; i++) record[at++] = this.impacts[i] as number;
    for (let i = 0; i < n; i++) record[at++] = this.masks[i] as number;
    let slot = at >> 1;
    if ((slot + to - from) * 2 > TINY_BYTES_MAX - 4 || slot + (to - from) > record16.length) {
      this.encodeLarge(docs, places, from, to, 0);
      return;
    }
    for (let i = from; i < to; i++) {
      const isLast = i + 1 === to || docs[i + 1] !== docs[i];
      record16[slot++] = (places[i] as number) | (isLast ? NARROW_END : 0);
    }
    const bytes = align4(slot * 2);
    this.record.fill(0, slot * 2, bytes);
    record16[1] = bytes / 4;
    this.recordBytes = bytes;
  }

  private finish(bytes: number): void {
    const padded = align4(bytes);
    this.record.fill(0, bytes, padded);
    this.record32[1] = padded;
    this.recordBytes = padded;
  }

  private encodeLarge(
    docs: Uint16Array,
    places: Uint32Array,
    from: number,
    to: number,
    widest: number,
  ): void {
    const n = this.grouped;
    const { record, record16, record32 } = this;
    const masksAt = align4(n <= ARRAY_MAX ? this.writeArray(n) : this.writeBitmap(n));
    record[0] = n <= ARRAY_MAX ? ARRAY : n <= BITMAP_MAX ? BITMAP : DENSE;
    record16[1] = 0;
    record32[2] = n;
    record32[3] = masksAt;
    this.finish(this.writeMasks(n, masksAt));
    const width = widest < NARROW_END ? 2 : 4;
    this.writePositions(docs, places, from, to, n, width);
    record16[11] = width;
    record32[6] = this.positionsBytes;
  }

  private writeArray(n: number): number {
    const { record, impacts } = this;
    this.record16.set(this.documents.subarray(0, n), RECORD_HEADER / 2);
    let at = RECORD_HEADER + n * 2;
    let largest = 0;
    for (let begin = 0; begin < n; begin += 1 << ARRAY_BLOCK_SHIFT) {
      const end = Math.min(n, begin + (1 << ARRAY_BLOCK_SHIFT));
      let max = 0;
      for (let i = begin; i < end; i++) if ((impacts[i] as number) > max) max = impacts[i] as number;
      record[at++] = max;
      if (max > largest) largest = max;
    }
    record[1] = largest;
    record.set(impacts.subarray(0, n), at);
    return at + n;
  }

  private writeBitmap(n: number): number {
    const { record, record16, record32, documents, impacts } = this;
    const bitsAt = RECORD_HEADER / 4;
    record32.fill(0, bitsAt, bitsAt + BITMAP_WORDS);
    for (let i = 0; i < n; i++) {
      const doc = documents[i] as number;
      record32[bitsAt + (doc >>> 5)] = (record32[bitsAt + (doc >>> 5)] as number) | (1 << (doc & 31));
    }
    const ranksAt = RECORD_HEADER / 2 + BITMAP_WORDS * 2;
    for (let group = 0, i = 0; group < CHUNK_DOCUMENTS >>> 6; group++) {
      while (i < n && (documents[i] as number) < group << 6) i++;
      record16[ranksAt + group] = i;
    }
    const maximaAt = RECORD_HEADER + BITMAP_WORDS * 4 + (CHUNK_DOCUMENTS >>> 6) * 2;
    record.fill(0, maximaAt, maximaAt + GROUPS);
    let largest = 0;
    for (let i = 0; i < n; i++) {
      const group = maximaAt + ((documents[i] as number) >>> GROUP_SHIFT);
      const impact = impacts[i] as number;
      if (impact > (record[group] as number)) record[group] = impact;
      if (impact > largest) largest = impact;
    }
    record[1] = largest;
    const impactsAt = maximaAt + GROUPS;
    if (n <= BITMAP_MAX) {
      record.set(impacts.subarray(0, n), impactsAt);
      return impactsAt + n;
    }
    record.fill(0, impactsAt, impactsAt + CHUNK_DOCUMENTS);
    for (let i = 0; i < n; i++) record[impactsAt + (documents[i] as number)] = impacts[i] as number;
    return impactsAt + CHUNK_DOCUMENTS;
  }

  /** The last field is the body, the only field of most words: only other masks take a byte. */
  private writeMasks(n: number, masksAt: number): number {
    const { record, record16, masks } = this;
    const usual = 1 << (this.fields - 1);
    const groups = (n + 63) >> 6;
    record.fill(0, masksAt, masksAt + groups * 8);
    const ranksAt = masksAt + groups * 8;
    let at = ranksAt + groups * 2;
    let set = 0;
    for (let i = 0; i < n; i++) {
      if ((i & 63) === 0) record16[(ranksAt >> 1) + (i >> 6)] = set;
      if (masks[i] === usual) continue;
      record[masksAt + (i >> 3)] = (record[masksAt + (i >> 3)] as number) | (1 << (i & 7));
      record[at++] = masks[i] as number;
      set++;
    }
    return at;
  }

  private writePositions(
    docs: Uint16Array,
    places: Uint32Array,
    from: number,
    to: number,
    n: number,
    width: number,
  ): void {
    const strides = (n + (1 << POSITION_STRIDE_SHIFT) - 1) >> POSITION_STRIDE_SHIFT;
    const bytes = align4(strides * 4 + (to - from) * width);
    if (bytes > this.positions.length) {
      this.positions = new Uint8Array(align4(bytes * 2));
      this.positions16 = new Uint16Array(this.positions.buffer);
      this.positions32 = new Uint32Array(this.positions.buffer);
    }
    const out = width === 2 ? this.positions16 : this.positions32;
    const end = width === 2 ? NARROW_END : WIDE_END;
    const base = (strides * 4) / width;
    let posting = 0;
    for (let i = from; i < to; i++) {
      if (i === from || docs[i] !== docs[i - 1]) {
        if ((posting & ((1 << POSITION_STRIDE_SHIFT) - 1)) === 0) {
          this.positions32[posting >> POSITION_STRIDE_SHIFT] = i - from;
        }
        posting++;
      }
      const isLast = i + 1 === to || docs[i + 1] !== docs[i];
      out[base + i - from] = (places[i] as number) + (isLast ? end : 0);
    }
    this.positionsBytes = bytes;
    this.positions.fill(0, strides * 4 + (to - from) * width, bytes);
  }
}
