import type { TextIndexSchema } from '../api.ts';
import { FIELDS_MAX } from '../format/layout.ts';
import { ChunkRecordsWriter, RecordBuffer } from '../format/records.ts';
import { type SegmentFacts, SegmentWriter } from '../format/segment-writer.ts';
import { ChunkValues, writeChunkColumns } from '../indexing/chunk-columns.ts';
import { ChunkDocuments } from '../indexing/chunk-documents.ts';
import { writeMergedKeys } from './merged-keys.ts';
import type { ChunkSource, ChunkTaken } from './rewrite-terms.ts';
import { ChunkRewriter } from './rewrite-terms.ts';

/** Assigns new numbers to the documents that are taken over, in their existing order. */
export function planRewrite(chunks: readonly ChunkTaken[]): ChunkSource[] {
  let next = 0;
  return chunks.map((taken) => {
    const { segment, chunk, live, retained } = taken;
    const newDocs = new Int32Array(segment.facts.chunkDocuments[chunk] as number);
    for (let doc = 0; doc < newDocs.length; doc++) {
      newDocs[doc] = live === undefined || live.has(doc) || retained.has(doc) ? next++ : -1;
    }
    return { ...taken, newDocs };
  });
}

/** Merges several chunks into one, as a new segment. Documents that are not taken over are dropped with their postings. */
export function rewriteChunks(
  directory: string,
  schema: TextIndexSchema,
  id: number,
  sources: readonly ChunkSource[],
  onProgress: () => void,
): SegmentFacts {
  const writer = new SegmentWriter(directory, id);
  try {
    const documents = copyDocuments(sources, schema);
    new ChunkRewriter(schema, writer, documents, sources, onProgress).write();
    writeChunkColumns(writer.columns, 0, documents, schema.fields.length, copyValues(sources, schema));
    copyRecords(writer, sources, onProgress);
    const segments = [...new Set(sources.map((source) => source.segment))];
    writeMergedKeys(writer.columns, segments, [documents.count], (at, ordinal) => {
      const source = sources.find((one) => one.segment === segments[at] && one.chunk === ordinal >>> 16);
      // A key must lead to its live document, never to a version that is only retained for comparison.
      if (source === undefined || source.retained.has(ordinal & 65_535)) return -1;
      return source.newDocs[ordinal & 65_535] ?? -1;
    });
    return writer.finish([documents.count], [documents.commonBirth], onProgress);
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

function copyDocuments(sources: readonly ChunkSource[], schema: TextIndexSchema): ChunkDocuments {
  const documents = new ChunkDocuments(schema.fields.map((field) => field.boost));
  const fields = schema.fields.length;
  for (const { segment, chunk, newDocs } of sources) {
    const lengths = segment.documentColumns.lengths(chunk);
    const spans = segment.columns.uint32(`${chunk}.spans`);
    const priors = segment.documentColumns.priors(chunk);
    const first = segment.documentColumns.numbers(`${chunk}.first`);
    const last = segment.documentColumns.numbers(`${chunk}.last`);
    const births = segment.documentColumns.births(chunk);
    const starts = segment.documentColumns.fieldStarts(chunk, fields);
    newDocs.forEach((doc, old) => {
      if (doc < 0) return;
      documents.count++;
      documents.lengths[doc] = lengths[old] as number;
      documents.spans[doc] = spans[old] as number;
      documents.priors[doc] = priors[old] as number;
      documents.settle(doc);
      documents.firstIndexed[doc] = first[old] as number;
      documents.lastIndexed[doc] = last[old] as number;
      documents.births[doc] = typeof births === 'number' ? births : (births[old] as number);
      for (let field = 0; field < fields; field++) {
        documents.fieldStarts[doc * FIELDS_MAX + field] = starts[old * fields + field] as number;
      }
    });
  }
  return documents;
}

function copyValues(sources: readonly ChunkSource[], schema: TextIndexSchema): ChunkValues {
  const values = new ChunkValues(
    schema.filters.filter((filter) => filter.kind === 'number').length,
    schema.filters.filter((filter) => filter.kind === 'text').length,
  );
  for (const { segment, chunk, newDocs } of sources) {
    values.numbers.forEach((column, at) => {
      const numbers = segment.documentColumns.filterNumbers(chunk, at);
      newDocs.forEach((doc, old) => {
        if (doc < 0) return;
        const value = numbers.values[old] as number;
        column.push(value === numbers.missing ? Number.NaN : value);
      });
    });
    values.texts.forEach((column, at) => {
      const { bytes, offsets } = segment.documentColumns.texts(chunk, at);
      newDocs.forEach((doc, old) => {
        if (doc >= 0) column.push(bytes.subarray(offsets[old], offsets[old + 1]));
      });
    });
  }
  return values;
}

function copyRecords(writer: SegmentWriter, sources: readonly ChunkSource[], onProgress: () => void): void {
  const records = new ChunkRecordsWriter(writer.records);
  const buffer = new RecordBuffer();
  for (const { segment, chunk, newDocs } of sources) {
    const from = segment.records(chunk);
    newDocs.forEach((doc, old) => {
      if (doc < 0) return;
      const { key, stored } = from.read(old, buffer);
      records.add(Buffer.from(key), stored);
    });
    onProgress();
  }
  records.finish(writer.columns, 0);
}
