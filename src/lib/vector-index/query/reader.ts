import type { Deadline } from '../../deadline.ts';
import type { Comparison, VectorAnswer, VectorHit, VectorModel } from '../api.ts';
import { VectorIndexDamaged, WrongModel } from '../errors.ts';
import { type KeyHash, keyHashes } from '../files/key-hash.ts';
import { RowBits } from '../files/row-bits.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import { currentModel } from '../store/models.ts';
import { openStore, type Store } from '../store/store.ts';
import { cosineWith, unitVector } from '../unit-vector.ts';
import type { Segment } from './segment.ts';
import { SegmentSet, type ThreadShare } from './segment-set.ts';
import type { SegmentQuery } from './spans.ts';
import { Tail } from './tail.ts';

const rowsPerCheck = 256;
/** How often a reader that finds files missing retries with their replacements. */
const attempts = 5;

export interface SearchRequest extends KeyFilter {
  readonly vector: Float32Array;
  readonly limit: number;
  readonly minScore: number;
  readonly compare: Comparison | undefined;
}

export interface CosinesRequest {
  readonly comparison: Comparison;
  readonly keys: readonly string[];
}

export interface RowCounts {
  readonly rows: number;
  readonly recentRows: number;
}

/** One thread's view of the index. It is refreshed before every search if something has changed. */
export class Reader {
  private readonly store: Store;
  private readonly tail: Tail;
  private readonly segments: SegmentSet;
  private version = -1;
  private current: { readonly id: number; readonly model: VectorModel } | undefined;
  private generation = 0;

  constructor(directory: string, share: ThreadShare, kind?: KernelKind) {
    this.store = openStore(directory);
    this.tail = new Tail(this.store);
    this.segments = new SegmentSet(directory, this.store, share, kind);
  }

  search(request: SearchRequest, deadline: Deadline): VectorAnswer {
    const model = this.refresh();
    const vector = unitVector(request.vector, model.dims, 'the query');
    const compare = request.compare && comparisonIn(model, request.compare);
    const hits = [
      ...this.recentHits(vector, compare, request, deadline),
      ...this.segmentHits(vector, compare, request, deadline),
    ];
    return { hits: bestHits(hits, request.limit, request.minScore), generation: this.generation };
  }

  cosines({ comparison, keys }: CosinesRequest, deadline: Deadline): Float64Array {
    const cosine = comparisonIn(this.refresh(), comparison);
    return Float64Array.from(keys, (key, at) => {
      if (at % rowsPerCheck === 0) deadline.check();
      const stored = this.tail.rows.get(key) ?? this.storedVector(key);
      return stored === undefined ? Number.NaN : cosine(stored);
    });
  }

  get(keys: readonly string[], deadline: Deadline): Map<string, Float32Array> {
    this.refresh();
    const found = new Map<string, Float32Array>();
    keys.forEach((key, at) => {
      if (at % rowsPerCheck === 0) deadline.check();
      const vector = this.tail.rows.get(key)?.slice() ?? this.storedVector(key);
      if (vector !== undefined) found.set(key, vector);
    });
    return found;
  }

  counts(): RowCounts {
    this.refresh();
    const recentRows = this.tail.rows.size;
    const inSegments = this.segments.all.reduce((sum, { facts, dead }) => sum + facts.rows - dead.count, 0);
    return { rows: inSegments + recentRows, recentRows };
  }

  close(): void {
    this.segments.close();
    this.store.close();
  }

  private *recentHits(
    vector: Float32Array,
    compare: SegmentQuery['compare'],
    filter: KeyFilter,
    deadline: Deadline,
  ): Generator<VectorHit> {
    let seen = 0;
    for (const [key, recent] of this.tail.rows) {
      if (seen++ % rowsPerCheck === 0) deadline.check();
      if (isAllowed(key, filter))
        yield { key, score: dot(vector, recent), ...(compare && { compared: compare(recent) }) };
    }
  }

  private *segmentHits(
    vector: Float32Array,
    compare: SegmentQuery['compare'],
    request: SearchRequest,
    deadline: Deadline,
  ): Generator<VectorHit> {
    const filter = {
      allowed: request.allow && keyHashes(request.allow),
      excluded: request.exclude && keyHashes(request.exclude),
    };
    for (const segment of this.segments.all) {
      deadline.check();
      const skipped = skippedRows(segment, filter, () => deadline.check());
      const query = { vector, limit: request.limit, skipped, compare };
      for (const { row, ...scores } of segment.search(query, deadline)) {
        const key = segment.keys.keyOf(row);
        if (isAllowed(key, request)) yield { key, ...scores };
      }
    }
  }

  private storedVector(key: string): Float32Array | undefined {
    for (const segment of this.segments.all) {
      const row = segment.keys.find(key);
      if (row !== undefined && !segment.dead.has(row)) return segment.vector(row);
    }
    return undefined;
  }

  private refresh(): VectorModel {
    const version = this.store.versionOfOthers();
    if (version !== this.version) {
      this.refreshFrom(attempts);
      this.version = version;
    }
    if (this.current === undefined) throw new WrongModel('nothing has been built in this vector index yet');
    return this.current.model;
  }

  private refreshFrom(left: number): void {
    let manifest = -1;
    try {
      this.store.read(() => {
        manifest = this.store.counter('manifest');
        this.current = currentModel(this.store);
        this.generation = this.store.counter('generation');
        this.segments.refresh(this.current?.id ?? 0, manifest);
        this.tail.refresh(this.current?.id ?? 0, manifest);
      });
    } catch (error) {
      // Files may be missing because another process has replaced them between two reads.
      const isOutdated = error instanceof VectorIndexDamaged && this.store.counter('manifest') !== manifest;
      if (!isOutdated || left === 0) throw error;
      this.refreshFrom(left - 1);
    }
  }
}

function comparisonIn(model: VectorModel, { vector, dims }: Comparison): (other: Float32Array) => number {
  return cosineWith({ vector: unitVector(vector, model.dims, 'the query'), dims });
}

/** The order of the results: score descending, then key bytewise. */
function compareHits(a: VectorHit, b: VectorHit): number {
  return b.score - a.score || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key));
}

function bestHits(hits: VectorHit[], limit: number, minScore: number): VectorHit[] {
  return hits
    .map((hit) => ({ ...hit, score: Math.max(-1, Math.min(1, hit.score)) }))
    .filter(({ score }) => score >= minScore)
    .sort(compareHits)
    .slice(0, limit);
}

/** Four sums, which the processor can add in parallel; always in the same order, so the result is always the same. */
function dot(a: Float32Array, b: Float32Array): number {
  const { length } = a;
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < length; at += 4) {
    s0 += (a[at] as number) * (b[at] as number);
    s1 += (a[at + 1] as number) * (b[at + 1] as number);
    s2 += (a[at + 2] as number) * (b[at + 2] as number);
    s3 += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (; at < length; at++) s0 += (a[at] as number) * (b[at] as number);
  return s0 + s1 + (s2 + s3);
}

/** Which keys may be in the results. */
interface KeyFilter {
  readonly allow: ReadonlySet<string> | undefined;
  readonly exclude: ReadonlySet<string> | undefined;
}

interface HashFilter {
  readonly allowed: readonly KeyHash[] | undefined;
  readonly excluded: readonly KeyHash[] | undefined;
}

/** The rows of a segment that cannot be in the results: deleted, excluded, or not allowed. */
function skippedRows(segment: Segment, { allowed, excluded }: HashFilter, onHashes: () => void): RowBits {
  const { dead, facts, keys } = segment;
  if (allowed === undefined && excluded === undefined) return dead;
  const skipped = allowed === undefined ? dead.copy(facts.rows) : RowBits.full(facts.rows);
  const allow = (row: number): void => {
    if (!dead.has(row)) skipped.remove(row);
  };
  if (allowed !== undefined) keys.forRowsWithHash(allowed, allow, onHashes);
  if (excluded !== undefined) keys.forRowsWithHash(excluded, (row) => skipped.add(row), onHashes);
  return skipped;
}

function isAllowed(key: string, { allow, exclude }: KeyFilter): boolean {
  return allow?.has(key) !== false && exclude?.has(key) !== true;
}
