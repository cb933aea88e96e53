import type { Deadline } from '../../deadline.ts';
import type { SearchPosition, SortOrder, TextIndexSchema } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { heapMax } from './best-matches.ts';
import { evaluateAll } from './deep-matches.ts';
import { getFilter, placeInKind } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { Sink } from './match/sinks.ts';
import { MergedMatches } from './merge-views.ts';
import {
  BestValues,
  CollectedValues,
  type Comparison,
  ListedValues,
  type OrderedList,
  type Values,
} from './ordered-values.ts';
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

export interface OrderedMatches {
  readonly total: number;
  readonly matchers: readonly Matcher[];
  /** Starts at the requested offset. */
  readonly merged: MergedMatches;
  readonly lists: readonly OrderedList[];
  /** The position of the current match. */
  readonly position: (at: MergedMatches) => SearchPosition;
}

/**
 * Collects matches in any order other than best score first, or after a position. Each match is visited once. Up to 20,000 are
 * selected with a buffer of twice that size; more are collected and sorted, at 20 bytes per match.
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
  // One more than requested shows whether any follow.
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
      if (chosen instanceof BestValues) return chosen.sorted();
      const isTieBefore = source.texts && tieOrder(view, source, sort);
      const isKeyReversed = sort.by === 'key' && sort.isDescending;
      return chosen.sorted(view.order(), isKeyReversed, view.chunks << 16, isTieBefore, deadline);
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

/** Decides which of two documents of a view with equal values comes first. */
function tieOrder(view: IndexView, { texts }: SortSource, { by, isDescending }: SortOrder): Comparison {
  const byKey: Comparison =
    by === 'key' && isDescending ? (a, b) => view.isBefore(b, a) : (a, b) => view.isBefore(a, b);
  if (texts === undefined) return byKey;
  return (a, b) => {
    const compared = compareTexts(textAt(texts, a), textAt(texts, b));
    return compared === 0 ? byKey(a, b) : compared < 0 !== isDescending;
  };
}

/** The same for documents of different views. */
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
    // The difference is NaN when neither has a value.
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

/** Whether a document of the view comes after a position, by its value. */
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

/** The value of a match in the form that a position stores. */
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

/** Passes the matches of a view on, together with the values they are sorted by. */
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
