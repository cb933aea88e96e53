import type { Deadline } from '../../deadline.ts';
import { setBit } from '../format/bits.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import type { IndexView, KeyOrder } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import type { Matcher } from './match/matcher.ts';
import { CollectSink } from './match/sinks.ts';

/** Ranks are below 2^21 (16 chunks of 65,536 documents), scores below 2^31: both fit one double. */
const rankSpan = 2 ** 21;
const scoreSpan = 2 ** 31;
const codesPerCheck = 1 << 16;

/** All matches of every view with a score from `low` to below `high`, sorted within each view; 8 bytes per match. */
export function collectSorted(
  views: readonly IndexView[],
  matchers: readonly Matcher[],
  deadline: Deadline,
  low = -1,
  high = scoreSpan,
): MatchList[] {
  return matchers.map((matcher, at) => {
    const view = views[at] as IndexView;
    const sink = new CollectSink(low, high);
    for (let chunk = 0; chunk < view.chunks; chunk++) {
      deadline.check();
      matcher.evaluate(chunk, sink);
    }
    return new SortedMatches(view, sink, deadline);
  });
}

/** All matches collected by a sink, in result order. */
export class SortedMatches implements MatchList {
  private readonly codes: Float64Array;
  private readonly order: KeyOrder;

  constructor(view: IndexView, { count, scores, ordinals }: CollectSink, deadline: Deadline) {
    this.order = view.order();
    this.codes = new Float64Array(count);
    let isOneScore = true;
    for (let i = 0; i < count; i++) {
      if (i % codesPerCheck === 0) deadline.check();
      this.codes[i] = (scoreSpan - (scores[i] as number)) * rankSpan + this.order.rank(ordinals[i] as number);
      if (scores[i] !== scores[0]) isOneScore = false;
    }
    if (isOneScore) this.sortByRank(view.chunks);
    else this.codes.sort();
  }

  /** Many documents have equal scores, especially where there is no text. They are then sorted with one bit per rank. */
  private sortByRank(chunks: number): void {
    const { codes } = this;
    if (codes.length === 0) return;
    const base = Math.floor((codes[0] as number) / rankSpan) * rankSpan;
    const bits = new Uint32Array(chunks * BITMAP_WORDS);
    for (const code of codes) setBit(bits, code - base);
    let used = 0;
    for (let w = 0; w < bits.length; w++)
      for (let word = bits[w] as number; word !== 0; word &= word - 1)
        codes[used++] = base + (w << 5) + 31 - Math.clz32(word & -word);
  }

  get length(): number {
    return this.codes.length;
  }

  score(at: number): number {
    return scoreSpan - Math.floor((this.codes[at] as number) / rankSpan);
  }

  ordinal(at: number): number {
    return this.order.ordinalAt((this.codes[at] as number) % rankSpan);
  }
}
