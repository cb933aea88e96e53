/** How a segment is searched, and how good the results are, measured when its coder was learned. */
export interface SearchPlan {
  readonly probes: number;
  /**
   * `first`: how many of the best codes by differing bits are ranked by the values of the query. `second`: how many of those have their
   * rows read.
   */
  readonly first: number;
  readonly second: number;
  readonly recallAt25: number;
}

/** What the store records about a segment. */
export interface SegmentFacts {
  readonly id: number;
  /** The number of the model whose vectors it holds. */
  readonly model: number;
  readonly rows: number;
  readonly dims: number;
  readonly kind: 'exact' | 'codes';
  /** The segment whose `coder` file made its codes. */
  readonly coder: number;
  /** 1 if all codes are in one list. */
  readonly lists: number;
  readonly plan: SearchPlan;
  /** No row of it was written before this sequence number of the tail. */
  readonly firstSeq: number;
}
