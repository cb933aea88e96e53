import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { SUM_BLOCK_BYTES } from './layout.ts';

const bufferBytes = 1 << 20;
/** Up to this length, copying byte by byte is faster than calling `set`. */
const shortBytes = 48;

/** Writes a new file from start to end, with a checksum for each of its blocks; `finish` makes it durable. */
export class FileWriter {
  /** Bytes written so far, which is the offset of the next one. */
  offset = 0;
  private readonly path: string;
  /** Undefined once closed: the descriptor number may then belong to another file. */
  private fd: number | undefined;
  private readonly buffer = Buffer.allocUnsafeSlow(bufferBytes);
  private used = 0;
  private readonly sums: number[] = [];
  private blockSum = 0;
  private blockBytes = 0;

  constructor(path: string) {
    this.path = path;
    this.fd = openSync(path, 'wx');
  }

  write(bytes: Uint8Array): void {
    this.offset += bytes.length;
    if (this.used + bytes.length > bufferBytes) this.flush();
    if (bytes.length > bufferBytes) {
      this.put(bytes);
      return;
    }
    if (bytes.length > shortBytes) this.buffer.set(bytes, this.used);
    else for (let at = 0; at < bytes.length; at++) this.buffer[this.used + at] = bytes[at] as number;
    this.used += bytes.length;
  }

  align(): void {
    const missing = (8 - (this.offset & 7)) & 7;
    if (missing > 0) this.write(new Uint8Array(missing));
  }

  /** The size of the file and the checksums of its blocks. */
  finish(): { bytes: number; sums: Uint32Array } {
    this.flush();
    fsyncSync(this.descriptor());
    this.close();
    if (this.blockBytes > 0) this.endBlock();
    return { bytes: this.offset, sums: Uint32Array.from(this.sums) };
  }

  /** Discards the file, finished or not. Never throws: it is called after another error, which is the one to report. */
  abandon(): void {
    try {
      if (this.fd !== undefined) this.close();
      rmSync(this.path, { force: true });
    } catch {
      // A file that remains belongs to no published segment and is removed when the index is next opened.
    }
  }

  private descriptor(): number {
    if (this.fd === undefined) throw new Error(`${this.path} is closed`);
    return this.fd;
  }

  private close(): void {
    const fd = this.descriptor();
    this.fd = undefined;
    closeSync(fd);
  }

  private flush(): void {
    if (this.used > 0) this.put(this.buffer.subarray(0, this.used));
    this.used = 0;
  }

  private put(bytes: Uint8Array): void {
    const fd = this.descriptor();
    for (let at = 0; at < bytes.length; ) {
      const end = Math.min(bytes.length, at + SUM_BLOCK_BYTES - this.blockBytes);
      this.blockSum = crc32(bytes.subarray(at, end), this.blockSum);
      this.blockBytes += end - at;
      if (this.blockBytes === SUM_BLOCK_BYTES) this.endBlock();
      at = end;
    }
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done, bytes.length - done);
  }

  private endBlock(): void {
    this.sums.push(this.blockSum);
    this.blockSum = 0;
    this.blockBytes = 0;
  }
}
