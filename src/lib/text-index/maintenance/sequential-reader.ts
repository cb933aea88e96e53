import { readSync } from 'node:fs';

const windowBytes = 1 << 20;

/** Reads pieces of a file that ascend, through one large buffer. */
export class SequentialReader {
  private readonly fd: number;
  private window = Buffer.allocUnsafeSlow(windowBytes);
  private start = 0;
  private length = 0;

  constructor(fd: number) {
    this.fd = fd;
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
    while (this.length < bytes) {
      const read = readSync(
        this.fd,
        this.window,
        this.length,
        this.window.length - this.length,
        offset + this.length,
      );
      if (read === 0) throw new Error('a segment file ends early');
      this.length += read;
    }
  }
}
