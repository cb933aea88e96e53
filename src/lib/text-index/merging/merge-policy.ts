import { CHUNK_DOCUMENTS, SEGMENT_CHUNKS_MAX } from '../format/layout.ts';

/** What decides the fate of a segment. */
export interface SegmentSize {
  readonly id: number;
  readonly chunks: number;
  /** Documents, dead ones included. */
  readonly documents: number;
  /** Dead documents that no comparison needs: a rewrite drops them. */
  readonly droppable: number;
}

export type MergeStep =
  /** Live documents of all chunks go into as few new chunks as hold them. */
  | { readonly kind: 'rewrite'; readonly ids: readonly number[] }
  | { readonly kind: 'concatenate'; readonly ids: readonly number[] };

export interface MergePressure {
  /** Rewrite a segment when this share of it is dead and can be dropped. */
  readonly deadShare: number;
  /** Rewrite small segments together, or concatenate large ones, when there are this many. */
  readonly segmentsMin: number;
}

export const background: MergePressure = { deadShare: 0.25, segmentsMin: 8 };
export const thorough: MergePressure = { deadShare: 0.02, segmentsMin: 2 };

/** A segment below this is worth rewriting into a fuller chunk. */
const smallDocuments = CHUNK_DOCUMENTS / 2;

/** The next thing to do, or undefined when the segments are in order. */
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
  // Two halves of a full segment are few, but joining them ends their merging.
  const isWorthwhile =
    ids.length >= pressure.segmentsMin || (ids.length >= 2 && chunks === SEGMENT_CHUNKS_MAX);
  return isWorthwhile ? { kind: 'concatenate', ids } : undefined;
}
