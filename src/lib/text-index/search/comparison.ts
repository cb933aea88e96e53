import { setBit } from '../format/bits.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { LiveDocuments } from '../manifest/dead-documents.ts';
import type { LiveSegment } from '../manifest/manifest.ts';
import { SegmentView } from '../views/segment-view.ts';
import type { TailView } from '../views/tail-view.ts';
import type { IndexView } from './match/index-view.ts';
import type { Snapshot } from './snapshot.ts';

/** A view whose live documents are those that were live in an earlier generation and are dead now. */
export type EndedView = SegmentView | TailView;

/** Documents of a chunk that became visible after a generation; all documents if there are no bits. */
interface ChangedChunk {
  readonly chunk: number;
  readonly bits: Uint32Array | undefined;
}

/** The current index compared with an earlier generation: what became visible since, and what ended since. */
export class Comparison {
  readonly snapshot: Snapshot;
  readonly since: number;
  readonly ended: readonly EndedView[];
  /** Whether every version that ended since is still available. */
  readonly isExact: boolean;
  /** By view of the snapshot, the chunks that have new documents. */
  readonly changed: readonly (readonly ChangedChunk[])[];

  constructor(snapshot: Snapshot, since: number, ended: readonly EndedView[], isExact: boolean) {
    this.snapshot = snapshot;
    this.since = since;
    this.ended = ended;
    this.isExact = isExact;
    this.changed = snapshot.views.map((view) => changedChunks(view, since));
  }
}

function changedChunks(view: IndexView, since: number): ChangedChunk[] {
  const changed: ChangedChunk[] = [];
  for (let chunk = 0; chunk < view.chunks; chunk++) {
    const births = view.births(chunk);
    if (typeof births === 'number') {
      if (births > since) changed.push({ chunk, bits: undefined });
      continue;
    }
    const bits = new Uint32Array(BITMAP_WORDS);
    let isChanged = false;
    for (let doc = 0; doc < births.length; doc++) {
      if ((births[doc] as number) <= since) continue;
      setBit(bits, doc);
      isChanged = true;
    }
    if (isChanged) changed.push({ chunk, bits });
  }
  return changed;
}

/** The documents of segments that were live in a generation and are dead now. */
export function endedViews(
  segments: readonly LiveSegment[],
  fields: number,
  generation: number,
): SegmentView[] {
  return segments.flatMap((owner) => {
    const { segment, dead } = owner;
    const bitmaps = new Map<number, Uint32Array>();
    dead.log.forEach((ordinal, at) => {
      if ((dead.generations[at] as number) <= generation) return;
      const chunk = ordinal >>> 16;
      const births = segment.documentColumns.births(chunk);
      const birth = typeof births === 'number' ? births : (births[ordinal & 65_535] as number);
      if (birth > generation) return;
      let bits = bitmaps.get(chunk);
      if (bits === undefined) {
        bits = new Uint32Array(BITMAP_WORDS);
        bitmaps.set(chunk, bits);
      }
      setBit(bits, ordinal & 65_535);
    });
    if (bitmaps.size === 0) return [];
    const nothing = new Uint32Array(BITMAP_WORDS);
    const left = segment.facts.chunkDocuments.map(
      (_, chunk) => new LiveDocuments(bitmaps.get(chunk) ?? nothing),
    );
    return [new SegmentView(owner, fields, left)];
  });
}
