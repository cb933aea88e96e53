import { NARROW_END, POSITION_STRIDE_SHIFT, WIDE_END } from './layout.ts';
import type { PositionBuffer, PositionList, UnpackedPositions } from './position-list.ts';

/** Positions of one record in the unpacked format: runs whose last position is marked, and the start of every sixteenth run. */
export class PlainPositions implements PositionList {
  private readonly strides: Uint32Array | undefined;
  private readonly strideShift: number;
  private readonly positions: Uint16Array | Uint32Array;
  private readonly end: number;
  /** Selects the bits of a run's last position that are not marks. */
  private readonly mask: number;
  private lastPosting = 0;
  private lastOffset = 0;

  private constructor(
    positions: Uint16Array | Uint32Array,
    strides: Uint32Array | undefined,
    strideShift = POSITION_STRIDE_SHIFT,
    mask?: number,
  ) {
    this.positions = positions;
    this.strides = strides;
    this.strideShift = strideShift;
    this.end = positions instanceof Uint16Array ? NARROW_END : WIDE_END;
    this.mask = mask ?? this.end - 1;
  }

  /** Positions of `postings` postings from the bytes of the positions file, `width` bytes each. */
  static of(postings: number, width: number, bytes: Uint8Array): PlainPositions {
    const count = (postings + (1 << POSITION_STRIDE_SHIFT) - 1) >> POSITION_STRIDE_SHIFT;
    const strides = new Uint32Array(bytes.buffer, bytes.byteOffset, count);
    const from = bytes.byteOffset + count * 4;
    const length = bytes.length - count * 4;
    return width === 2
      ? new PlainPositions(new Uint16Array(bytes.buffer, from, length >> 1), strides)
      : new PlainPositions(new Uint32Array(bytes.buffer, from, length >> 2), strides);
  }

  /** Runs without an offset table, which are scanned from the start or from the last posting read. */
  static inline(positions: Uint16Array | Uint32Array, mask?: number): PlainPositions {
    return new PlainPositions(positions, undefined, POSITION_STRIDE_SHIFT, mask);
  }

  /** Runs with known starts, in any order. */
  static scattered(positions: Uint32Array, starts: Uint32Array): PlainPositions {
    return new PlainPositions(positions, starts, 0);
  }

  unpack(into: UnpackedPositions): void {
    const { positions, end, mask } = this;
    const { starts } = into;
    const { length } = positions;
    let posting = 0;
    starts[0] = 0;
    // No branch here, because it would be unpredictable.
    for (let at = 0; at < length; at++) {
      starts[posting + 1] = at + 1;
      posting += Number((positions[at] as number) >= end);
    }
    into.positions = positions;
    into.mask = mask;
  }

  read(posting: number, shift: number, out: PositionBuffer): void {
    const { positions, end, mask, strides, strideShift } = this;
    let at = 0;
    let run = 0;
    if (strides !== undefined) {
      run = (posting >> strideShift) << strideShift;
      at = strides[posting >> strideShift] as number;
    }
    if (this.lastPosting <= posting && this.lastPosting > run) {
      run = this.lastPosting;
      at = this.lastOffset;
    }
    for (; run < posting; run++) while ((positions[at++] as number) < end);
    let count = 0;
    for (;;) {
      const position = positions[at++] as number;
      if (count === out.positions.length) out.grow();
      if (position >= end) {
        out.positions[count++] = (position & mask) - shift;
        break;
      }
      out.positions[count++] = position - shift;
    }
    out.count = count;
    this.lastPosting = posting + 1;
    this.lastOffset = at;
  }
}
