import type { SearchPosition, SortOrder, TextIndexSchema } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { heapMax } from './best-matches.ts';
import { evaluateAll } from './deep-matches.ts';
import type { Deadline } from './match/deadline.ts';
import { getFilter, placeInKind } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import type { Matcher } from './match/matcher.ts';
import type { Sink } from './match/sinks.ts';
import { MergedMatches } from './merge-views.ts';
import { skipMatches } from './skip-matches.ts';
import type { Snapshot } from './snapshot.ts';
import {
  compareTexts,
  numberSource,
  type SortSource,
  scoreSource,
  textAt,
  textSource,
} from './sort-source.ts';

export interface OrderedRequest {
  readonly sort: SortOrder;
  readonly after: SearchPosition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Matches of one view in the order of the request. As scores they have what is sorted by: the larger, the earlier. */
export interface OrderedList extends MatchList {
  matchScore(at: number): number;
}

export interface OrderedMatches {
  readonly total: number;
  readonly matchers: readonly Matcher[];
  /** From the requested offset on. */
  readonly merged: MergedMatches;
  readonly lists: readonly OrderedList[];
  /** Of the match that it is at. */
  readonly position: (at: MergedMatches) => SearchPosition;
}

/**
 * The matches in any order but best score first, or behind a position. Each is looked at once: up to 20,000 are chosen from a buffer of
 * twice as many, more are collected and sorted, 20 bytes a match.
 */
export function collectOrdered(
  snapshot: Snapshot,
  makeMatchers: () => Matcher[],
  weights: readonly number[],
  { sort, after, offset, limit }: OrderedRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): OrderedMatches {
  const { views } = snapshot;
  const sources = views.map((view) => sourceOf(view, sort, schema));
  // One more shows whether any follow.
  const wanted = limit === 0 ? 0 : offset + limit + 1;
  const isDeep = wanted > heapMax;
  const countAll = (): number => evaluateAll(views, makeMatchers(), undefined, deadline);
  const matchers = makeMatchers();
  let total = 0;
  let lists: OrderedList[] = views.map(() => new ListedValues());
  // A page past the end costs no more than counting.
  if (wanted === 0 || (isDeep && offset >= countAll())) total = countAll();
  else
    lists = views.map((view, at) => {
      const source = sources[at] as SortSource;
      const passes = after && passesAfter(view, source, sort, after);
      const chosen = isDeep
        ? new CollectedValues()
        : new BestValues(Math.min(wanted, view.documents), tieOrder(view, source, sort));
      const sink = new ValueSink(source, passes, chosen);
      for (let chunk = 0; chunk < view.chunks; chunk++) {
        deadline.check();
        sink.enter(chunk);
        total += (matchers[at] as Matcher).evaluate(chunk, sink);
      }
      return chosen instanceof BestValues ? chosen.sorted() : chosen.sorted(view, source, sort, deadline);
    });
  const isBefore = acrossViews(views, lists, sources, sort);
  const places = skipMatches(lists, offset, isBefore, deadline);
  return {
    total,
    matchers,
    lists,
    merged: new MergedMatches(views, lists, places, isBefore),
    position: ({ view, place, ordinal }) => ({
      value: shownValue(
        sources[view] as SortSource,
        (lists[view] as OrderedList).score(place),
        ordinal,
        sort,
      ),
      key: textKey((views[view] as IndexView).key(ordinal)),
      weights: sort.by === 'score' ? weights : [],
    }),
  };
}

function sourceOf(view: IndexView, { by, isDescending }: SortOrder, schema: TextIndexSchema): SortSource {
  const sign = isDescending ? 1 : -1;
  if (by === 'score') return scoreSource(sign);
  if (by === 'key') return { enter: () => () => 0, texts: undefined };
  const { field, index } = getFilter(by.filter, schema);
  const at = placeInKind(index, schema);
  if (field.kind === 'number') return numberSource(view, at, sign);
  if (field.kind === 'text') return textSource(view, at, sign);
  throw new InvalidQuery(`filter ${field.name} is a ${field.kind} and cannot be sorted by`);
}

/** Which of two documents of a view, with the same value, comes first. */
function tieOrder(view: IndexView, { texts }: SortSource, { by, isDescending }: SortOrder): Comparison {
  const byKey: Comparison =
    by === 'key' && isDescending ? (a, b) => view.isBefore(b, a) : (a, b) => view.isBefore(a, b);
  if (texts === undefined) return byKey;
  return (a, b) => {
    const compared = compareTexts(textAt(texts, a), textAt(texts, b));
    return compared === 0 ? byKey(a, b) : compared < 0 !== isDescending;
  };
}

type Comparison = (ordinal: number, other: number) => boolean;

/** The same for documents of any two views. */
function acrossViews(
  views: readonly IndexView[],
  lists: readonly OrderedList[],
  sources: readonly SortSource[],
  { by, isDescending }: SortOrder,
): (at: number, place: number, other: number, otherPlace: number) => boolean {
  const keyAt = (at: number, ordinal: number): string => (views[at] as IndexView).key(ordinal);
  return (at, place, other, otherPlace) => {
    const [list, otherList] = [lists[at] as OrderedList, lists[other] as OrderedList];
    const difference = list.score(place) - otherList.score(otherPlace);
    // Two without a value differ by NaN.
    if (difference !== 0 && !Number.isNaN(difference)) return difference > 0;
    const [ordinal, otherOrdinal] = [list.ordinal(place), otherList.ordinal(otherPlace)];
    const [texts, otherTexts] = [sources[at]?.texts, sources[other]?.texts];
    if (texts !== undefined && otherTexts !== undefined) {
      const compared = compareTexts(textAt(texts, ordinal), textAt(otherTexts, otherOrdinal));
      if (compared !== 0) return compared < 0 !== isDescending;
    }
    const isAscending = !(by === 'key' && isDescending);
    return keyAt(at, ordinal) < keyAt(other, otherOrdinal) === isAscending;
  };
}

/** Whether a document of the view, by its value, comes behind a position. */
function passesAfter(
  view: IndexView,
  { texts, numberOf }: SortSource,
  { by, isDescending }: SortOrder,
  { value, key }: SearchPosition,
): (value: number, ordinal: number) => boolean {
  const isText = by !== 'score' && by !== 'key' && texts !== undefined;
  if (by !== 'key' && value !== null && (typeof value === 'string') !== isText)
    throw new InvalidQuery('the position is not one of this order');
  const isAfterKey = view.isAfterKey(binaryKey(key));
  if (by === 'key') {
    const own = view.find(binaryKey(key));
    return (_, ordinal) => (isDescending ? !isAfterKey(ordinal) && ordinal !== own : isAfterKey(ordinal));
  }
  const last = value === null ? Number.NEGATIVE_INFINITY : (numberOf?.(value) ?? 0);
  const lastText = typeof value === 'string' ? Buffer.from(value) : undefined;
  return (found, ordinal) => {
    if (found !== last) return found < last;
    if (texts !== undefined && lastText !== undefined) {
      const compared = compareTexts(textAt(texts, ordinal), lastText);
      if (compared !== 0) return compared > 0 !== isDescending;
    }
    return isAfterKey(ordinal);
  };
}

/** The value of a match as a position names it. */
function shownValue(
  { texts }: SortSource,
  value: number,
  ordinal: number,
  { by, isDescending }: SortOrder,
): number | string | null {
  if (by === 'key' || value === Number.NEGATIVE_INFINITY) return null;
  if (texts !== undefined) return textAt(texts, ordinal).toString();
  return isDescending ? value : -value;
}

/** Takes what is chosen or collected of a view. */
interface Values {
  add(value: number, ordinal: number, score: number): void;
}

/** Gives the matches of a view to the values with what they are sorted by. */
class ValueSink implements Sink {
  readonly floor = -1;
  base = 0;
  private readonly source: SortSource;
  private readonly passes: ((value: number, ordinal: number) => boolean) | undefined;
  private readonly values: Values;
  private valueIn: (doc: number, score: number) => number = () => 0;

  constructor(
    source: SortSource,
    passes: ((value: number, ordinal: number) => boolean) | undefined,
    values: Values,
  ) {
    this.source = source;
    this.passes = passes;
    this.values = values;
  }

  enter(chunk: number): void {
    this.valueIn = this.source.enter(chunk);
  }

  push(doc: number, score: number): void {
    const value = this.valueIn(doc, score);
    const ordinal = this.base + doc;
    if (this.passes === undefined || this.passes(value, ordinal)) this.values.add(value, ordinal, score);
  }
}

/** Matches in three columns. */
class ListedValues implements OrderedList {
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

/** Keeps the best: a buffer of twice as many that is cut to half whenever it is full. */
class BestValues implements Values {
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
class CollectedValues implements Values {
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

  /** The place of a value among the distinct ones and the rank of the key make one number, which sorts without comparisons. */
  sorted(view: IndexView, source: SortSource, sort: SortOrder, deadline: Deadline): ListedValues {
    const { size } = this;
    const order = view.order();
    const distinct = distinctOf(this.values.subarray(0, size));
    const isKeyReversed = sort.by === 'key' && sort.isDescending;
    const codes = new Float64Array(size);
    const scoreOf = new Int32Array(view.chunks << 16);
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
    if (source.texts !== undefined) sortRuns(values, ordinals, tieOrder(view, source, sort), deadline);
    return new ListedValues(
      values,
      ordinals,
      Int32Array.from(ordinals, (ordinal) => scoreOf[ordinal] as number),
    );
  }
}

/** Ascending. */
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

/** Texts with the same beginning are in the order of their keys: each stretch of them is sorted by the whole texts. */
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
