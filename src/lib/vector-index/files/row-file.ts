import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeFully } from '../../durable-files/index.ts';
import { VectorIndexDamaged } from '../errors.ts';
import { openExisting, readFully } from './block-file.ts';

/** After the values of a row: its inverse length as f32, and a checksum. */
const trailerBytes = 8;
const bufferBytes = 1 << 20;

/** Short rows are stored as i16, long ones as i8: in many dimensions the rounding errors even out. */
const wideDimsMax = 128;

/** Bytes of a row on disk. */
export function rowStride(dims: number): number {
  return Math.ceil((dims * (dims <= wideDimsMax ? 2 : 1)) / 4) * 4 + trailerBytes;
}

/** An array for the values of a row, over existing bytes or new ones. */
export function rowNumbers(dims: number, buffer?: ArrayBuffer, offset = 0): Int8Array | Int16Array {
  if (dims <= wideDimsMax)
    return buffer === undefined ? new Int16Array(dims) : new Int16Array(buffer, offset, dims);
  return buffer === undefined ? new Int8Array(dims) : new Int8Array(buffer, offset, dims);
}

/**
 * Rows of i8 or i16, each with a checksum that depends on the row's number and the file. Searches read a few rows anywhere in a file that
 * may be larger than memory, and verify each row they read.
 */
export class RowFile {
  private readonly path: string;
  private readonly fd: number;
  private readonly seed: number;
  private readonly record: Buffer;
  readonly rows: number;
  /** The row that `read` has read last. */
  readonly values: Int8Array | Int16Array;
  inverseNorm = 0;

  constructor(path: string, identity: string, dims: number, rows: number) {
    this.path = path;
    this.rows = rows;
    this.seed = crc32(identity);
    const buffer = new ArrayBuffer(rowStride(dims));
    this.record = Buffer.from(buffer);
    this.values = rowNumbers(dims, buffer);
    this.fd = openExisting(path);
    const { size } = fstatSync(this.fd);
    if (size === rows * this.record.length) return;
    closeSync(this.fd);
    throw new VectorIndexDamaged(path, `has ${size} bytes instead of ${rows * this.record.length}`);
  }

  read(row: number): void {
    readFully(this.fd, this.path, this.record, row * this.record.length);
    this.verify(this.record, row);
    this.inverseNorm = this.record.readFloatLE(this.record.length - trailerBytes);
  }

  /** Reads many rows in order: the records of up to `count` rows from `first`. */
  readMany(first: number, count: number): Buffer {
    const stride = this.record.length;
    const records = Buffer.from(new ArrayBuffer(Math.min(count, this.rows - first) * stride));
    readFully(this.fd, this.path, records, first * stride);
    for (let at = 0; at < records.length; at += stride)
      this.verify(records.subarray(at, at + stride), first + at / stride);
    return records;
  }

  close(): void {
    closeSync(this.fd);
  }

  private verify(record: Buffer, row: number): void {
    const end = record.length - 4;
    if (record.readUInt32LE(end) !== crc32(record.subarray(0, end), (this.seed + row) >>> 0))
      throw new VectorIndexDamaged(this.path, `has a corrupted row (${row})`);
  }
}

/** Appends rows; after a crash it resumes after those that were synced. */
export class RowFileWriter {
  private readonly fd: number;
  private readonly seed: number;
  private readonly stride: number;
  private readonly buffer: Buffer;
  private buffered = 0;
  private written: number;

  constructor(path: string, identity: string, dims: number, rows: number) {
    this.seed = crc32(identity);
    this.stride = rowStride(dims);
    this.buffer = Buffer.alloc(Math.max(1, Math.floor(bufferBytes / this.stride)) * this.stride);
    this.fd = openSync(path, rows === 0 ? 'w' : 'r+', 0o600);
    this.written = rows;
    if (fstatSync(this.fd).size < rows * this.stride) {
      closeSync(this.fd);
      throw new VectorIndexDamaged(path, 'has lost committed rows');
    }
    ftruncateSync(this.fd, rows * this.stride);
  }

  get rows(): number {
    return this.written + this.buffered / this.stride;
  }

  append(values: Int8Array | Int16Array, inverseNorm: number): void {
    const row = this.rows;
    const record = this.buffer.subarray(this.buffered, this.buffered + this.stride);
    record.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    record.fill(0, values.byteLength, this.stride - trailerBytes);
    record.writeFloatLE(inverseNorm, this.stride - trailerBytes);
    const end = this.stride - 4;
    record.writeUInt32LE(crc32(record.subarray(0, end), (this.seed + row) >>> 0), end);
    this.buffered += this.stride;
    if (this.buffered === this.buffer.length) this.flush();
  }

  sync(): void {
    this.flush();
    fsyncSync(this.fd);
  }

  close(): void {
    closeSync(this.fd);
  }

  private flush(): void {
    writeFully(this.fd, this.buffer.subarray(0, this.buffered), this.written * this.stride);
    this.written += this.buffered / this.stride;
    this.buffered = 0;
  }
}
