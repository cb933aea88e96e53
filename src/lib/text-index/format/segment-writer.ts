import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { ColumnsWriter } from './columns.ts';
import { FileWriter } from './file-writer.ts';
import {
  bySummedFile,
  SEGMENT_FILES,
  type SegmentFile,
  SUMMED_FILES,
  type SummedFile,
  segmentFileName,
} from './layout.ts';
import { TermsWriter } from './terms-writer.ts';

/** What the manifest stores about a segment. */
export interface SegmentFacts {
  readonly id: number;
  /** Documents in each chunk, deleted ones included. */
  readonly chunkDocuments: readonly number[];
  /** By chunk, the generation in which its documents became visible; null when they differ, in which case a column has them. */
  readonly births: readonly (number | null)[];
  readonly words: number;
  /** The size of each file, and the checksum of its block checksums. */
  readonly files: Readonly<Record<SummedFile, { readonly bytes: number; readonly crc: number }>>;
}

/** The files of a segment under construction. */
export class SegmentWriter {
  readonly id: number;
  readonly terms: TermsWriter;
  readonly records: FileWriter;
  readonly columns: ColumnsWriter;
  private readonly sums: FileWriter;
  private readonly opened: FileWriter[] = [];

  constructor(directory: string, id: number) {
    this.id = id;
    const create = (file: SegmentFile): FileWriter => {
      const writer = new FileWriter(join(directory, segmentFileName(id, file)));
      this.opened.push(writer);
      return writer;
    };
    try {
      this.terms = new TermsWriter(create);
      this.records = create('records');
      this.columns = new ColumnsWriter(create('columns'));
      this.sums = create('sums');
    } catch (error) {
      this.abandon();
      throw error;
    }
  }

  /**
   * Makes the files durable. They belong to the index once the manifest names them. Every synced file counts as progress,
   * because a disk may be slow.
   */
  finish(
    chunkDocuments: readonly number[],
    births: readonly (number | null)[],
    onProgress: () => void = () => {},
  ): SegmentFacts {
    const written = {
      ...this.terms.finish(this.columns, onProgress),
      records: this.records.finish(),
      columns: this.columns.finish(),
    };
    onProgress();
    for (const file of SUMMED_FILES) this.sums.write(bytesOf(written[file].sums));
    this.sums.finish();
    const factOf = (file: SummedFile) => ({
      bytes: written[file].bytes,
      crc: crc32(bytesOf(written[file].sums)),
    });
    return { id: this.id, chunkDocuments, births, words: this.terms.words, files: bySummedFile(factOf) };
  }

  /** Closes and removes the files that this writer created, and no others. */
  abandon(): void {
    for (const writer of this.opened) writer.abandon();
  }
}

const bytesOf = (sums: Uint32Array): Uint8Array =>
  new Uint8Array(sums.buffer, sums.byteOffset, sums.byteLength);

export function removeSegmentFiles(directory: string, id: number): void {
  for (const file of SEGMENT_FILES) rmSync(join(directory, segmentFileName(id, file)), { force: true });
}

export function hasSegmentFiles(directory: string, id: number): boolean {
  return SEGMENT_FILES.some((file) => existsSync(join(directory, segmentFileName(id, file))));
}
