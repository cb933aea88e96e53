import type { Coder } from '../coder/coder.ts';
import type { Projection } from '../coder/projection.ts';
import type { RowBits } from '../files/row-bits.ts';
import type { SearchPlan, SegmentFacts } from '../files/segment-facts.ts';
import { chunkRows, type ScanArea } from './scan-area.ts';

export interface ScoredRow {
  readonly row: number;
  readonly score: number;
  readonly compared?: number;
}

export interface SegmentQuery {
  readonly vector: Float32Array;
  readonly limit: number;
  /** Rows that cannot be in the results: deleted, excluded or not allowed. */
  readonly skipped: RowBits;
  /** Compares each row that is read with another vector. */
  readonly compare?: ((other: Float32Array) => number) | undefined;
}

/** The parts of a segment that a scan reads. */
export interface ScannedSegment {
  readonly facts: SegmentFacts;
  readonly area: ScanArea;
  readonly projection: Projection;
  readonly coder: Coder;
  /** Where each list starts among the codes, followed by the number of codes. */
  readonly listStarts: Uint32Array;
  projectQuery(vector: Float32Array): void;
}

/** A range of codes. */
export interface Span {
  readonly first: number;
  readonly count: number;
}

/**
 * The codes that a search scans, in ranges of at most 4,096: all of them, or list by list from the nearest. A filter leaves fewer rows in
 * each list, so the search continues to further lists until it has seen as many passing rows as it would have seen without one. `hasSeen`
 * receives how many have passed so far.
 */
export function* spansOf(
  segment: ScannedSegment,
  plan: SearchPlan,
  passing: number,
  hasSeen: () => number,
): Generator<Span> {
  const { listStarts, facts, projection } = segment;
  if (facts.lists === 1) {
    yield* chunks(0, facts.rows);
    return;
  }
  const share = passing / facts.rows;
  // Distant lists are ranked at once only if a filter makes it likely that they are needed.
  const probes = Math.min(plan.probes, facts.lists);
  const ordered = projection.nearestLists(share < 0.9 ? facts.lists : probes);
  const enough = (facts.rows * probes) / facts.lists;
  for (const [at, list] of ordered.entries()) {
    if (at >= probes && hasSeen() >= enough) return;
    const first = listStarts[list] as number;
    yield* chunks(first, (listStarts[list + 1] as number) - first);
  }
}

/** How many rows of a range are not skipped; an index without lists does not need to know. */
export function passingRows(
  { area, facts }: ScannedSegment,
  skipped: RowBits,
  first: number,
  count: number,
): number {
  if (facts.lists === 1 || skipped.count === 0) return count;
  let passing = 0;
  for (let at = first; at < first + count; at++) if (!skipped.has(area.ids[at] as number)) passing++;
  return passing;
}

function* chunks(first: number, count: number): Generator<Span> {
  for (let at = 0; at < count; at += chunkRows)
    yield { first: first + at, count: Math.min(chunkRows, count - at) };
}
