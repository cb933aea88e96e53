import type { SearchPlan } from '../coder/coder.ts';

/** What the store says of a segment. */
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
