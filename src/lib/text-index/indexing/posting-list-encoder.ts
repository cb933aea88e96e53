import {
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
  PACKED_ARRAY,
  PACKED_TINY,
  PACKED_WIDTH,
  RECORD_HEADER,
  TINY_BYTES_MAX,
  TINY_HEADER,
  TINY_MAX,
  TINY_UNUSUAL,
} from '../format/layout.ts';
import { type ListedPostings, packArray } from '../format/packed-lists.ts';
import { PositionsPacker } from '../format/packed-positions.ts';
import type { EncodedRecord } from '../format/terms-writer.ts';
import type { ChunkDocuments } from './chunk-documents.ts';
import { impactAt } from './impact.ts';

/** Marks the last position of an unusual posting. */
const unusualEnd = NARROW_END | TINY_UNUSUAL;
const bitmapSections = BITMAP_WORDS * 4 + (CHUNK_DOCUMENTS >>> 6) * 2 + GROUPS;

/**
 * Encodes the occurrences of one term in one chunk as a posting list, whose chunk number is 0. The result is in `record` and
 * `positions`.
 */
export class PostingListEncoder implements EncodedRecord, ListedPostings {
  record: Uint8Array = new Uint8Array(RECORD_HEADER + bitmapSections + CHUNK_DOCUMENTS * 2 + 16_384);
  recordBytes = 0;
  positions: Uint8Array = new Uint8Array(0);
  positionsBytes = 0;

  private readonly record16 = new Uint16Array(this.record.buffer);
  private readonly record32 = new Uint32Array(this.record.buffer);
  private readonly packer = new PositionsPacker();
  /** Number of documents in the current list. */
  count = 0;
  readonly documents = new Uint16Array(CHUNK_DOCUMENTS);
  readonly impacts = new Uint8Array(CHUNK_DOCUMENTS);
  readonly masks = new Uint8Array(CHUNK_DOCUMENTS);
  private readonly of: ChunkDocuments;
  private readonly boosts: Float64Array;
  private readonly fields: number;

  constructor(of: ChunkDocuments, boosts: readonly number[]) {
    this.of = of;
    this.boosts = Float64Array.from(boosts);
    this.fields = boosts.length;
  }

  /** Encodes occurrences `from` to `to`, sorted by document, then position. Returns the number of documents. */
  encode(docs: Uint16Array, positions: Uint32Array, from: number, to: number): number {
    const widest = this.group(docs, positions, from, to);
    const n = this.count;
    this.positionsBytes = 0;
    if (n <= TINY_MAX && widest < TINY_UNUSUAL && this.encodeTiny(docs, positions, from, to)) return n;
    this.packer.pack(docs, positions, from, to, n);
    const { buffer } = this.packer.words;
    if (this.positions.buffer !== buffer) this.positions = new Uint8Array(buffer);
    this.positionsBytes = this.packer.used * 4;
    if (n <= ARRAY_MAX) this.encodeArray();
    else this.encodeBitmap();
    return n;
  }

  /** Whether the posting has the word once, in the last field, as most postings do. */
  isUsual(posting: number): boolean {
    const usual = this.of.usualImpacts[this.documents[posting] as number];
    return this.masks[posting] === 1 << (this.fields - 1) && this.impacts[posting] === usual;
  }

  /** Fills documents, impacts and masks; returns the largest position. */
  private group(docs: Uint16Array, positions: Uint32Array, from: number, to: number): number {
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
        const position = positions[i] as number;
        if (position > widest) widest = position;
        let field = lastField;
        if (position < lastStart) while (position < (fieldStarts[base + field] as number)) field--;
        weight += boosts[field] as number;
        mask |= 1 << field;
        i++;
      } while (i < to && docs[i] === doc);
      documents[n] = doc;
      impacts[n] = impactAt(weight, norms[doc] as number, factors[doc] as number);
      masks[n++] = mask;
    }
    this.count = n;
    return widest;
  }

  private encodeTiny(docs: Uint16Array, positions: Uint32Array, from: number, to: number): boolean {
    const { record, record16, count } = this;
    let slot = TINY_HEADER / 2 + count;
    if (slot + to - from + count > record16.length) return false;
    for (let i = 0; i < count; i++) record16[TINY_HEADER / 2 + i] = this.documents[i] as number;
    for (let i = from, posting = 0; i < to; i++) {
      let position = positions[i] as number;
      if (i + 1 === to || docs[i + 1] !== docs[i])
        position |= this.isUsual(posting++) ? NARROW_END : unusualEnd;
      record16[slot++] = position;
    }
    for (let i = 0; i < count; i++)
      if (!this.isUsual(i)) record16[slot++] = (this.impacts[i] as number) | ((this.masks[i] as number) << 8);
    const bytes = align4(slot * 2);
    if (bytes > TINY_BYTES_MAX) return false;
    record.fill(0, slot * 2, bytes);
    record[0] = PACKED_TINY;
    record[1] = count - 1;
    record16[1] = bytes / 4;
    this.recordBytes = bytes;
    return true;
  }

  private finish(bytes: number): void {
    const padded = align4(bytes);
    this.record.fill(0, bytes, padded);
    this.record32[1] = padded;
    this.recordBytes = padded;
  }

  private encodeArray(): void {
    const { record, record16, record32, impacts, count } = this;
    const bytes = packArray(this, record32, record16) * 4;
    let largest = 0;
    for (let i = 0; i < count; i++) if ((impacts[i] as number) > largest) largest = impacts[i] as number;
    record[0] = PACKED_ARRAY;
    record[1] = largest;
    record16[1] = 0;
    record32[1] = bytes;
    record32[2] = this.positionsBytes;
    record16[9] = count - 1;
    this.recordBytes = bytes;
  }

  private encodeBitmap(): void {
    const n = this.count;
    const { record, record16, record32 } = this;
    const masksAt = align4(this.writeBitmap(n));
    record[0] = n <= BITMAP_MAX ? BITMAP : DENSE;
    record16[1] = 0;
    record32[2] = n;
    record32[3] = masksAt;
    this.finish(this.writeMasks(n, masksAt));
    record16[11] = PACKED_WIDTH;
    record32[6] = this.positionsBytes;
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

  /** The last field is the body, and most words occur only there, so only other masks take a byte. */
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
}
