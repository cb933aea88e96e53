import type { Deadline } from '../../deadline.ts';
import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import type { PlaceComparison } from './merge-views.ts';

const scoreEnd = 2 ** 31;

/**
 * Where the list of each view continues after the first `offset` matches of all lists. Scores decide most of it without
 * visiting a document. Among equal scores, which are common, whole runs are skipped by comparing the keys at their ends.
 */
export function placesAfter(
  views: readonly IndexView[],
  lists: readonly MatchList[],
  offset: number,
  deadline: Deadline,
): number[] {
  if (offset === 0) return lists.map(() => 0);
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  if (offset >= total) return lists.map((list) => list.length);
  const tied = scoreAt(lists, offset);
  const places = lists.map((list) => countReaching(list, tied + 1));
  const ends = lists.map((list) => countReaching(list, tied));
  const keyAt = (at: number, place: number): string =>
    (views[at] as IndexView).key((lists[at] as MatchList).ordinal(place));
  const isBefore: PlaceComparison = (at, place, other, otherPlace) =>
    keyAt(at, place) < keyAt(other, otherPlace);
  passMatches(places, ends, offset - places.reduce((sum, place) => sum + place, 0), isBefore, deadline);
  return places;
}

/** The same for lists in any order. */
export function skipMatches(
  lists: readonly MatchList[],
  offset: number,
  isBefore: PlaceComparison,
  deadline: Deadline,
): number[] {
  const ends = lists.map((list) => list.length);
  if (offset >= ends.reduce((sum, end) => sum + end, 0)) return ends;
  const places = lists.map(() => 0);
  passMatches(places, ends, offset, isBefore, deadline);
  return places;
}

function passMatches(
  places: number[],
  ends: readonly number[],
  matches: number,
  isBefore: PlaceComparison,
  deadline: Deadline,
): void {
  for (let left = matches; left > 0; ) {
    deadline.check();
    left -= passStretch(places, ends, left, isBefore);
  }
}

/** The score of the match after the first `offset`. */
function scoreAt(lists: readonly MatchList[], offset: number): number {
  let low = 0;
  let high = scoreEnd;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const reaching = lists.reduce((sum, list) => sum + countReaching(list, middle), 0);
    if (reaching > offset) low = middle;
    else high = middle;
  }
  return low;
}

/** How many matches of a list have at least this score. */
function countReaching(list: MatchList, score: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list.score(middle) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Skips some of the next `left` matches and returns how many. It considers a run of the same length in every list. The run
 * whose last match comes first is entirely among the next `left`, since every other list has fewer matches than one run before
 * it.
 */
function passStretch(
  places: number[],
  ends: readonly number[],
  left: number,
  isBefore: PlaceComparison,
): number {
  const active = [...places.keys()].filter((at) => (places[at] as number) < (ends[at] as number));
  const stretch = Math.max(1, Math.floor(left / active.length));
  let first: { at: number; to: number } | undefined;
  for (const at of active) {
    const to = Math.min(ends[at] as number, (places[at] as number) + stretch);
    if (first === undefined || isBefore(at, to - 1, first.at, first.to - 1)) first = { at, to };
  }
  if (first === undefined) throw new Error('there are fewer matches than were counted');
  const passed = first.to - (places[first.at] as number);
  places[first.at] = first.to;
  return passed;
}
