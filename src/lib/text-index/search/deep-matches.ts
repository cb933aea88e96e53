import type { Deadline } from '../../deadline.ts';
import { collectBest, heapMax } from './best-matches.ts';
import type { IndexView } from './match/index-view.ts';
import { ListedMatches, type MatchList } from './match/match-list.ts';
import type { Matcher } from './match/matcher.ts';
import type { Sink } from './match/sinks.ts';
import type { Snapshot } from './snapshot.ts';
import { collectSorted } from './sorted-matches.ts';

export interface CollectedMatches {
  readonly total: number;
  /** One list per view, in order. */
  readonly lists: readonly MatchList[];
  /** The matchers that found them. */
  readonly matchers: readonly Matcher[];
  /** Number of better matches that are in none of the lists. */
  readonly skipped: number;
}

/**
 * The matches from `offset` on, when they are too many for a heap. A histogram first determines their score range; only matches
 * within it are collected and sorted. A matcher can go through its lists only once, so every pass creates new matchers.
 */
export function collectDeep(
  snapshot: Snapshot,
  makeMatchers: () => Matcher[],
  offset: number,
  limit: number,
  deadline: Deadline,
): CollectedMatches {
  const { views } = snapshot;
  const counted = makeMatchers();
  const total = evaluateAll(views, counted, undefined, deadline);
  if (offset >= total) return { total, lists: views.map(() => nothing), matchers: counted, skipped: 0 };
  const wanted = Math.min(offset + limit, total);
  const matchers = makeMatchers();
  if (wanted <= heapMax)
    return { total, lists: collectBest(snapshot, matchers, wanted, deadline).lists, matchers, skipped: 0 };
  if (offset === 0 && wanted === total)
    return { total, lists: collectSorted(views, matchers, deadline), matchers, skipped: 0 };
  const histogram = new ScoreHistogram();
  evaluateAll(views, makeMatchers(), histogram, deadline);
  const { low, high, skipped } = histogram.range(offset, wanted);
  return { total, lists: collectSorted(views, matchers, deadline, low, high), matchers, skipped };
}

const nothing = new ListedMatches(new Int32Array(0), new Uint32Array(0));

/** Passes all matches to the sink and returns their number. */
export function evaluateAll(
  views: readonly IndexView[],
  matchers: readonly Matcher[],
  sink: Sink | undefined,
  deadline: Deadline,
): number {
  let total = 0;
  for (const [at, matcher] of matchers.entries()) {
    for (let chunk = 0; chunk < (views[at] as IndexView).chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, sink);
    }
  }
  return total;
}

/** Scores below 2^exactBits have one bucket each; above, every power of two is divided into half as many buckets. */
const exactBits = 16;
const exactScores = 1 << exactBits;
const bucketsPerDoubling = exactScores / 2;
/** Scores are below 2^31. */
const buckets = exactScores + (31 - exactBits) * bucketsPerDoubling;

/** Approximate distribution of the matches by score. */
export class ScoreHistogram implements Sink {
  readonly floor = -1;
  base = 0;
  private readonly counts = new Uint32Array(buckets);

  push(_doc: number, score: number): void {
    const bucket = bucketOf(score);
    this.counts[bucket] = (this.counts[bucket] as number) + 1;
  }

  /** The score range, from `low` to below `high`, of the matches from `from` to below `to`, and how many matches have higher scores. */
  range(from: number, to: number): { low: number; high: number; skipped: number } {
    let seen = 0;
    let first = -1;
    let skipped = 0;
    for (let bucket = buckets - 1; bucket >= 0; bucket--) {
      const after = seen + (this.counts[bucket] as number);
      if (first < 0 && after > from) {
        first = bucket;
        skipped = seen;
      }
      if (after >= to) return { low: lowestOf(bucket), high: lowestOf(first + 1), skipped };
      seen = after;
    }
    throw new Error('there are fewer matches than were counted');
  }
}

function bucketOf(score: number): number {
  if (score < exactScores) return score;
  const doubling = 31 - Math.clz32(score);
  const within = (score >>> (doubling - exactBits + 1)) - bucketsPerDoubling;
  return exactScores + (doubling - exactBits) * bucketsPerDoubling + within;
}

/** The lowest score of a bucket. */
function lowestOf(bucket: number): number {
  if (bucket < exactScores) return bucket;
  const doubling = exactBits + Math.floor((bucket - exactScores) / bucketsPerDoubling);
  const within = (bucket - exactScores) % bucketsPerDoubling;
  return (bucketsPerDoubling + within) * 2 ** (doubling - exactBits + 1);
}
