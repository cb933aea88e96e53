import { readSync } from 'node:fs';
import { ByteSink } from './byte-sink.ts';
import type { ColumnsReader, ColumnsWriter } from './columns.ts';
import type { FileWriter } from './file-writer.ts';
import { boundOf, Lz4Decoder, Lz4Encoder } from './lz4.ts';

const dictionaryBytesMax = 16_384;
const dictionaryDocuments = 8;
/** A record that shrinks less than this is kept as it is: it is read in a tenth of the time. */
const worthwhileShare = 0.5;

/**
 * Writes the stored records of one chunk: length and bytes of the key, then the length
 * and LZ4 form of the record, or 0 and the record itself. The first
 * records serve all as dictionary, since records of one index repeat their field names.
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
    this.offsets.push(this.file.offset - this.base);
    if (boundOf(stored.length) > this.scratch.length)
      this.scratch = new Uint8Array(boundOf(stored.length) * 2);
    const bytes = encoder.encode(stored, this.scratch, 0);
    this.sink.clear();
    this.sink.varint(key.length);
    this.sink.append(key);
    if (bytes > stored.length * worthwhileShare) {
      this.sink.varint(0);
      this.sink.append(stored);
    } else {
      this.sink.varint(stored.length);
      this.sink.append(this.scratch.subarray(0, bytes));
    }
    this.file.write(this.sink.view());
  }

  finish(columns: ColumnsWriter, chunk: number): void {
    if (this.encoder === undefined) this.start();
    this.offsets.push(this.file.offset - this.base);
    columns.add(`${chunk}.records`, Uint32Array.from(this.offsets));
    columns.add(`${chunk}.recordsBase`, Float64Array.of(this.base));
    columns.add(`${chunk}.dictionary`, this.dictionary);
  }
}

export interface StoredRecord {
  readonly key: string;
  readonly stored: Uint8Array;
}

export class ChunkRecords {
  private readonly fd: number;
  private readonly base: number;
  private readonly offsets: Uint32Array;
  private readonly decoder: Lz4Decoder;
  /** The same memory as bytes to copy from and as text to decode. */
  private bytes = new Uint8Array(1 << 14);
  private text = Buffer.from(this.bytes.buffer);

  constructor(fd: number, columns: ColumnsReader, chunk: number) {
    this.fd = fd;
    this.base = columns.float64(`${chunk}.recordsBase`)[0] as number;
    this.offsets = columns.uint32(`${chunk}.records`);
    this.decoder = new Lz4Decoder(columns.bytes(`${chunk}.dictionary`));
  }

  get memoryBytes(): number {
    return this.offsets.byteLength + (1 << 16);
  }

  read(doc: number): StoredRecord {
    const from = this.offsets[doc] as number;
    const length = (this.offsets[doc + 1] as number) - from;
    if (length > this.bytes.length) {
      this.bytes = new Uint8Array(length * 2);
      this.text = Buffer.from(this.bytes.buffer);
    }
    const { bytes } = this;
    if (readSync(this.fd, bytes, 0, length, this.base + from) !== length) {
      throw new Error('a stored record ends early');
    }
    const keyBytes = bytes[0] as number;
    // Keys have at most 255 bytes: one or two bytes of length.
    const long = keyBytes >= 128;
    const keyLength = long ? (keyBytes & 127) | ((bytes[1] as number) << 7) : keyBytes;
    const keyAt = long ? 2 : 1;
    let at = keyAt + keyLength;
    let stored = 0;
    let shift = 1;
    for (;;) {
      const byte = bytes[at++] as number;
      stored += (byte & 127) * shift;
      if (byte < 128) break;
      shift *= 128;
    }
    return {
      key: this.text.toString('utf8', keyAt, keyAt + keyLength),
      stored: stored === 0 ? bytes.slice(at, length) : this.decoder.decode(bytes, at, length, stored),
    };
  }
}
