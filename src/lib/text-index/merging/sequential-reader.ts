import type { SegmentFileReader } from '../format/checked-file.ts';

const windowBytes = 1 << 20;

/** Reads pieces of a file that ascend, through one large buffer. */
export class SequentialReader {
  private readonly file: SegmentFileReader;
  private window = Buffer.allocUnsafeSlow(windowBytes);
  private start = 0;
  private length = 0;

  constructor(file: SegmentFileReader) {
    this.file = file;
  }

  /** Valid until the next call. */
  read(offset: number, bytes: number): Buffer {
    if (offset < this.start || offset + bytes > this.start + this.length) this.fill(offset, bytes);
    const at = offset - this.start;
    return this.window.subarray(at, at + bytes);
  }

  private fill(offset: number, bytes: number): void {
    if (bytes > this.window.length) this.window = Buffer.allocUnsafeSlow(bytes * 2);
    this.start = offset;
    this.length = 0;
    // A piece that lies beyond the file is the file's to refuse.
    const length = Math.max(bytes, Math.min(this.window.length, this.file.bytes - offset));
    this.file.read(this.window, 0, length, offset);
    this.length = length;
  }
}
