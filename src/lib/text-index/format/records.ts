import { InvalidDocument } from '../errors.ts';
import { ByteSink } from './byte-sink.ts';
import type { SegmentFileReader } from './checked-file.ts';
import type { Rows } from './column-rows.ts';
import type { ColumnsReader, ColumnsWriter } from './columns.ts';
import type { FileWriter } from './file-writer.ts';
import { boundOf, COPY_SLACK, Lz4Decoder, Lz4Encoder } from './lz4.ts';

const OFFSET_MAX = 0xffff_ffff;
const dictionaryBytesMax = 16_384;
const dictionaryDocuments = 8;
/** A record that compresses to more than this share is stored uncompressed, because reading it then takes a tenth of the time. */
const worthwhileShare = 0.5;
/**
 * Up to this share of a record, at most `packedBytesMax`, is left out of that decision: data that is already compressed must
 * not decide for the rest.
 */
const packedShare = 1 / 16;
const packedBytesMax = 256;
/** After this many incompressible records in a row, compression is only tried on one in as many. */
const missesMax = 64;

/**
 * Writes the stored records of one chunk: length and bytes of the key, then the uncompressed length and LZ4 form of the record,
 * or 0 and the record itself. The first records serve as the LZ4 dictionary for all, since the records of an index repeat their
 * field names.
 */
export class ChunkRecordsWriter {
  private readonly file: FileWriter;
  private readonly base: number;
  private readonly offsets: number[] = [];
  private readonly sink = new ByteSink();
  private waiting: { key: Uint8Array; stored: Uint8Array }[] = [];
  private dictionary: Uint8Array = new Uint8Array(0);
  private encoder: Lz4Encoder | undefined;
  private scratch = new Uint8Array(1 << 16);
  private misses = 0;

  constructor(file: FileWriter) {
    this.file = file;
    this.base = file.offset;
  }

  add(key: Uint8Array, stored: Uint8Array): void {
    if (this.encoder === undefined) {
      this.waiting.push({ key, stored });
      if (this.waiting.length === dictionaryDocuments) this.start();
    } else this.write(this.encoder, key, stored);
  }

  private start(): Lz4Encoder {
    const sample = Buffer.concat(this.waiting.map((one) => one.stored));
    this.dictionary = Uint8Array.from(sample.subarray(0, dictionaryBytesMax));
    const encoder = new Lz4Encoder(this.dictionary);
    this.encoder = encoder;
    for (const one of this.waiting) this.write(encoder, one.key, one.stored);
    this.waiting = [];
    return encoder;
  }

  private write(encoder: Lz4Encoder, key: Uint8Array, stored: Uint8Array): void {
    this.offsets.push(this.place());
    const shrunk = this.shrink(encoder, stored);
    this.sink.clear();
    this.sink.varint(key.length);
    this.sink.append(key);
    this.sink.varint(shrunk === undefined ? 0 : stored.length);
    this.sink.append(shrunk ?? stored);
    this.file.write(this.sink.view());
  }

  /** Refuses an offset that does not fit 32 bits, because it would be read back as a different one. */
  private place(): number {
    const offset = this.file.offset - this.base;
    if (offset <= OFFSET_MAX) return offset;
    throw new InvalidDocument(
      'the stored records of a chunk take more than 4 GiB; commit fewer documents at once',
    );
  }

  /** The LZ4 form of a record, if compression saves enough. */
  private shrink(encoder: Lz4Encoder, stored: Uint8Array): Uint8Array | undefined {
    if (this.misses >= missesMax && this.offsets.length % missesMax !== 0) return undefined;
    if (boundOf(stored.length) > this.scratch.length)
      this.scratch = new Uint8Array(boundOf(stored.length) * 2);
    const bytes = encoder.encode(stored, this.scratch, 0);
    const packed = Math.min(packedBytesMax, stored.length * packedShare);
    const isWorthwhile = bytes <= stored.length * worthwhileShare + packed;
    this.misses = isWorthwhile ? 0 : this.misses + 1;
    return isWorthwhile ? this.scratch.subarray(0, bytes) : undefined;
  }

  finish(columns: ColumnsWriter, chunk: number): void {
    if (this.encoder === undefined) this.start();
    this.offsets.push(this.place());
    columns.add(`${chunk}.records`, Uint32Array.from(this.offsets));
    columns.add(`${chunk}.recordsBase`, Float64Array.of(this.base));
    columns.add(`${chunk}.dictionary`, this.dictionary);
  }
}

export interface StoredRecord {
  readonly key: string;
  readonly stored: Uint8Array;
}

/** A key has at most 255 bytes, preceded by one or two bytes of length. */
const keyBytesMax = 257;
/** Size of a buffer that holds many records. A larger record gets a buffer of its own. */
const bufferBytes = 1 << 16;

/** Buffers for the records of one answer: a few shared buffers cost less than one per record. */
export class RecordBuffer {
  bytes = new Uint8Array(0);
  view = new DataView(this.bytes.buffer);
  /** Offset of the first free byte. */
  used = 0;
  private readonly bytesMin: number;

  /** `records` is the expected number, so that a single record does not take the space of many. */
  constructor(records = Number.POSITIVE_INFINITY) {
    this.bytesMin = Math.min(bufferBytes, 4096 * Math.max(1, records));
  }

  /** Reserves this many bytes after `used`. */
  reserve(bytes: number): void {
    if (this.used + bytes <= this.bytes.length) return;
    // Not zeroed, because every byte that is handed out was written before.
    this.bytes = new Uint8Array(Buffer.allocUnsafeSlow(Math.max(bytes, this.bytesMin)).buffer);
    this.view = new DataView(this.bytes.buffer);
    this.used = 0;
  }

  /** Copies bytes that belong to another owner. */
  copy(bytes: Uint8Array): Uint8Array {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.used);
    return this.keep(this.used, this.used + bytes.length);
  }

  /** Keeps the bytes between two offsets and returns them. */
  keep(from: number, to: number): Uint8Array {
    this.used = to;
    return this.bytes.subarray(from, to);
  }
}

export class ChunkRecords {
  private readonly file: SegmentFileReader;
  private readonly base: number;
  private readonly offsets: Rows;
  private readonly decoder: Lz4Decoder;

  /** Upper bound of its memory: the offsets of all records and the dictionary of the chunk. */
  readonly memoryBytes: number;

  constructor(file: SegmentFileReader, columns: ColumnsReader, chunk: number, offsets: Rows) {
    this.file = file;
    this.base = columns.float64(`${chunk}.recordsBase`)[0] as number;
    this.offsets = offsets;
    this.memoryBytes = columns.size(`${chunk}.records`) + (1 << 16);
    this.decoder = new Lz4Decoder(columns.bytes(`${chunk}.dictionary`));
  }

  /** Reads only the key, without decoding the record. */
  key(doc: number): string {
    const from = this.offsets.value(doc);
    const length = Math.min(keyBytesMax, this.offsets.value(doc, 1) - from);
    const bytes = new Uint8Array(length);
    this.file.read(bytes, 0, length, this.base + from);
    const [first = 0, second = 0] = bytes;
    return first < 128
      ? keyText(bytes, 1, 1 + first)
      : keyText(bytes, 2, 2 + ((first & 127) | (second << 7)));
  }

  read(doc: number, buffer: RecordBuffer): StoredRecord {
    const from = this.offsets.value(doc);
    const length = this.offsets.value(doc, 1) - from;
    buffer.reserve(length + COPY_SLACK);
    const { bytes, used } = buffer;
    const end = used + length;
    this.file.read(bytes, used, length, this.base + from);
    let at = used;
    let keyLength = bytes[at++] as number;
    // Keys have at most 255 bytes: one or two bytes of length.
    if (keyLength >= 128) keyLength = (keyLength & 127) | ((bytes[at++] as number) << 7);
    const key = keyText(bytes, at, at + keyLength);
    at += keyLength;
    let stored = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] as number;
      stored += (byte & 127) * scale;
      if (byte < 128) break;
    }
    if (stored === 0) return { key, stored: buffer.keep(at, end) };
    const decoded = this.decoder.decode(buffer.view, at, end, stored);
    return { key, stored: buffer.copy(decoded) };
  }
}

/** Most keys are plain ASCII, which is assembled here in less time than a decoder takes to start. */
function keyText(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte >= 128) return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
    text += String.fromCharCode(byte);
  }
  return text;
}
