import { Buffer } from 'node:buffer';
import type { SegmentFileReader } from '../format/checked-file.ts';
import { positionsPlace, postingListBytesAt, recordChunk } from '../format/layout.ts';
import type { Segment } from '../format/segment.ts';
import { type SegmentFacts, SegmentWriter } from '../format/segment-writer.ts';
import { mergedEntries } from './merged-entries.ts';
import { writeMergedKeys } from './merged-keys.ts';

const nothing = new Uint8Array(0);
const copyBytes = 1 << 20;

/**
 * Puts the chunks of several segments one after the other into one segment, so that a term takes one look-up. Records are
 * copied unchanged.
 */
export function concatenate(
  directory: string,
  id: number,
  sources: readonly Segment[],
  isDead: (source: number, ordinal: number) => boolean,
  onProgress: () => void,
): SegmentFacts {
  const writer = new SegmentWriter(directory, id);
  try {
    const firstChunk: number[] = [];
    const chunkDocuments: number[] = [];
    for (const source of sources) {
      firstChunk.push(chunkDocuments.length);
      chunkDocuments.push(...source.facts.chunkDocuments);
    }
    copyTerms(writer, sources, firstChunk, onProgress);
    sources.forEach((source, at) => {
      copyChunks(writer, source, firstChunk[at] as number, onProgress);
    });
    writeMergedKeys(
      writer.columns,
      sources,
      chunkDocuments,
      // A key may have a dead document in one source and its live one in another. It must lead to the live one.
      (source, ordinal) => (isDead(source, ordinal) ? -1 : ((firstChunk[source] as number) << 16) + ordinal),
    );
    const births = sources.flatMap(({ facts }) => facts.births);
    return writer.finish(chunkDocuments, births, onProgress);
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

function copyTerms(
  writer: SegmentWriter,
  sources: readonly Segment[],
  firstChunk: readonly number[],
  onProgress: () => void,
): void {
  const postings = sources.map((source) => new SequentialReader(source.file('postings')));
  const positions = sources.map((source) => new SequentialReader(source.file('positions')));
  let done = 0;
  for (const { key, found } of mergedEntries(
    sources.map((source) => source.dictionary),
    '',
  )) {
    writer.terms.begin(key);
    let documents = 0;
    let classes = 0;
    for (const entry of found) {
      const { source } = entry;
      const shift = firstChunk[source] as number;
      documents += entry.documents;
      classes |= entry.classes << (shift * 2);
      const bytes = (postings[source] as SequentialReader).read(entry.offset, entry.bytes);
      for (let at = 0; at < bytes.length; ) {
        const length = postingListBytesAt(bytes, at);
        // Most terms are rare and have one record, which is then all that was read.
        const record = length === bytes.length ? bytes : bytes.subarray(at, at + length);
        writer.terms.append(
          record,
          positionsOf(record, positions[source] as SequentialReader),
          recordChunk(record, 0) + shift,
        );
        at += length;
      }
    }
    writer.terms.end(documents, classes >>> 0);
    if ((++done & 0xffff) === 0) onProgress();
  }
}

function positionsOf(record: Buffer, positions: SequentialReader): Uint8Array {
  const { offset, bytes } = positionsPlace(record);
  return bytes === 0 ? nothing : positions.read(offset, bytes);
}

function copyChunks(
  writer: SegmentWriter,
  source: Segment,
  firstChunk: number,
  onProgress: () => void,
): void {
  const base = writer.records.offset;
  const file = source.file('records');
  const reader = new SequentialReader(file);
  for (let at = 0; at < file.bytes; at += copyBytes) {
    writer.records.write(reader.read(at, Math.min(copyBytes, file.bytes - at)));
    onProgress();
  }
  for (let chunk = 0; chunk < source.chunks; chunk++) {
    for (const name of source.columns.names(`${chunk}.`)) {
      const rest = name.slice(`${chunk}.`.length);
      const renamed = `${firstChunk + chunk}.${rest}`;
      if (rest === 'ranks') continue;
      if (rest === 'recordsBase')
        writer.columns.add(
          renamed,
          source.columns.float64(name).map((offset) => offset + base),
        );
      else writer.columns.add(renamed, source.columns.bytes(name));
      onProgress();
    }
  }
}

const windowBytes = 1 << 20;

/** Reads pieces of a file at ascending offsets through one large buffer. */
class SequentialReader {
  private readonly file: SegmentFileReader;
  private window = Buffer.allocUnsafeSlow(windowBytes);
  private start = 0;
  private length = 0;

  constructor(file: SegmentFileReader) {
    this.file = file;
  }

  /** The result is valid until the next call. */
  read(offset: number, bytes: number): Buffer {
    if (offset < this.start || offset + bytes > this.start + this.length) this.fill(offset, bytes);
    const at = offset - this.start;
    return this.window.subarray(at, at + bytes);
  }

  private fill(offset: number, bytes: number): void {
    if (bytes > this.window.length) this.window = Buffer.allocUnsafeSlow(bytes * 2);
    this.start = offset;
    this.length = 0;
    // Limited, because the file refuses a read beyond its end.
    const length = Math.max(bytes, Math.min(this.window.length, this.file.bytes - offset));
    this.file.read(this.window, 0, length, offset);
    this.length = length;
  }
}
