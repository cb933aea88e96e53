/** Matches of one view: score descending, then key ascending. */
export interface MatchList {
  readonly length: number;
  score(at: number): number;
  ordinal(at: number): number;
}

/** Matches in two columns. An answer has hundreds, and an object for each would cost more than finding it. */
export class ListedMatches implements MatchList {
  readonly length: number;
  private readonly scores: Int32Array;
  private readonly ordinals: Uint32Array;

  constructor(scores: Int32Array, ordinals: Uint32Array, length = scores.length) {
    this.scores = scores;
    this.ordinals = ordinals;
    this.length = length;
  }

  score(at: number): number {
    return this.scores[at] as number;
  }

  ordinal(at: number): number {
    return this.ordinals[at] as number;
  }
}
