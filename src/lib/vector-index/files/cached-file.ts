import { BlockFile, blockBytes } from './block-file.ts';

const cachedBlocks = 256;

/** Small pieces of a block file by their position, through a cache of the blocks used last. */
export class CachedFile {
  private readonly file: BlockFile;
  private readonly blocks = new Map<number, Buffer>();

  constructor(path: string, identity: string) {
    this.file = new BlockFile(path, identity);
  }

  get bytes(): number {
    return this.file.bytes;
  }

  /** Inside one block it is a view of the cache, to be read at once. */
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
      // Maps keep their order: the block used last goes to the end.
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
