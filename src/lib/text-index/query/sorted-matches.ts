import type { Deadline } from '../matching/deadline.ts';
import type { MatchList } from '../matching/match-list.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { KeyOrder, Part } from '../matching/part.ts';
import { CollectSink } from '../matching/sinks.ts';

/** Ranks are below 2^21 (16 chunks of 65,536 documents), scores below 2^31: both fit one double. */
const rankSpan = 2 ** 21;
const scoreSpan = 2 ** 31;
const codesPerCheck = 1 << 16;

/** All matches of every part, sorted part by part; 8 bytes a match. */
export function collectSorted(
  parts: readonly Part[],
  matchers: readonly Matcher[],
  deadline: Deadline,
): { total: number; lists: MatchList[] } {
  let total = 0;
  const lists = matchers.map((matcher, at) => {
    const part = parts[at] as Part;
    const sink = new CollectSink();
    for (let chunk = 0; chunk < part.chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, sink);
    }
    return new SortedMatches(part, sink, deadline);
  });
  return { total, lists };
}

/** Everything a sink has collected, in the order of results. */
export class SortedMatches implements MatchList {
  private readonly codes: Float64Array;
  private readonly order: KeyOrder;

  constructor(part: Part, { count, scores, ordinals }: CollectSink, deadline: Deadline) {
    this.order = part.order();
    this.codes = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      if (i % codesPerCheck === 0) deadline.check();
      this.codes[i] = (scoreSpan - (scores[i] as number)) * rankSpan + this.order.rank(ordinals[i] as number);
    }
    this.codes.sort();
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
