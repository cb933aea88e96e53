import type { Deadline } from '../../deadline.ts';
import type { KeyOrder } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';

/** Matches of one view in the requested order. Their scores are the values sorted by: the larger, the earlier. */
export interface OrderedList extends MatchList {
  matchScore(at: number): number;
}

/** Decides which of two documents of a view with equal values comes first. */
export type Comparison = (ordinal: number, other: number) => boolean;

/** Receives the matches of a view together with their sort values. */
export interface Values {
  add(value: number, ordinal: number, score: number): void;
}

/** Matches with their sort values, in three columns. */
export class ListedValues implements OrderedList {
  readonly length: number;
  private readonly values: ArrayLike<number>;
  private readonly ordinals: ArrayLike<number>;
  private readonly scores: ArrayLike<number>;

  constructor(
    values: ArrayLike<number> = [],
    ordinals: ArrayLike<number> = [],
    scores: ArrayLike<number> = [],
  ) {
    this.length = values.length;
    this.values = values;
    this.ordinals = ordinals;
    this.scores = scores;
  }

  score(at: number): number {
    return this.values[at] as number;
  }

  ordinal(at: number): number {
    return this.ordinals[at] as number;
  }

  matchScore(at: number): number {
    return this.scores[at] as number;
  }
}

/** Keeps the best matches in a buffer of twice their number, which is halved whenever it is full. */
export class BestValues implements Values {
  private readonly capacity: number;
  private readonly isBefore: Comparison;
  private values: Float64Array;
  private ordinals: Uint32Array;
  private scores: Int32Array;
  private size = 0;
  private isCut = false;
  private least = Number.NEGATIVE_INFINITY;
  private leastOrdinal = -1;

  constructor(capacity: number, isBefore: Comparison) {
    this.capacity = Math.max(1, capacity);
    this.isBefore = isBefore;
    this.values = new Float64Array(this.capacity * 2);
    this.ordinals = new Uint32Array(this.capacity * 2);
    this.scores = new Int32Array(this.capacity * 2);
  }

  add(value: number, ordinal: number, score: number): void {
    if (this.isCut) {
      if (value < this.least) return;
      if (value === this.least && !this.isBefore(ordinal, this.leastOrdinal)) return;
    }
    if (this.size === this.values.length) this.cut();
    this.values[this.size] = value;
    this.ordinals[this.size] = ordinal;
    this.scores[this.size++] = score;
  }

  private cut(): void {
    const order = this.order().subarray(0, this.capacity);
    const [values, ordinals, scores] = [this.values.slice(), this.ordinals.slice(), this.scores.slice()];
    order.forEach((from, at) => {
      this.values[at] = values[from] as number;
      this.ordinals[at] = ordinals[from] as number;
      this.scores[at] = scores[from] as number;
    });
    this.size = order.length;
    this.isCut = true;
    this.least = this.values[this.size - 1] as number;
    this.leastOrdinal = this.ordinals[this.size - 1] as number;
  }

  private order(): Uint32Array {
    const { values, ordinals } = this;
    return Uint32Array.from({ length: this.size }, (_, at) => at).sort((a, b) => {
      const [value, other] = [values[a] as number, values[b] as number];
      if (value !== other) return value > other ? -1 : 1;
      return this.isBefore(ordinals[a] as number, ordinals[b] as number) ? -1 : 1;
    });
  }

  sorted(): ListedValues {
    if (this.size > 0) this.cut();
    return new ListedValues(
      this.values.subarray(0, this.size),
      this.ordinals.subarray(0, this.size),
      this.scores.subarray(0, this.size),
    );
  }
}

/** Ranks of keys are below 2^21 (16 chunks of 65,536 documents). */
const rankSpan = 2 ** 21;
const valuesPerCheck = 1 << 16;

/** Keeps every match. */
export class CollectedValues implements Values {
  private values = new Float64Array(1024);
  private ordinals = new Uint32Array(1024);
  private scores = new Int32Array(1024);
  private size = 0;

  add(value: number, ordinal: number, score: number): void {
    if (this.size === this.values.length) this.grow();
    this.values[this.size] = value;
    this.ordinals[this.size] = ordinal;
    this.scores[this.size++] = score;
  }

  private grow(): void {
    const grown = <A extends Float64Array | Uint32Array | Int32Array>(larger: A, known: A): A => {
      larger.set(known as never);
      return larger;
    };
    this.values = grown(new Float64Array(this.size * 2), this.values);
    this.ordinals = grown(new Uint32Array(this.size * 2), this.ordinals);
    this.scores = grown(new Int32Array(this.size * 2), this.scores);
  }

  /**
   * The index of a value among the distinct values and the rank of the key are combined into one number, which sorts without
   * comparisons. `isTieBefore`, if given, decides between equal values before the keys do.
   */
  sorted(
    order: KeyOrder,
    isKeyReversed: boolean,
    ordinalsEnd: number,
    isTieBefore: Comparison | undefined,
    deadline: Deadline,
  ): ListedValues {
    const { size } = this;
    const distinct = distinctOf(this.values.subarray(0, size));
    const codes = new Float64Array(size);
    const scoreOf = new Int32Array(ordinalsEnd);
    for (let i = 0; i < size; i++) {
      if (i % valuesPerCheck === 0) deadline.check();
      const ordinal = this.ordinals[i] as number;
      const rank = order.rank(ordinal);
      const place = distinct.length - 1 - placeOf(distinct, this.values[i] as number);
      codes[i] = place * rankSpan + (isKeyReversed ? rankSpan - 1 - rank : rank);
      scoreOf[ordinal] = this.scores[i] as number;
    }
    codes.sort();
    const values = new Float64Array(size);
    const ordinals = new Uint32Array(size);
    for (let i = 0; i < size; i++) {
      const code = codes[i] as number;
      const rank = code % rankSpan;
      values[i] = distinct[distinct.length - 1 - Math.floor(code / rankSpan)] as number;
      ordinals[i] = order.ordinalAt(isKeyReversed ? rankSpan - 1 - rank : rank);
    }
    if (isTieBefore !== undefined) sortRuns(values, ordinals, isTieBefore, deadline);
    return new ListedValues(
      values,
      ordinals,
      Int32Array.from(ordinals, (ordinal) => scoreOf[ordinal] as number),
    );
  }
}

/** The distinct values, ascending. */
function distinctOf(values: Float64Array): Float64Array {
  const sorted = values.slice().sort();
  let used = 0;
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[used++] = sorted[i] as number;
  return sorted.subarray(0, used);
}

function placeOf(distinct: Float64Array, value: number): number {
  let low = 0;
  let high = distinct.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((distinct[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Texts with the same first bytes are so far sorted by key. Each run of them is sorted by the whole texts. */
function sortRuns(
  values: Float64Array,
  ordinals: Uint32Array,
  isBefore: Comparison,
  deadline: Deadline,
): void {
  for (let from = 0; from < values.length; ) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to++;
    if (to - from > 1) {
      deadline.check();
      ordinals.subarray(from, to).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    }
    from = to;
  }
}
