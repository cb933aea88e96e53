import { BlockFile, blockBytes } from './block-file.ts';

const cachedBlocks = 256;

/** Reads small pieces of a block file by position, through a cache of the most recently used blocks. */
export class CachedFile {
  private readonly file: BlockFile;
  private readonly blocks = new Map<number, Buffer>();

  constructor(path: string, identity: string) {
    this.file = new BlockFile(path, identity);
  }

  get bytes(): number {
    return this.file.bytes;
  }

  /** Within one block this is a view of the cache, so it must be read at once. */
  read(from: number, length: number): Buffer {
    const first = Math.floor(from / blockBytes);
    const start = from - first * blockBytes;
    if (start + length <= blockBytes) return this.block(first).subarray(start, start + length);
    const head = this.block(first).subarray(start);
    return Buffer.concat([head, this.read((first + 1) * blockBytes, length - head.length)]);
  }

  readUInt32(from: number): number {
    return this.read(from, 4).readUInt32LE(0);
  }

  close(): void {
    this.file.close();
  }

  private block(number: number): Buffer {
    const known = this.blocks.get(number);
    if (known !== undefined) {
      // Maps keep insertion order, so the most recently used block moves to the end.
      this.blocks.delete(number);
      this.blocks.set(number, known);
      return known;
    }
    const block = Buffer.allocUnsafe(blockBytes);
    const length = this.file.readBlock(number, block);
    this.blocks.set(number, block.subarray(0, length));
    if (this.blocks.size > cachedBlocks)
      for (const oldest of this.blocks.keys()) {
        this.blocks.delete(oldest);
        break;
      }
    return block.subarray(0, length);
  }
}
