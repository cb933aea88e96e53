import type { VectorAnswer } from '../api.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import type { CosinesRequest, RowCounts, SearchRequest } from '../query/reader.ts';
import type { LentArea } from '../query/scan-area.ts';

/** The messages to readers, and their answers. */
export interface ReadRequests {
  readonly search: { readonly request: SearchRequest; readonly answer: VectorAnswer };
  readonly get: { readonly request: readonly string[]; readonly answer: Map<string, Float32Array> };
  /** In the order of the keys; not a number for keys without a vector. */
  readonly cosines: { readonly request: CosinesRequest; readonly answer: Float64Array };
  readonly counts: { readonly request: undefined; readonly answer: RowCounts };
}
export type ReadKind = keyof ReadRequests;

export interface SearchMessage<K extends ReadKind = ReadKind> {
  readonly kind: K;
  readonly request: ReadRequests[K]['request'];
  readonly budgetMs: number;
  /** One word of memory through which the caller signals that it has left. */
  readonly cancelled: SharedArrayBuffer | undefined;
  /** Changes when the store was replaced. */
  readonly epoch: number;
  /** Memory for the codes of segments that the thread lacks. */
  readonly areas: ReadonlyMap<number, LentArea>;
}

/** An answer, or the segment whose codes the thread has no memory for. */
export type SearchReply<K extends ReadKind> =
  | { readonly answer: ReadRequests[K]['answer'] }
  | { readonly needs: SegmentFacts };
