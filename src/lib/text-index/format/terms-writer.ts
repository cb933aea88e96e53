import { ByteSink } from './byte-sink.ts';
import type { ColumnsWriter } from './columns.ts';
import type { FileWriter } from './file-writer.ts';
import { setPositionsOffset, setRecordChunk, WORD_PREFIX } from './layout.ts';

const blockBytesTarget = 2048;

type TermsFile = 'terms' | 'postings' | 'positions';

/** A record as an encoder produces it. */
export interface EncodedRecord {
  readonly record: Uint8Array;
  readonly recordBytes: number;
  readonly positions: Uint8Array;
  readonly positionsBytes: number;
}

/**
 * Writes the dictionary together with postings and positions, entry by entry in ascending key order. A block of the dictionary
 * is a run of entries: shared prefix, rest of the key, documents (doubled, plus one when pair classes follow), classes, bytes
 * of the postings divided by four. Postings are in the order of the entries.
 */
export class TermsWriter {
  words = 0;
  private readonly terms: FileWriter;
  private readonly postings: FileWriter;
  private readonly positions: FileWriter;
  private readonly block = new ByteSink();
  private readonly firstKeys = new ByteSink();
  private readonly firstOffsets: number[] = [];
  private readonly blockOffsets: number[] = [];
  private readonly postingOffsets: number[] = [];
  private previous = '';
  private key = '';
  private termStart = 0;

  constructor(create: (file: TermsFile) => FileWriter) {
    this.terms = create('terms');
    this.postings = create('postings');
    this.positions = create('positions');
  }

  /** Writes an entry with a single record, in chunk 0. */
  put(key: string, documents: number, classes: number, encoded: EncodedRecord): void {
    this.begin(key);
    this.append(
      encoded.record.subarray(0, encoded.recordBytes),
      encoded.positions.subarray(0, encoded.positionsBytes),
      0,
    );
    this.end(documents, classes);
  }

  begin(key: string): void {
    this.key = key;
    this.termStart = this.postings.offset;
  }

  /** Appends a record after filling in its chunk and the offset of its positions, which the encoder cannot know. */
  append(record: Uint8Array, positions: Uint8Array, chunk: number): void {
    setRecordChunk(record, chunk);
    if (positions.length > 0) {
      setPositionsOffset(record, this.positions.offset);
      this.positions.write(positions);
    }
    this.postings.write(record);
  }

  end(documents: number, classes: number): void {
    const { block, key, previous } = this;
    let shared = 0;
    if (block.length === 0) this.startBlock();
    else while (shared < previous.length && previous.charCodeAt(shared) === key.charCodeAt(shared)) shared++;
    block.varint(shared);
    block.varint(key.length - shared);
    block.binary(key, shared);
    block.varint(documents * 2 + (classes === 0 ? 0 : 1));
    if (classes !== 0) block.uint32(classes);
    block.varint((this.postings.offset - this.termStart) / 4);
    this.previous = key;
    if (key.startsWith(WORD_PREFIX)) this.words++;
    if (block.length >= blockBytesTarget) this.endBlock();
  }

  private startBlock(): void {
    this.firstOffsets.push(this.firstKeys.length);
    this.firstKeys.binary(this.key);
    this.blockOffsets.push(this.terms.offset);
    this.postingOffsets.push(this.termStart);
  }

  private endBlock(): void {
    this.terms.write(this.block.view());
    this.block.clear();
  }

  finish(
    columns: ColumnsWriter,
    onProgress: () => void,
  ): Record<TermsFile, { bytes: number; sums: Uint32Array }> {
    if (this.block.length > 0) this.endBlock();
    this.blockOffsets.push(this.terms.offset);
    this.firstOffsets.push(this.firstKeys.length);
    columns.add('terms.first', this.firstKeys.view());
    columns.add('terms.firstOffsets', Uint32Array.from(this.firstOffsets));
    columns.add('terms.blocks', Float64Array.from(this.blockOffsets));
    columns.add('terms.postings', Float64Array.from(this.postingOffsets));
    const terms = this.terms.finish();
    onProgress();
    const postings = this.postings.finish();
    onProgress();
    const positions = this.positions.finish();
    onProgress();
    return { terms, postings, positions };
  }
}
