import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ColumnsWriter } from './columns.ts';
import { FileWriter } from './file-writer.ts';
import { SEGMENT_FILES, type SegmentFile, segmentFileName } from './layout.ts';
import { TermsWriter } from './terms-writer.ts';

/** What the manifest knows of a segment. */
export interface SegmentFacts {
  readonly id: number;
  /** Documents in each chunk, deleted ones included. */
  readonly chunkDocuments: readonly number[];
  /** By chunk, the generation in which its documents became visible; null when they differ and a column has them. Segments from before have none. */
  readonly births?: readonly (number | null)[];
  readonly words: number;
  readonly files: Readonly<Record<SegmentFile, { readonly bytes: number; readonly crc: number }>>;
}

/** The five files of a segment under construction. */
export class SegmentWriter {
  readonly id: number;
  readonly terms: TermsWriter;
  readonly records: FileWriter;
  readonly columns: ColumnsWriter;
  private readonly directory: string;

  constructor(directory: string, id: number) {
    this.id = id;
    this.directory = directory;
    const path = (file: SegmentFile): string => join(directory, segmentFileName(id, file));
    this.terms = new TermsWriter(path);
    this.records = new FileWriter(path('records'));
    this.columns = new ColumnsWriter(path('columns'));
  }

  /** Makes the files durable; they belong to the index once the manifest names them. */
  finish(chunkDocuments: readonly number[], births: readonly (number | null)[]): SegmentFacts {
    const terms = this.terms.finish(this.columns);
    const records = this.records.finish();
    const columns = this.columns.finish();
    const files = { ...terms, records, columns };
    return { id: this.id, chunkDocuments, births, words: this.terms.words, files };
  }

  abandon(): void {
    this.terms.abandon();
    this.records.abandon();
    this.columns.abandon();
    removeSegmentFiles(this.directory, this.id);
  }
}

export function removeSegmentFiles(directory: string, id: number): void {
  for (const file of SEGMENT_FILES) rmSync(join(directory, segmentFileName(id, file)), { force: true });
}
