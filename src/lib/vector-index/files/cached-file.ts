import { BlockFile, blockBytes } from './block-file.ts';

const usualBlocks = 256;

/**
 * Reads small pieces of a block file by position. The first blocks stay in memory; of the others only the piece is read once they have
 * been verified. Replacing blocks in memory instead made a search in a million rows read and verify a block for nearly every key.
 */
export class CachedFile {
  private readonly file: BlockFile;
  private readonly blocksMax: number;
  private readonly blocks = new Map<number, Buffer>();
  private readonly verified: Uint8Array;
  private readonly spare = Buffer.alloc(blockBytes);

  constructor(path: string, identity: string, blocksMax = usualBlocks) {
    this.blocksMax = blocksMax;
    this.file = new BlockFile(path, identity);
    this.verified = new Uint8Array(this.file.blocks);
  }

  get bytes(): number {
    return this.file.bytes;
  }

  /** This may be a view of memory that is used again, so it must be read at once. */
  read(from: number, length: number): Buffer {
    const number = Math.floor(from / blockBytes);
    const start = from - number * blockBytes;
    if (start + length > blockBytes) {
      const head = Buffer.from(this.read(from, blockBytes - start));
      return Buffer.concat([head, this.read((number + 1) * blockBytes, length - head.length)]);
    }
    const block = this.block(number);
    if (block !== undefined) return block.subarray(start, start + length);
    const piece = this.spare.subarray(0, length);
    this.file.readPiece(from, piece);
    return piece;
  }

  readUInt32(from: number): number {
    const number = Math.floor(from / blockBytes);
    const start = from - number * blockBytes;
    const block = this.block(number);
    // Without a view of the four bytes, whose creation takes ten times as long as reading them.
    return block !== undefined && start + 4 <= blockBytes
      ? block.readUInt32LE(start)
      : this.read(from, 4).readUInt32LE(0);
  }

  close(): void {
    this.file.close();
  }

  /** A block in memory; undefined if it is not there but has been verified. */
  private block(number: number): Buffer | undefined {
    const known = this.blocks.get(number);
    if (known !== undefined || this.verified[number] === 1) return known;
    const isKept = this.blocks.size < this.blocksMax;
    const target = isKept ? Buffer.allocUnsafeSlow(blockBytes) : this.spare;
    const block = target.subarray(0, this.file.readBlock(number, target));
    this.verified[number] = 1;
    if (isKept) this.blocks.set(number, block);
    return block;
  }
}
