import type { DeadDocuments, Deaths } from '../manifest/dead-documents.ts';
import type { LiveSegment } from '../manifest/manifest.ts';

/** Where a document of a merged segment went; -1: nowhere. */
export type Place = (segment: number, ordinal: number) => number;

/** Dead documents that nobody compares with any more. */
export function countDroppable(dead: DeadDocuments, keptSince: number): number {
  return dead.generations.reduce((sum, generation) => sum + (generation <= keptSince ? 1 : 0), 0);
}

/** Dead documents of a chunk that somebody may want to compare with. */
export function keptIn(dead: DeadDocuments, chunk: number, keptSince: number): Set<number> {
  const kept = new Set<number>();
  dead.log.forEach((ordinal, at) => {
    if (ordinal >>> 16 === chunk && (dead.generations[at] as number) > keptSince) kept.add(ordinal & 65_535);
  });
  return kept;
}

/** The last generation in which one of the first `seen` deaths, those that were dropped, happened. */
export function lastDropped(dead: DeadDocuments, seen: number, keptSince: number): number {
  let last = 0;
  for (const generation of dead.generations.slice(0, seen))
    if (generation <= keptSince && generation > last) last = generation;
  return last;
}

/** The deaths of the sources under the new numbers of their documents. */
export function movedDeaths(inputs: readonly LiveSegment[], place: Place): Deaths {
  const ordinals: number[] = [];
  const generations: number[] = [];
  for (const { segment, dead } of inputs) {
    dead.log.forEach((ordinal, at) => {
      const moved = place(segment.id, ordinal);
      if (moved < 0) return;
      ordinals.push(moved);
      generations.push(dead.generations[at] as number);
    });
  }
  return { ordinals, generations };
}
