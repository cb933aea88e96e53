import { CHUNK_DOCUMENTS } from './layout.ts';

/** The positions of a term in one document, shifted to the start of the phrase. */
export class PositionBuffer {
  positions = new Int32Array(1 << 12);
  count = 0;

  append({ positions, count }: PositionBuffer): void {
    while (this.count + count > this.positions.length) this.grow();
    this.positions.set(positions.subarray(0, count), this.count);
    this.count += count;
  }

  grow(): void {
    const larger = new Int32Array(this.positions.length * 2);
    larger.set(this.positions);
    this.positions = larger;
  }
}

/** The positions of one term in one chunk, posting by posting. */
export interface PositionList {
  read(posting: number, shift: number, out: PositionBuffer): void;
  /** Unpacks all positions. Only for lists that store positions in the order of their postings. */
  unpack(into: UnpackedPositions): void;
}

/** All positions of a list, and where those of each posting begin. A last entry marks the end. */
export class UnpackedPositions {
  /** Has one spare entry, because unpacking may touch it. */
  readonly starts = new Uint32Array(CHUNK_DOCUMENTS + 2);
  /** The unpacked positions, or the list's own array where it needs no unpacking. */
  positions: Uint16Array | Uint32Array = new Uint32Array(0);
  /** Selects the bits of a position; the other bits mark the last position of a posting. */
  mask = -1;
  buffer = new Uint32Array(1 << 16);

  reserve(positions: number): void {
    if (positions <= this.buffer.length) return;
    const larger = new Uint32Array(positions * 2);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}
