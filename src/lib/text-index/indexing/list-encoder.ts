import { ARRAY_MAX, align4, BITMAP_WORDS, DOCUMENT_BITS, DOCUMENTS, LIST_HEADER } from '../format/layout.ts';
import type { EncodedRecord } from '../format/terms-writer.ts';

/** Encodes the documents of a filter value in one chunk as a record. Its chunk number is 0. */
export class ListEncoder implements EncodedRecord {
  readonly record = new Uint8Array(LIST_HEADER + BITMAP_WORDS * 4);
  recordBytes = 0;
  readonly positions = new Uint8Array(0);
  readonly positionsBytes = 0;
  private readonly record16 = new Uint16Array(this.record.buffer);
  private readonly record32 = new Uint32Array(this.record.buffer);

  /** `docs` must be ascending. */
  encode(docs: readonly number[]): this {
    const { record, record16, record32 } = this;
    const n = docs.length;
    record.fill(0);
    record32[2] = n;
    if (n <= ARRAY_MAX) {
      record[0] = DOCUMENTS;
      for (let i = 0; i < n; i++) record16[LIST_HEADER / 2 + i] = docs[i] as number;
      this.recordBytes = align4(LIST_HEADER + n * 2);
    } else {
      record[0] = DOCUMENT_BITS;
      const bitsAt = LIST_HEADER / 4;
      for (const doc of docs) {
        record32[bitsAt + (doc >>> 5)] = (record32[bitsAt + (doc >>> 5)] as number) | (1 << (doc & 31));
      }
      this.recordBytes = record.length;
    }
    record32[1] = this.recordBytes;
    return this;
  }
}
