import type { DeadDocuments, Deaths } from '../manifest/dead-documents.ts';
import type { LiveSegment } from '../manifest/manifest.ts';

/** The new ordinal of a document of a merged segment, or -1 if it was dropped. */
export type NewOrdinalOf = (segment: number, ordinal: number) => number;

/** Number of dead documents that no comparison needs. */
export function countDroppable(dead: DeadDocuments, retainedSince: number): number {
  return dead.generations.reduce((sum, generation) => sum + (generation <= retainedSince ? 1 : 0), 0);
}

/** The dead documents of a chunk that a comparison may need. */
export function retainedIn(dead: DeadDocuments, chunk: number, retainedSince: number): Set<number> {
  const retained = new Set<number>();
  dead.log.forEach((ordinal, at) => {
    if (ordinal >>> 16 === chunk && (dead.generations[at] as number) > retainedSince)
      retained.add(ordinal & 65_535);
  });
  return retained;
}

/** The last generation in which one of the dropped documents, among the first `seen` deaths, died. */
export function lastDropped(dead: DeadDocuments, seen: number, retainedSince: number): number {
  let last = 0;
  for (const generation of dead.generations.slice(0, seen))
    if (generation <= retainedSince && generation > last) last = generation;
  return last;
}

/** The deaths of the sources with the new ordinals of their documents. */
export function movedDeaths(inputs: readonly LiveSegment[], newOrdinalOf: NewOrdinalOf): Deaths {
  const ordinals: number[] = [];
  const generations: number[] = [];
  for (const { segment, dead } of inputs) {
    dead.log.forEach((ordinal, at) => {
      const moved = newOrdinalOf(segment.id, ordinal);
      if (moved < 0) return;
      ordinals.push(moved);
      generations.push(dead.generations[at] as number);
    });
  }
  return { ordinals, generations };
}
