import type { SegmentFileReader } from './checked-file.ts';
import type { FileWriter } from './file-writer.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

interface ColumnRange {
  readonly offset: number;
  readonly bytes: number;
}

/** Named arrays of numbers or bytes in one file. A directory at its end holds offset and length as two doubles. */
export class ColumnsWriter {
  private readonly file: FileWriter;
  private readonly directory: Record<string, ColumnRange> = {};

  constructor(file: FileWriter) {
    this.file = file;
  }

  add(name: string, column: Column): void {
    this.file.align();
    this.directory[name] = { offset: this.file.offset, bytes: column.byteLength };
    this.file.write(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }

  finish(): { bytes: number; sums: Uint32Array } {
    this.file.align();
    const offset = this.file.offset;
    const directory = Buffer.from(JSON.stringify(this.directory));
    this.file.write(directory);
    this.file.align();
    this.file.write(new Uint8Array(Float64Array.of(offset, directory.length).buffer));
    return this.file.finish();
  }
}

export class ColumnsReader {
  private readonly file: SegmentFileReader;
  private readonly directory: Map<string, ColumnRange>;

  constructor(file: SegmentFileReader) {
    this.file = file;
    const footer = new Float64Array(2);
    file.read(new Uint8Array(footer.buffer), 0, 16, file.bytes - 16);
    const text = Buffer.allocUnsafe(footer[1] as number);
    file.read(text, 0, text.length, footer[0] as number);
    this.directory = new Map(Object.entries(JSON.parse(text.toString()) as Record<string, ColumnRange>));
  }

  names(prefix: string): string[] {
    return [...this.directory.keys()].filter((name) => name.startsWith(prefix));
  }

  /** Where a column begins in the file, for callers that read it piece by piece. */
  offset(name: string): number {
    return this.place(name).offset;
  }

  private place(name: string): ColumnRange {
    const place = this.directory.get(name);
    if (place === undefined) throw new Error(`the segment has no column ${name}`);
    return place;
  }

  has(name: string): boolean {
    return this.directory.has(name);
  }

  size(name: string): number {
    return this.place(name).bytes;
  }

  bytes(name: string): Buffer {
    const bytes = Buffer.from(new ArrayBuffer(this.size(name)));
    this.readInto(name, 0, bytes);
    return bytes;
  }

  /** Fills an array with the bytes of a column, starting at byte `from` of the column. */
  readInto(name: string, from: number, into: Column): void {
    const { offset } = this.place(name);
    const view = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    this.file.read(view, 0, view.length, offset + from);
  }

  uint16(name: string): Uint16Array {
    const bytes = this.bytes(name);
    return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  }

  uint32(name: string): Uint32Array {
    const bytes = this.bytes(name);
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  }

  float64(name: string): Float64Array {
    const bytes = this.bytes(name);
    return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
  }
}
