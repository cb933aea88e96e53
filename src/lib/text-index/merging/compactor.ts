import { setTimeout as delay } from 'node:timers/promises';
import { syncFolder } from '../../durable-files/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { CHUNK_DOCUMENTS } from '../format/layout.ts';
import { removeSegmentFiles, type SegmentFacts } from '../format/segment-writer.ts';
import type { DeadDocuments, Deaths } from '../manifest/dead-documents.ts';
import { releaseReservations } from '../manifest/garbage.ts';
import { Lease, maintenanceLease, reserveSegment } from '../manifest/lease.ts';
import { type LiveSegment, Manifest, retryVanished } from '../manifest/manifest.ts';
import { publishSegment, recordDeaths, retireSegments } from '../manifest/manifest-rows.ts';
import { areTooMany, noteForgotten, retainedSince } from '../manifest/retained-versions.ts';
import type { Store } from '../manifest/store.ts';
import { concatenate } from './concatenate.ts';
import { flushTail } from './flush-tail.ts';
import { isTailLong } from './may-have-work.ts';
import { background, type MergePressure, type MergeStep, nextMerge, thorough } from './merge-policy.ts';
import { planRewrite, rewriteChunks } from './rewrite.ts';
import type { ChunkSource } from './rewrite-terms.ts';

const leasePollMs = 50;

/** A finished segment, and where the documents of its sources are in it. */
interface Merged {
  readonly facts: SegmentFacts;
  readonly newOrdinalOf: NewOrdinalOf;
}

/** Keeps the tail short and the number of segments small. Only the holder of the lease flushes and merges. */
export class Compactor {
  private readonly directory: string;
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  private readonly owner: string;
  private readonly manifest: Manifest;
  /** Segment numbers reserved by the current merge. */
  private reserved: number[] = [];
  /** Documents that died after this generation are retained. As of the last refresh. */
  private retainedSince = Number.POSITIVE_INFINITY;

  constructor(directory: string, schema: TextIndexSchema, store: Store, owner: string) {
    this.directory = directory;
    this.schema = schema;
    this.store = store;
    this.owner = owner;
    this.manifest = new Manifest(directory, store, new ByteCache(16 << 20));
  }

  /** Does the work that is due, unless another process is doing it. */
  runIfDue(): void {
    try {
      if (this.isDue()) this.run();
    } finally {
      // If they stayed open, files that another process has merged would remain on disk.
      this.manifest.close();
    }
  }

  private run(): void {
    const lease = Lease.tryAcquire(this.store, maintenanceLease, this.owner);
    if (lease === undefined) return;
    try {
      while (isTailLong(this.store)) flushTail(this.directory, this.schema, this.store, this.owner, lease);
      this.mergeAll(background, lease);
    } finally {
      lease.release();
    }
  }

  /** Flushes the whole tail and merges until nothing is left to merge. */
  async compact(): Promise<void> {
    let lease = Lease.tryAcquire(this.store, maintenanceLease, this.owner);
    while (lease === undefined) {
      await delay(leasePollMs);
      lease = Lease.tryAcquire(this.store, maintenanceLease, this.owner);
    }
    try {
      while (flushTail(this.directory, this.schema, this.store, this.owner, lease));
      this.mergeAll(thorough, lease);
    } finally {
      this.manifest.close();
      lease.release();
    }
  }

  private isDue(): boolean {
    this.refresh();
    return isTailLong(this.store) || this.next(background) !== undefined;
  }

  private refresh(): void {
    retryVanished(() =>
      this.store.read(() => {
        this.manifest.refresh();
        this.retainedSince = retainedSince(this.store);
      }),
    );
    const { segments } = this.manifest;
    const dead = segments.reduce((sum, live) => sum + live.dead.log.length, 0);
    const retained = segments.reduce(
      (sum, live) => sum - countDroppable(live.dead, this.retainedSince),
      dead,
    );
    const written = segments.reduce(
      (sum, { segment }) => segment.facts.chunkDocuments.reduce((all, n) => all + n, sum),
      0,
    );
    if (areTooMany(retained, written - dead)) this.retainedSince = Number.POSITIVE_INFINITY;
  }

  private next(pressure: MergePressure): MergeStep | undefined {
    const sizes = this.manifest.segments.map(({ segment, dead }) => ({
      id: segment.id,
      chunks: segment.chunks,
      documents: segment.facts.chunkDocuments.reduce((sum, n) => sum + n, 0),
      droppable: countDroppable(dead, this.retainedSince),
    }));
    return nextMerge(sizes, pressure);
  }

  private mergeAll(pressure: MergePressure, lease: Lease): void {
    for (;;) {
      this.refresh();
      const step = this.next(pressure);
      if (step === undefined) return;
      const inputs = this.manifest.segments.filter((live) => step.ids.includes(live.segment.id));
      for (const live of inputs) live.segment.retain();
      this.reserved = [];
      try {
        this.merge(step, inputs, lease);
      } catch (error) {
        releaseReservations(this.store, this.directory, this.reserved);
        throw error;
      } finally {
        for (const live of inputs) live.segment.release();
      }
    }
  }

  private merge(step: MergeStep, inputs: readonly LiveSegment[], lease: Lease): void {
    const seen = inputs.map((live) => live.dead.log.length);
    const merged =
      step.kind === 'concatenate' ? [this.concatenate(inputs, lease)] : this.rewrite(inputs, lease);
    syncFolder(this.directory);
    this.store.write(() => {
      if (!lease.isMine()) throw new Error('another process has taken over the maintenance of the index');
      this.manifest.refresh();
      for (const { facts, newOrdinalOf: place } of merged) {
        publishSegment(this.store, facts);
        recordDeaths(this.store, facts.id, movedDeaths(inputs, place));
      }
      // A concatenation keeps all dead documents; a rewrite has dropped some of those it knew about.
      if (step.kind === 'rewrite') {
        inputs.forEach(({ dead }, at) => {
          noteForgotten(this.store, lastDropped(dead, seen[at] as number, this.retainedSince));
        });
      }
      retireSegments(this.store, step.ids);
      this.store.addTo('generation', 1);
    });
    for (const id of step.ids) removeSegmentFiles(this.directory, id);
  }

  private reserve(): number {
    const id = reserveSegment(this.store, this.directory, this.owner);
    this.reserved.push(id);
    return id;
  }

  private concatenate(inputs: readonly LiveSegment[], lease: Lease): Merged {
    const firstChunks = new Map<number, number>();
    let chunks = 0;
    for (const { segment } of inputs) {
      firstChunks.set(segment.id, chunks);
      chunks += segment.chunks;
    }
    const id = this.reserve();
    const segments = inputs.map((live) => live.segment);
    const isDead = (source: number, ordinal: number): boolean =>
      (inputs[source] as LiveSegment).dead.has(ordinal);
    const facts = concatenate(this.directory, id, segments, isDead, () => lease.keep());
    return { facts, newOrdinalOf: (segment, ordinal) => ((firstChunks.get(segment) ?? 0) << 16) + ordinal };
  }

  /** Fills new chunks with the documents of the old ones, chunk by chunk, leaving out dead documents that can be dropped. */
  private rewrite(inputs: readonly LiveSegment[], lease: Lease): Merged[] {
    const merged: Merged[] = [];
    let group: Parameters<typeof planRewrite>[0][number][] = [];
    let documents = 0;
    const flush = (): void => {
      if (documents > 0) merged.push(this.rewriteGroup(planRewrite(group), lease));
      group = [];
      documents = 0;
    };
    for (const { segment, dead } of inputs) {
      for (let chunk = 0; chunk < segment.chunks; chunk++) {
        const retained = retainedIn(dead, chunk, this.retainedSince);
        const deadHere = dead.log.reduce((sum, ordinal) => sum + (ordinal >>> 16 === chunk ? 1 : 0), 0);
        const left = (segment.facts.chunkDocuments[chunk] as number) - deadHere + retained.size;
        if (documents + left > CHUNK_DOCUMENTS) flush();
        if (left > 0) group.push({ segment, chunk, live: dead.chunks()[chunk], retained });
        documents += left;
      }
    }
    flush();
    return merged;
  }

  private rewriteGroup(sources: readonly ChunkSource[], lease: Lease): Merged {
    const id = this.reserve();
    const facts = rewriteChunks(this.directory, this.schema, id, sources, () => lease.keep());
    return {
      facts,
      newOrdinalOf: (segment, ordinal) => {
        const source = sources.find((one) => one.segment.id === segment && one.chunk === ordinal >>> 16);
        return source?.newDocs[ordinal & 65_535] ?? -1;
      },
    };
  }
}

/** The new ordinal of a document of a merged segment, or -1 if it was dropped. */
type NewOrdinalOf = (segment: number, ordinal: number) => number;

/** Number of dead documents that no comparison needs. */
function countDroppable(dead: DeadDocuments, retainedSince: number): number {
  return dead.generations.reduce((sum, generation) => sum + (generation <= retainedSince ? 1 : 0), 0);
}

/** The dead documents of a chunk that a comparison may need. */
function retainedIn(dead: DeadDocuments, chunk: number, retainedSince: number): Set<number> {
  const retained = new Set<number>();
  dead.log.forEach((ordinal, at) => {
    if (ordinal >>> 16 === chunk && (dead.generations[at] as number) > retainedSince)
      retained.add(ordinal & 65_535);
  });
  return retained;
}

/** The last generation in which one of the dropped documents, among the first `seen` deaths, died. */
function lastDropped(dead: DeadDocuments, seen: number, retainedSince: number): number {
  let last = 0;
  for (const generation of dead.generations.slice(0, seen))
    if (generation <= retainedSince && generation > last) last = generation;
  return last;
}

/** The deaths of the sources with the new ordinals of their documents. */
function movedDeaths(inputs: readonly LiveSegment[], newOrdinalOf: NewOrdinalOf): Deaths {
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
