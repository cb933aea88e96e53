import type { TextIndexSchema } from '../api.ts';
import { ChunkValues, writeChunkColumns } from '../build/chunk-columns.ts';
import { ChunkDocuments } from '../build/chunk-documents.ts';
import { FIELDS_MAX } from '../segment/layout.ts';
import { ChunkRecordsWriter, RecordSpace } from '../segment/records.ts';
import type { Segment } from '../segment/segment.ts';
import { type SegmentFacts, SegmentWriter } from '../segment/segment-writer.ts';
import type { LiveDocuments } from '../store/dead-documents.ts';
import { writeMergedKeys } from './merged-keys.ts';
import { ChunkRewriter } from './rewrite-terms.ts';

/** A chunk to take over, and the new place of each of its documents (-1: dead). */
export interface ChunkSource {
  readonly segment: Segment;
  readonly chunk: number;
  readonly newDocs: Int32Array;
}

/** Numbers the live documents of chunks in their order. */
export function planRewrite(
  chunks: readonly {
    readonly segment: Segment;
    readonly chunk: number;
    readonly live: LiveDocuments | undefined;
  }[],
): ChunkSource[] {
  let next = 0;
  return chunks.map(({ segment, chunk, live }) => {
    const newDocs = new Int32Array(segment.facts.chunkDocuments[chunk] as number);
    for (let doc = 0; doc < newDocs.length; doc++) {
      newDocs[doc] = live === undefined || live.has(doc) ? next++ : -1;
    }
    return { segment, chunk, newDocs };
  });
}

/** Makes one chunk of the live documents of several, as a segment of its own; dead documents and their postings are gone. */
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
      return source?.newDocs[ordinal & 65_535] ?? -1;
    });
    return writer.finish([documents.count], onProgress);
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

function copyDocuments(sources: readonly ChunkSource[], schema: TextIndexSchema): ChunkDocuments {
  const documents = new ChunkDocuments();
  const fields = schema.fields.length;
  for (const { segment, chunk, newDocs } of sources) {
    const lengths = segment.documentColumns.lengths(chunk);
    const spans = segment.columns.uint32(`${chunk}.spans`);
    const priors = segment.documentColumns.priors(chunk);
    const first = segment.documentColumns.numbers(`${chunk}.first`);
    const last = segment.documentColumns.numbers(`${chunk}.last`);
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
      const numbers = segment.documentColumns.numbers(`${chunk}.number.${at}`);
      newDocs.forEach((doc, old) => {
        if (doc >= 0) column.push(numbers[old] as number);
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
  const space = new RecordSpace();
  for (const { segment, chunk, newDocs } of sources) {
    const from = segment.records(chunk);
    newDocs.forEach((doc, old) => {
      if (doc < 0) return;
      const { key, stored } = from.read(old, space);
      records.add(Buffer.from(key), stored);
    });
    onProgress();
  }
  records.finish(writer.columns, 0);
}
