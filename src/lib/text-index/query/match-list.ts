import type { Scored } from '../matching/sinks.ts';

/** Matches of one part in their order: score descending, then key ascending. */
export interface MatchList {
  readonly length: number;
  score(at: number): number;
  ordinal(at: number): number;
}

/** A few matches, kept as they are. */
export class ListedMatches implements MatchList {
  private readonly matches: readonly Scored[];

  constructor(matches: readonly Scored[]) {
    this.matches = matches;
  }

  get length(): number {
    return this.matches.length;
  }

  score(at: number): number {
    return (this.matches[at] as Scored).score;
  }

  ordinal(at: number): number {
    return (this.matches[at] as Scored).ordinal;
  }
}

export function* matchesFrom(list: MatchList, from: number): Generator<Scored> {
  for (let at = from; at < list.length; at++) yield { ordinal: list.ordinal(at), score: list.score(at) };
}
