import type { Deadline } from '../../deadline.ts';
import type { IndexView } from './match/index-view.ts';
import { ListedMatches, type MatchList } from './match/match-list.ts';
import type { Matcher, SufficientList } from './match/matcher.ts';
import { type KeyComparison, TopSink } from './match/sinks.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Up to this many wanted matches are collected in a heap. From a few thousand, sorting all matches would be faster, but it takes
 * 20 bytes each.
 */
export const heapMax = 20_000;

/** The total, and for every view the matches that may be among the best `wanted` overall. */
export function collectBest(
  snapshot: Snapshot,
  matchers: readonly Matcher[],
  wanted: number,
  deadline: Deadline,
): { total: number; lists: MatchList[] } {
  let total = 0;
  const evaluate = (at: number, sink: TopSink | undefined): void => {
    const matcher = matchers[at] as Matcher;
    for (let chunk = 0; chunk < (snapshot.views[at] as IndexView).chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, sink);
    }
  };
  if (wanted === 0) {
    for (const at of matchers.keys()) evaluate(at, undefined);
    return { total, lists: matchers.map(() => noMatches) };
  }
  const floor = scoreFloor(matchers, wanted);
  const lists = bestOfViews(snapshot.views, wanted, floor, (view) => view, evaluate);
  return { total, lists };
}

const noMatches = new ListedMatches(new Int32Array(0), new Uint32Array(0));

/** Fills the sink of one view after another; the matches of a view raise the score floor for the next. */
export function bestOfViews(
  views: readonly IndexView[],
  wanted: number,
  floor: number,
  comparisonOf: (view: IndexView) => KeyComparison,
  fill: (at: number, sink: TopSink) => void,
): ListedMatches[] {
  let best: readonly number[] = [];
  return views.map((view, at) => {
    const least = best.length === wanted ? (best.at(-1) as number) : floor;
    const sink = new TopSink(comparisonOf(view), wanted, least);
    fill(at, sink);
    const found = sink.sorted();
    if (at + 1 < views.length) best = mergeScores(best, found, wanted);
    return found;
  });
}

/** The best scores of both lists, descending. */
function mergeScores(known: readonly number[], found: MatchList, wanted: number): readonly number[] {
  if (found.length === 0) return known;
  const merged: number[] = [];
  let i = 0;
  let j = 0;
  while (merged.length < wanted && (i < known.length || j < found.length)) {
    const isKnown = j === found.length || (i < known.length && (known[i] as number) >= found.score(j));
    merged.push(isKnown ? (known[i++] as number) : found.score(j++));
  }
  return merged;
}

/**
 * A score that at least `wanted` matches reach, computed before any of them is visited: every block of a list has a document
 * with the block's largest impact, so the best blocks stand for as many documents. 0 when nothing is known.
 */
function scoreFloor(matchers: readonly Matcher[], wanted: number): number {
  const lists = matchers.map((matcher) => matcher.sufficientLists());
  const words = Math.max(0, ...lists.map((list) => list.length));
  let floor = 0;
  for (let word = 0; word < words; word++) {
    const same = lists.flatMap((list) => list[word] ?? []);
    const least = leastImpact(
      same.flatMap((list) => list.views),
      wanted,
    );
    floor = Math.max(floor, least * (same[0]?.weight ?? 0));
  }
  return floor;
}

/** With more documents than this per wanted one, the block maxima are enough; with fewer, every impact is read. */
const manyPerWanted = 256;

/** The largest impact that at least this many live documents are known to reach. */
function leastImpact(views: SufficientList['views'], wanted: number): number {
  const histogram = new Int32Array(256);
  const documents = views.reduce((sum, { view }) => sum + view.count, 0);
  const isMany = documents > wanted * manyPerWanted;
  for (const { view, dead } of views) {
    const impacts = view.isBitmap || (isMany && view.maxima.length > 0) ? view.maxima : view.impacts;
    for (let i = 0; i < impacts.length; i++) {
      const impact = impacts[i] as number;
      histogram[impact] = (histogram[impact] as number) + 1;
    }
    // Each dead document may be the best of its block.
    view.cursor = 0;
    for (let i = 0; i < dead.length; i++) {
      const posting = view.postingOf(dead[i] as number);
      if (posting < 0) continue;
      const impact = view.impactOf(dead[i] as number, posting);
      histogram[impact] = (histogram[impact] as number) - 1;
    }
  }
  let reaching = 0;
  for (let impact = 255; impact > 0; impact--) {
    reaching += histogram[impact] as number;
    if (reaching >= wanted) return impact;
  }
  return 0;
}
