import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const bufferBytes = 1 << 20;
/** Copying byte by byte is faster up to here than the call that copies. */
const shortBytes = 48;

/** Writes a file from start to end, with its checksum; `finish` makes it durable. */
export class FileWriter {
  /** Bytes given so far: the offset of the next. */
  offset = 0;
  private readonly fd: number;
  private readonly buffer = Buffer.allocUnsafeSlow(bufferBytes);
  private used = 0;
  private checksum = 0;

  constructor(path: string) {
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

  finish(): { bytes: number; crc: number } {
    this.flush();
    fsyncSync(this.fd);
    closeSync(this.fd);
    return { bytes: this.offset, crc: this.checksum };
  }

  /** Leaves the half-written file to whoever removes it. */
  abandon(): void {
    closeSync(this.fd);
  }

  private flush(): void {
    if (this.used > 0) this.put(this.buffer.subarray(0, this.used));
    this.used = 0;
  }

  private put(bytes: Uint8Array): void {
    this.checksum = crc32(bytes, this.checksum);
    for (let done = 0; done < bytes.length; ) done += writeSync(this.fd, bytes, done, bytes.length - done);
  }
}
