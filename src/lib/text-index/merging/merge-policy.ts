import { CHUNK_DOCUMENTS, SEGMENT_CHUNKS_MAX } from '../format/layout.ts';

/** The facts about a segment that decide whether it is merged. */
export interface SegmentSize {
  readonly id: number;
  readonly chunks: number;
  /** Number of documents, including dead ones. */
  readonly documents: number;
  /** Number of dead documents that no comparison needs and a rewrite therefore drops. */
  readonly droppable: number;
}

export type MergeStep =
  /** Moves the live documents of all chunks into as few new chunks as possible. */
  | { readonly kind: 'rewrite'; readonly ids: readonly number[] }
  | { readonly kind: 'concatenate'; readonly ids: readonly number[] };

export interface MergePressure {
  /** A segment is rewritten when this share of it is dead and can be dropped. */
  readonly deadShare: number;
  /** Small segments are rewritten together, and large ones concatenated, when there are this many. */
  readonly segmentsMin: number;
}

/**
 * While a crawl replaces every document of a segment, rewriting it at two fifths dead moves at most 1.5 times its documents, at a quarter
 * 3 times. The price is disk: dead documents may take up to two thirds of what the live ones of their segment take.
 */
export const background: MergePressure = { deadShare: 0.4, segmentsMin: 8 };
export const thorough: MergePressure = { deadShare: 0.02, segmentsMin: 2 };

/** A segment with fewer documents is worth rewriting into a fuller chunk. */
const smallDocuments = CHUNK_DOCUMENTS / 2;

/** The next merge to do, or undefined when none is needed. */
export function nextMerge(segments: readonly SegmentSize[], pressure: MergePressure): MergeStep | undefined {
  const left = (one: SegmentSize): number => one.documents - one.droppable;
  const dying = segments.find(
    (one) => one.droppable > 0 && one.droppable >= one.documents * pressure.deadShare,
  );
  if (dying !== undefined) return { kind: 'rewrite', ids: [dying.id] };

  const small = segments
    .filter((one) => one.chunks === 1 && left(one) < smallDocuments)
    .sort((a, b) => left(a) - left(b));
  if (small.length >= pressure.segmentsMin) {
    const ids: number[] = [];
    let documents = 0;
    for (const one of small) {
      if (documents + left(one) > CHUNK_DOCUMENTS) break;
      documents += left(one);
      ids.push(one.id);
    }
    if (ids.length >= 2) return { kind: 'rewrite', ids };
  }

  const isThorough = pressure.segmentsMin === thorough.segmentsMin;
  const large = segments.filter((one) => isThorough || one.chunks > 1 || left(one) >= smallDocuments);
  const ids: number[] = [];
  let chunks = 0;
  for (const one of [...large].sort((a, b) => a.chunks - b.chunks || a.id - b.id)) {
    if (chunks + one.chunks > SEGMENT_CHUNKS_MAX) continue;
    chunks += one.chunks;
    ids.push(one.id);
  }
  // Two halves of a full segment are fewer than the minimum, but once joined they never have to be merged again.
  const isWorthwhile =
    ids.length >= pressure.segmentsMin || (ids.length >= 2 && chunks === SEGMENT_CHUNKS_MAX);
  return isWorthwhile ? { kind: 'concatenate', ids } : undefined;
}
