import { readCoder } from '../coder/coder.ts';
import { Projection } from '../coder/projection.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import { readDeletedRows, readSegments } from '../store/segments.ts';
import type { Store } from '../store/store.ts';
import { type LentArea, makeArea } from './scan-area.ts';
import { Segment } from './segment.ts';

/** A thread's number among those that share the memory, and where it gets the memory. */
export interface ThreadShare {
  readonly number: number;
  readonly of: number;
  /** Memory for the codes of a segment: shared among threads, or only for the caller. */
  lend(facts: SegmentFacts): LentArea;
}

/** A single thread shares no memory. */
export const alone: ThreadShare = { number: 0, of: 1, lend: (facts) => makeArea(facts, 1) };

/** The segments of the current model as one thread has them open, with their deleted rows. */
export class SegmentSet {
  private readonly directory: string;
  private readonly store: Store;
  private readonly share: ThreadShare;
  private readonly kind: KernelKind | undefined;
  private readonly opened = new Map<number, Segment>();
  private readonly projections = new Map<number, Projection>();
  private manifest = -1;
  private lastDeletion = 0;

  constructor(directory: string, store: Store, share: ThreadShare, kind?: KernelKind) {
    this.directory = directory;
    this.store = store;
    this.share = share;
    this.kind = kind;
  }

  get all(): readonly Segment[] {
    return [...this.opened.values()];
  }

  /** Call it inside a transaction of the reader. */
  refresh(model: number, manifest: number): void {
    if (manifest !== this.manifest) {
      this.store.refuseLostRows('dead', 'dead_rows');
      this.reopen(readSegments(this.store).filter((facts) => facts.model === model));
      this.manifest = manifest;
      this.lastDeletion = 0;
    }
    for (const { seq, segment, rows } of readDeletedRows(this.store, this.lastDeletion)) {
      const dead = this.opened.get(segment)?.dead;
      if (dead) for (const row of rows) dead.add(row);
      this.lastDeletion = seq;
    }
  }

  close(): void {
    for (const segment of this.opened.values()) segment.close();
    this.opened.clear();
    this.projections.clear();
  }

  private reopen(facts: readonly SegmentFacts[]): void {
    for (const [id, segment] of this.opened) {
      if (facts.some((one) => one.id === id)) continue;
      segment.close();
      this.opened.delete(id);
    }
    for (const one of facts) if (!this.opened.has(one.id)) this.opened.set(one.id, this.open(one));
    for (const id of this.projections.keys())
      if (!facts.some(({ coder }) => coder === id)) this.projections.delete(id);
  }

  private open(facts: SegmentFacts): Segment {
    const { directory, store, share, kind } = this;
    let projection = this.projections.get(facts.coder);
    if (projection === undefined) {
      projection = new Projection(readCoder(directory, store.identity, facts.coder), kind);
      this.projections.set(facts.coder, projection);
    }
    return new Segment(directory, store.identity, facts, projection, share.lend(facts), share, kind);
  }
}
