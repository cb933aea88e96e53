/** How a segment is searched, and how well, measured when its coder was learned. */
export interface SearchPlan {
  readonly probes: number;
  /** Best codes by the bits that differ, best of them by the numbers of the query, of which the rows are read. */
  readonly first: number;
  readonly second: number;
  readonly recallAt25: number;
}

/** What the store records of a segment. */
export interface SegmentFacts {
  readonly id: number;
  /** The number of the model whose vectors it holds. */
  readonly model: number;
  readonly rows: number;
  readonly dims: number;
  readonly kind: 'exact' | 'codes';
  /** The segment whose `coder` file made its codes. */
  readonly coder: number;
  /** 1 where the codes are in one list. */
  readonly lists: number;
  readonly plan: SearchPlan;
  /** No row of it was written before this number of the tail. */
  readonly firstSeq: number;
}
