import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';

/** A match and the view it was found in. */
export interface Placed {
  readonly view: number;
  readonly ordinal: number;
  readonly score: number;
}

/** Whether the match at an index of one list comes before that of another. */
export type PlaceComparison = (at: number, place: number, other: number, otherPlace: number) => boolean;

/**
 * Iterates the sorted matches of several views as one list: score descending, then key ascending unless specified otherwise.
 * Keys are only read when scores of two views tie, since the order within a view is known. The cursor is itself the current
 * match, because every row of every answer passes through it.
 */
export class MergedMatches implements Placed {
  view = -1;
  ordinal = -1;
  score = 0;
  /** The index of the match in the list of its view. */
  place = -1;
  private readonly views: readonly IndexView[];
  private readonly lists: readonly MatchList[];
  private readonly places: number[];
  private readonly keys: (string | undefined)[];
  private readonly isTieBefore: PlaceComparison | undefined;

  /** `places` is where to begin in the list of each view; `isTieBefore` decides which of two matches with equal scores comes first. */
  constructor(
    views: readonly IndexView[],
    lists: readonly MatchList[],
    places: readonly number[] = lists.map(() => 0),
    isTieBefore?: PlaceComparison,
  ) {
    this.isTieBefore = isTieBefore;
    this.views = views;
    this.lists = lists;
    this.places = [...places];
    this.keys = lists.map(() => undefined);
  }

  /** Moves to the next match; false at the end. */
  advance(): boolean {
    const { lists, places } = this;
    let best = -1;
    let bestScore = 0;
    for (let at = 0; at < lists.length; at++) {
      const list = lists[at] as MatchList;
      const place = places[at] as number;
      if (place >= list.length) continue;
      const score = list.score(place);
      if (best < 0 || score > bestScore || (score === bestScore && this.isKeyBefore(at, best))) {
        best = at;
        bestScore = score;
      }
    }
    if (best < 0) return false;
    this.view = best;
    this.score = bestScore;
    this.place = places[best] as number;
    this.ordinal = (lists[best] as MatchList).ordinal(this.place);
    places[best] = this.place + 1;
    this.keys[best] = undefined;
    return true;
  }

  private isKeyBefore(at: number, other: number): boolean {
    if (this.isTieBefore !== undefined)
      return this.isTieBefore(at, this.places[at] as number, other, this.places[other] as number);
    return this.nextKey(at) < this.nextKey(other);
  }

  private nextKey(at: number): string {
    let key = this.keys[at];
    if (key === undefined) {
      key = (this.views[at] as IndexView).key(
        (this.lists[at] as MatchList).ordinal(this.places[at] as number),
      );
      this.keys[at] = key;
    }
    return key;
  }
}
