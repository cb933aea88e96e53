import { setBit } from '../../format/bits.ts';
import type { IndexView } from './index-view.ts';
import { ListedMatches } from './match-list.ts';

/** Receives the matches of a chunk. Matches that score below `floor` need not be passed to it. */
export interface Sink {
  readonly floor: number;
  /** Ordinal of the first document of the current chunk. */
  base: number;
  push(doc: number, score: number): void;
}

/** Compares two documents by key. */
export type KeyComparison = Pick<IndexView, 'isBefore'>;

/** Collects the best matches of a view: score descending, then key ascending. */
export class TopSink implements Sink {
  floor: number;
  base = 0;
  private readonly keys: KeyComparison;
  private readonly capacity: number;
  private readonly scores: Int32Array;
  private readonly ordinals: Uint32Array;
  private size = 0;

  /** Nothing that scores below `floor` can still be among the best. */
  constructor(keys: KeyComparison, capacity: number, floor: number) {
    this.keys = keys;
    this.capacity = capacity;
    this.floor = floor;
    this.scores = new Int32Array(capacity);
    this.ordinals = new Uint32Array(capacity);
  }

  push(doc: number, score: number): void {
    if (score < this.floor) return;
    const ordinal = this.base + doc;
    if (this.size < this.capacity) {
      this.siftUp(this.size++, ordinal, score);
      if (this.size === this.capacity) this.floor = this.scores[0] as number;
      return;
    }
    if (!this.isWorse(0, ordinal, score)) return;
    this.siftDown(ordinal, score);
    this.floor = this.scores[0] as number;
  }

  /** Whether the match in a slot ranks after another match. */
  private isWorse(slot: number, ordinal: number, score: number): boolean {
    const own = this.scores[slot] as number;
    return own === score ? this.keys.isBefore(ordinal, this.ordinals[slot] as number) : own < score;
  }

  private siftUp(slot: number, ordinal: number, score: number): void {
    let at = slot;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isWorse(parent, ordinal, score)) break;
      this.scores[at] = this.scores[parent] as number;
      this.ordinals[at] = this.ordinals[parent] as number;
      at = parent;
    }
    this.scores[at] = score;
    this.ordinals[at] = ordinal;
  }

  private siftDown(ordinal: number, score: number): void {
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= this.size) break;
      if (
        child + 1 < this.size &&
        this.isWorse(child + 1, this.ordinals[child] as number, this.scores[child] as number)
      ) {
        child++;
      }
      if (!this.isWorse(child, ordinal, score)) break;
      this.scores[at] = this.scores[child] as number;
      this.ordinals[at] = this.ordinals[child] as number;
      at = child;
    }
    this.scores[at] = score;
    this.ordinals[at] = ordinal;
  }

  /**
   * Refills the root after its removal. The worse child moves up at every level, and the last element, which belongs near the
   * bottom, then rises a little from the freed leaf.
   */
  private refill(ordinal: number, score: number): void {
    let at = 0;
    for (let child = 1; child < this.size; child = at * 2 + 1) {
      if (
        child + 1 < this.size &&
        this.isWorse(child + 1, this.ordinals[child] as number, this.scores[child] as number)
      ) {
        child++;
      }
      this.scores[at] = this.scores[child] as number;
      this.ordinals[at] = this.ordinals[child] as number;
      at = child;
    }
    this.siftUp(at, ordinal, score);
  }

  /** The collected matches, best first. Call it once, at the end, because it sorts the heap in place. */
  sorted(): ListedMatches {
    const { scores, ordinals, size } = this;
    while (this.size > 1) {
      const last = --this.size;
      const score = scores[last] as number;
      const ordinal = ordinals[last] as number;
      const worst = scores[0] as number;
      const worstOrdinal = ordinals[0] as number;
      this.refill(ordinal, score);
      scores[last] = worst;
      ordinals[last] = worstOrdinal;
    }
    return new ListedMatches(scores, ordinals, size);
  }
}

/** Keeps every match whose score is at least `floor` and below `ceiling`. */
export class CollectSink implements Sink {
  readonly floor: number;
  base = 0;
  count = 0;
  scores = new Int32Array(1024);
  ordinals = new Uint32Array(1024);
  private readonly ceiling: number;

  constructor(floor = -1, ceiling = Number.POSITIVE_INFINITY) {
    this.floor = floor;
    this.ceiling = ceiling;
  }

  push(doc: number, score: number): void {
    if (score < this.floor || score >= this.ceiling) return;
    if (this.count === this.scores.length) this.grow();
    this.scores[this.count] = score;
    this.ordinals[this.count++] = this.base + doc;
  }

  private grow(): void {
    const scores = new Int32Array(this.count * 2);
    scores.set(this.scores);
    this.scores = scores;
    const ordinals = new Uint32Array(this.count * 2);
    ordinals.set(this.ordinals);
    this.ordinals = ordinals;
  }
}

/** Marks every match of a chunk in a bitmap. */
export class BitmapSink implements Sink {
  floor = -1;
  base = 0;
  readonly bits: Uint32Array;

  constructor(bits: Uint32Array) {
    this.bits = bits;
  }

  push(doc: number): void {
    setBit(this.bits, doc);
  }
}
