import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import type { BlockCache } from './block-cache.ts';
import { SUM_BLOCK_BYTES } from './layout.ts';

/** A Uint8Array rather than a Buffer, because subarrays of a Buffer cost more to create. */
const scratch = new Uint8Array(SUM_BLOCK_BYTES);

/** Longer reads are of large lists and whole columns, which callers keep decoded. */
const cachedReadMax = 4 * SUM_BLOCK_BYTES;
/**
 * A block is offered to the cache by its second read, because most blocks are read once, and after that seldom: an offer may read it as a
 * whole.
 */
const readsUntilFirstPut = 2;
const readsUntilNextPut = 32;

/** A cache of file blocks, and the number of a file there. */
export interface CachedBlocks {
  readonly cache: BlockCache;
  readonly file: number;
}

/**
 * A segment file, open for reading. The first read of a block compares it with its checksum, so that damage on disk is an error
 * and never a wrong answer. Later reads copy the block's bytes from the cache, or read only what is wanted; a block that goes into the
 * cache, where other threads trust it, is compared once more.
 */
export class SegmentFileReader {
  readonly bytes: number;
  private readonly name: string;
  private readonly sums: Uint32Array;
  /** By block, 0 until it is verified, then the number of reads from disk until it is offered to the cache. */
  private readonly untilPut: Uint8Array;
  private readonly cached: CachedBlocks | undefined;
  private fd: number | undefined;

  constructor(path: string, bytes: number, sums: Uint32Array, cached?: CachedBlocks) {
    this.name = path;
    this.bytes = bytes;
    this.sums = sums;
    this.untilPut = new Uint8Array(sums.length);
    this.cached = cached;
    this.fd = openSync(path, 'r');
  }

  /** Copies `length` bytes at `offset` of the file into `into`, starting at `at`. */
  read(into: Uint8Array, at: number, length: number, offset: number): void {
    const end = offset + length;
    if (end > this.bytes) throw this.damage(`has no bytes ${offset} to ${end}`);
    const cached = length <= cachedReadMax ? this.cached : undefined;
    const from = cached === undefined ? offset : this.readCached(cached, into, at, offset, end);
    if (from === end) return;
    const first = Math.floor(from / SUM_BLOCK_BYTES);
    const last = Math.floor((end - 1) / SUM_BLOCK_BYTES);
    if (this.areVerified(first, last)) this.fill(into, at + from - offset, end - from, from);
    else this.readVerifying(into, at + from - offset, from, end);
    if (cached !== undefined) for (let block = first; block <= last; block++) this.offer(cached, block);
  }

  /** Reads every block again, including blocks that were read before, and throws at the first damaged one. */
  verifyBlocks(from: number, to: number): void {
    for (let block = from; block < Math.min(to, this.sums.length); block++) {
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

  /** Copies what is in the cache and returns where the first block begins that is not. */
  private readCached(
    { cache, file }: CachedBlocks,
    into: Uint8Array,
    at: number,
    offset: number,
    end: number,
  ): number {
    let from = offset;
    while (from < end) {
      const block = Math.floor(from / SUM_BLOCK_BYTES);
      const start = block * SUM_BLOCK_BYTES;
      const to = Math.min(start + SUM_BLOCK_BYTES, end);
      if (!cache.read(file, block, from - start, to - from, into, at + from - offset)) break;
      from = to;
    }
    return from;
  }

  /** Puts a block that was read from disk into the cache if it is time for that. */
  private offer({ cache, file }: CachedBlocks, block: number): void {
    const { untilPut } = this;
    untilPut[block] = (untilPut[block] as number) - 1;
    if (untilPut[block] !== 0) return;
    untilPut[block] = readsUntilNextPut;
    cache.put(file, block, () => {
      const start = block * SUM_BLOCK_BYTES;
      const length = Math.min(SUM_BLOCK_BYTES, this.bytes - start);
      this.fill(scratch, 0, length, start);
      const bytes = scratch.subarray(0, length);
      this.compare(block, bytes);
      return bytes;
    });
  }

  private areVerified(first: number, last: number): boolean {
    for (let block = first; block <= last; block++) if (!this.isVerified(block)) return false;
    return true;
  }

  private isVerified(block: number): boolean {
    const { untilPut, cached } = this;
    if (untilPut[block] !== 0) return true;
    if (cached?.cache.isVerified(cached.file, block) !== true) return false;
    untilPut[block] = 1;
    return true;
  }

  /**
   * Reads everything in one go. A block that is not verified yet and only partly wanted is read as a whole. Other threads verify blocks
   * at any moment, so a block may turn out to be verified only here: it is skipped only if its bytes have been read.
   */
  private readVerifying(into: Uint8Array, at: number, offset: number, end: number): void {
    const first = Math.floor(offset / SUM_BLOCK_BYTES);
    const last = Math.floor((end - 1) / SUM_BLOCK_BYTES);
    const isFilled = first < last;
    if (isFilled) this.fill(into, at, end - offset, offset);
    for (let block = first; block <= last; block++) {
      const start = block * SUM_BLOCK_BYTES;
      const stop = Math.min(start + SUM_BLOCK_BYTES, this.bytes);
      const from = Math.max(start, offset);
      const to = Math.min(stop, end);
      const place = at + from - offset;
      if (isFilled && this.isVerified(block)) continue;
      if (from === start && to === stop) {
        if (!isFilled) this.fill(into, place, to - from, from);
        this.verify(block, into.subarray(place, place + to - from));
      } else {
        this.fill(scratch, 0, stop - start, start);
        this.verify(block, scratch.subarray(0, stop - start));
        into.set(scratch.subarray(from - start, to - start), place);
      }
    }
  }

  private verify(block: number, bytes: Uint8Array): void {
    this.compare(block, bytes);
    this.untilPut[block] = readsUntilFirstPut;
    this.cached?.cache.noteVerified(this.cached.file, block);
  }

  /** A block that is found damaged is no longer noted as verified, so that the next read is an error too. */
  private compare(block: number, bytes: Uint8Array): void {
    if (crc32(bytes) === this.sums[block]) return;
    this.untilPut[block] = 0;
    this.cached?.cache.forgetVerified(this.cached.file, block);
    throw this.damage(`has a wrong checksum at byte ${block * SUM_BLOCK_BYTES}`);
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
