import { NARROW_END, POSITION_STRIDE_SHIFT, WIDE_END } from './layout.ts';
import type { PostingsView } from './postings-view.ts';

/** The positions of a term in one document, shifted to the start of the phrase. */
export class PlaceBuffer {
  places = new Int32Array(1 << 12);
  count = 0;

  append({ places, count }: PlaceBuffer): void {
    while (this.count + count > this.places.length) this.grow();
    this.places.set(places.subarray(0, count), this.count);
    this.count += count;
  }

  grow(): void {
    const larger = new Int32Array(this.places.length * 2);
    larger.set(this.places);
    this.places = larger;
  }
}

/** Positions of one record: runs that end with a marked one, and the starts of runs at regular distances. */
export class PositionList {
  private readonly strides: Uint32Array | undefined;
  private readonly strideShift: number;
  private readonly places: Uint16Array | Uint32Array;
  private readonly end: number;
  private lastPosting = 0;
  private lastOffset = 0;

  private constructor(
    places: Uint16Array | Uint32Array,
    strides: Uint32Array | undefined,
    strideShift = POSITION_STRIDE_SHIFT,
  ) {
    this.places = places;
    this.strides = strides;
    this.strideShift = strideShift;
    this.end = places instanceof Uint16Array ? NARROW_END : WIDE_END;
  }

  /** From the bytes of the positions file. */
  static of(view: PostingsView, bytes: Uint8Array): PositionList {
    const count = (view.count + (1 << POSITION_STRIDE_SHIFT) - 1) >> POSITION_STRIDE_SHIFT;
    const strides = new Uint32Array(bytes.buffer, bytes.byteOffset, count);
    const from = bytes.byteOffset + count * 4;
    const length = bytes.length - count * 4;
    return view.positionsWidth === 2
      ? new PositionList(new Uint16Array(bytes.buffer, from, length >> 1), strides)
      : new PositionList(new Uint32Array(bytes.buffer, from, length >> 2), strides);
  }

  /** Runs without an offset table, read from the start or from the last posting read. */
  static inline(places: Uint16Array | Uint32Array): PositionList {
    return new PositionList(places, undefined);
  }

  /** Runs whose starts are all known, in any order. */
  static scattered(places: Uint32Array, starts: Uint32Array): PositionList {
    return new PositionList(places, starts, 0);
  }

  /** Notes where the run of each posting begins, up to the end of the last. Only for runs in the order of their postings. */
  fillStarts(starts: Uint32Array, count: number): void {
    const { places, end } = this;
    const { length } = places;
    let posting = 0;
    starts[0] = 0;
    // Without a branch, which would be unpredictable.
    for (let at = 0; posting < count && at < length; at++) {
      starts[posting + 1] = at + 1;
      posting += Number((places[at] as number) >= end);
    }
  }

  /** Whether a posting of this list and one of another have places less than `widest` apart; `from` and `to` are those of their runs. */
  isNear(
    from: number,
    to: number,
    other: PositionList,
    otherFrom: number,
    otherTo: number,
    widest: number,
  ): boolean {
    const { places } = this;
    const others = other.places;
    const last = this.end - 1;
    const otherLast = other.end - 1;
    let i = from;
    let j = otherFrom;
    while (i < to && j < otherTo) {
      const difference = ((places[i] as number) & last) - ((others[j] as number) & otherLast);
      if (difference < widest && -difference < widest) return true;
      // Without a branch, which would be unpredictable.
      i += Number(difference < 0);
      j += Number(difference >= 0);
    }
    return false;
  }

  read(posting: number, shift: number, out: PlaceBuffer): void {
    const { places, end, strides, strideShift } = this;
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
    for (; run < posting; run++) while ((places[at++] as number) < end);
    let count = 0;
    for (;;) {
      const place = places[at++] as number;
      if (count === out.places.length) out.grow();
      if (place >= end) {
        out.places[count++] = place - end - shift;
        break;
      }
      out.places[count++] = place - shift;
    }
    out.count = count;
    this.lastPosting = posting + 1;
    this.lastOffset = at;
  }
}
