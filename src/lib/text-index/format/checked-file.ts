import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import { SUM_BLOCK_BYTES } from './layout.ts';

/** A Uint8Array rather than a Buffer, because subarrays of a Buffer cost more to create. */
const scratch = new Uint8Array(SUM_BLOCK_BYTES);

/**
 * A segment file, open for reading. The first read of a block compares it with its checksum, so that damage on disk is an error
 * and never a wrong answer. Later reads of the block only test one byte.
 */
export class SegmentFileReader {
  readonly bytes: number;
  private readonly name: string;
  private readonly sums: Uint32Array;
  private readonly isVerified: Uint8Array;
  private fd: number | undefined;

  constructor(path: string, bytes: number, sums: Uint32Array) {
    this.name = path;
    this.bytes = bytes;
    this.sums = sums;
    this.isVerified = new Uint8Array(sums.length);
    this.fd = openSync(path, 'r');
  }

  /** Copies `length` bytes at `offset` of the file into `into`, starting at `at`. */
  read(into: Uint8Array, at: number, length: number, offset: number): void {
    const end = offset + length;
    if (end > this.bytes) throw this.damage(`has no bytes ${offset} to ${end}`);
    const { isVerified } = this;
    const last = Math.floor((end - 1) / SUM_BLOCK_BYTES);
    for (let block = Math.floor(offset / SUM_BLOCK_BYTES); block <= last; block++) {
      if (isVerified[block] === 0) {
        this.readVerifying(into, at, offset, end);
        return;
      }
    }
    this.fill(into, at, length, offset);
  }

  /** Reads every block again, including blocks that were read before, and throws at the first damaged one. */
  verifyBlocks(from: number, to: number): void {
    for (let block = from; block < Math.min(to, this.sums.length); block++) {
      this.isVerified[block] = 0;
      const start = block * SUM_BLOCK_BYTES;
      const length = Math.min(SUM_BLOCK_BYTES, this.bytes - start);
      this.fill(scratch, 0, length, start);
      this.verify(block, scratch.subarray(0, length));
    }
  }

  get blocks(): number {
    return this.sums.length;
  }

  close(): void {
    const { fd } = this;
    this.fd = undefined;
    if (fd !== undefined) closeSync(fd);
  }

  /** Reads everything in one go. A block that is not verified yet and only partly wanted is read as a whole. */
  private readVerifying(into: Uint8Array, at: number, offset: number, end: number): void {
    const first = Math.floor(offset / SUM_BLOCK_BYTES);
    const last = Math.floor((end - 1) / SUM_BLOCK_BYTES);
    if (first < last) this.fill(into, at, end - offset, offset);
    for (let block = first; block <= last; block++) {
      const start = block * SUM_BLOCK_BYTES;
      const stop = Math.min(start + SUM_BLOCK_BYTES, this.bytes);
      const from = Math.max(start, offset);
      const to = Math.min(stop, end);
      const place = at + from - offset;
      if (this.isVerified[block] === 1) continue;
      if (from === start && to === stop) {
        if (first === last) this.fill(into, place, to - from, from);
        this.verify(block, into.subarray(place, place + to - from));
      } else {
        this.fill(scratch, 0, stop - start, start);
        this.verify(block, scratch.subarray(0, stop - start));
        into.set(scratch.subarray(from - start, to - start), place);
      }
    }
  }

  private verify(block: number, bytes: Uint8Array): void {
    if (crc32(bytes) !== this.sums[block])
      throw this.damage(`has a wrong checksum at byte ${block * SUM_BLOCK_BYTES}`);
    this.isVerified[block] = 1;
  }

  private fill(into: Uint8Array, at: number, length: number, offset: number): void {
    const { fd } = this;
    if (fd === undefined) throw new Error(`${this.name} is closed`);
    for (let done = 0; done < length; ) {
      const read = this.readSome(fd, into, at + done, length - done, offset + done);
      if (read === 0) throw this.damage(`ends at byte ${offset + done} of ${this.bytes}`);
      done += read;
    }
  }

  private readSome(fd: number, into: Uint8Array, at: number, length: number, offset: number): number {
    try {
      return readSync(fd, into, at, length, offset);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EIO') throw error;
      throw this.damage('cannot be read by the disk (EIO)');
    }
  }

  private damage(what: string): DamagedIndex {
    return new DamagedIndex(this.name, what);
  }
}
