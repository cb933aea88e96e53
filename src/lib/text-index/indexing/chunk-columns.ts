import type { ColumnsWriter } from '../format/columns.ts';
import { FIELDS_MAX } from '../format/layout.ts';
import { encodeNumbers } from '../format/number-column.ts';
import type { ChunkDocuments } from './chunk-documents.ts';

/** Values of the filters that are looked up by document, collected while documents are added. */
export class ChunkValues {
  readonly numbers: number[][];
  readonly texts: Buffer[][];

  constructor(numberFilters: number, textFilters: number) {
    this.numbers = Array.from({ length: numberFilters }, () => []);
    this.texts = Array.from({ length: textFilters }, () => []);
  }
}

export function writeChunkColumns(
  columns: ColumnsWriter,
  chunk: number,
  documents: ChunkDocuments,
  fields: number,
  values: ChunkValues,
): void {
  const n = documents.count;
  columns.add(`${chunk}.lengths`, documents.lengths.subarray(0, n));
  columns.add(`${chunk}.spans`, documents.spans.subarray(0, n));
  columns.add(`${chunk}.priors`, documents.priors.subarray(0, n));
  columns.add(`${chunk}.usual`, documents.usualImpacts.subarray(0, n));
  columns.add(`${chunk}.first`, documents.firstIndexed.subarray(0, n));
  columns.add(`${chunk}.last`, documents.lastIndexed.subarray(0, n));
  if (documents.commonBirth === null) columns.add(`${chunk}.births`, documents.births.subarray(0, n));
  columns.add(`${chunk}.fields`, fieldColumn(documents, fields));
  values.numbers.forEach((column, at) => {
    columns.add(`${chunk}.values.${at}`, encodeNumbers(column));
  });
  values.texts.forEach((column, at) => {
    const offsets = new Uint32Array(n + 1);
    let offset = 0;
    column.forEach((text, doc) => {
      offset += text.length;
      offsets[doc + 1] = offset;
    });
    columns.add(`${chunk}.text.${at}`, Buffer.concat(column));
    columns.add(`${chunk}.textOffsets.${at}`, offsets);
  });
}

/** Two bytes per field, unless a document is too long for two-byte positions. */
function fieldColumn(documents: ChunkDocuments, fields: number): Uint16Array | Uint32Array {
  const n = documents.count;
  const starts = new Uint32Array(n * fields);
  let largest = 0;
  for (let doc = 0; doc < n; doc++) {
    for (let field = 0; field < fields; field++) {
      const start = documents.fieldStarts[doc * FIELDS_MAX + field] as number;
      starts[doc * fields + field] = start;
      if (start > largest) largest = start;
    }
  }
  return largest < 65_536 ? Uint16Array.from(starts) : starts;
}
