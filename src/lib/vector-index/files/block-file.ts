import { closeSync, fstatSync, fsyncSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeFully } from '../../durable-files/index.ts';
import { VectorIndexDamaged } from '../errors.ts';

export const blockBytes = 1 << 16;
const footerBytes = 24;
const magic = 0x31_58_56_48;

/**
 * A file in blocks of 64 KB with a checksum for each, verified whenever a whole block is read. After the blocks come the checksums and a
 * footer that identifies the file, so that a truncated or swapped file is detected when it is opened.
 */
export class BlockFile {
  readonly path: string;
  readonly bytes: number;
  private readonly fd: number;
  private readonly sums: Uint32Array;

  constructor(path: string, identity: string) {
    this.path = path;
    this.fd = openExisting(path);
    try {
      const size = fstatSync(this.fd).size;
      const footer = this.readAt(Math.max(0, size - footerBytes), Math.min(size, footerBytes));
      if (
        footer.length < footerBytes ||
        footer.readUInt32LE(20) !== crc32(footer.subarray(0, 20)) ||
        footer.readUInt32LE(0) !== magic
      )
        throw new VectorIndexDamaged(path, 'is truncated or has a damaged end');
      if (footer.readUInt32LE(16) !== crc32(identity))
        throw new VectorIndexDamaged(path, 'belongs to another index or has another file’s content');
      this.bytes = Number(footer.readBigUInt64LE(4));
      const blocks = Math.ceil(this.bytes / blockBytes);
      if (size !== this.bytes + blocks * 4 + footerBytes)
        throw new VectorIndexDamaged(path, 'has a wrong size');
      const sums = this.readAt(this.bytes, blocks * 4);
      if (crc32(sums) !== footer.readUInt32LE(12))
        throw new VectorIndexDamaged(path, 'has damaged checksums');
      this.sums = new Uint32Array(sums.buffer, sums.byteOffset, blocks);
    } catch (error) {
      closeSync(this.fd);
      throw error;
    }
  }

  get blocks(): number {
    return this.sums.length;
  }

  /** Reads a block into the buffer, which may be shared memory, and verifies it; returns its length. */
  readBlock(block: number, into: Uint8Array): number {
    const from = block * blockBytes;
    const length = Math.min(blockBytes, this.bytes - from);
    const target = into.subarray(0, length);
    readFully(this.fd, this.path, target, from);
    if (crc32(target) !== this.sums[block])
      throw new VectorIndexDamaged(this.path, `is corrupted around byte ${from}`);
    return length;
  }

  /** Reads bytes without verifying them; their blocks have been verified before. */
  readPiece(from: number, into: Uint8Array): void {
    readFully(this.fd, this.path, into, from);
  }

  /** Reads the whole file. */
  readAll(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.bytes);
    for (let block = 0; block < this.blocks; block++) this.readBlock(block, all.subarray(block * blockBytes));
    return all;
  }

  close(): void {
    closeSync(this.fd);
  }

  private readAt(from: number, length: number): Buffer {
    const buffer = Buffer.from(new ArrayBuffer(length));
    readFully(this.fd, this.path, buffer, from);
    return buffer;
  }
}

/** Writes a block file from start to end. Readers see it only once it is finished. */
class BlockFileWriter {
  private readonly fd: number;
  private readonly identity: string;
  private readonly pending = Buffer.allocUnsafe(16 * blockBytes);
  private pendingBytes = 0;
  private bytes = 0;
  private readonly sums: number[] = [];

  constructor(path: string, identity: string) {
    this.identity = identity;
    this.fd = openSync(path, 'w', 0o600);
  }

  get length(): number {
    return this.bytes + this.pendingBytes;
  }

  write(part: Uint8Array): void {
    for (let from = 0; from < part.length; ) {
      const length = Math.min(part.length - from, this.pending.length - this.pendingBytes);
      this.pending.set(part.subarray(from, from + length), this.pendingBytes);
      this.pendingBytes += length;
      from += length;
      if (this.pendingBytes === this.pending.length) this.flush();
    }
  }

  /** The file is complete and on disk when this returns. */
  finish(): void {
    this.flush();
    const sums = Buffer.from(Uint32Array.from(this.sums).buffer);
    const footer = Buffer.alloc(footerBytes);
    footer.writeUInt32LE(magic, 0);
    footer.writeBigUInt64LE(BigInt(this.bytes), 4);
    footer.writeUInt32LE(crc32(sums), 12);
    footer.writeUInt32LE(crc32(this.identity), 16);
    footer.writeUInt32LE(crc32(footer.subarray(0, 20)), 20);
    writeFully(this.fd, sums, this.bytes);
    writeFully(this.fd, footer, this.bytes + sums.length);
    fsyncSync(this.fd);
  }

  close(): void {
    closeSync(this.fd);
  }

  private flush(): void {
    const part = this.pending.subarray(0, this.pendingBytes);
    for (let from = 0; from < part.length; from += blockBytes)
      this.sums.push(crc32(part.subarray(from, from + blockBytes)));
    writeFully(this.fd, part, this.bytes);
    this.bytes += part.length;
    this.pendingBytes = 0;
  }
}

/** Writes a whole file, which is on disk when this returns. Nothing stays open if that fails, for example on a full disk. */
export function writeBlockFile(
  path: string,
  identity: string,
  write: (file: Pick<BlockFileWriter, 'write' | 'length'>) => void,
): void {
  const file = new BlockFileWriter(path, identity);
  try {
    write(file);
    file.finish();
  } finally {
    file.close();
  }
}

export function openExisting(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new VectorIndexDamaged(path, 'is missing', { cause: error });
  }
}

export function readFully(fd: number, path: string, into: Uint8Array, from: number): void {
  for (let done = 0; done < into.length; ) {
    const read = readSync(fd, into, done, into.length - done, from + done);
    if (read === 0) throw new VectorIndexDamaged(path, `ends before byte ${from + into.length}`);
    done += read;
  }
}
