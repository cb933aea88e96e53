import { DamagedIndex } from '../errors.ts';
import type { BlockCache } from '../format/block-cache.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { Segment } from '../format/segment.ts';
import { DeadDocuments, unpackDeaths } from './dead-documents.ts';
import { parseFacts } from './manifest-rows.ts';
import { forgottenUntil } from './retained-versions.ts';
import type { Store } from './store.ts';

export interface LiveSegment {
  readonly segment: Segment;
  readonly dead: DeadDocuments;
  /** Live documents per dictionary key, as of the stated number of deaths. */
  readonly liveCounts: Map<string, { readonly documents: number; readonly deaths: number }>;
}

/** The segments of the index and their dead documents as seen by one thread, refreshed on demand. */
export class Manifest {
  generation = -1;
  /** Versions that died up to this generation may have been dropped, see `retained-versions.ts`. */
  forgottenUntil = 0;
  segments: readonly LiveSegment[] = [];
  private readonly directory: string;
  private readonly store: Store;
  private readonly cache: ByteCache;
  private readonly blocks: BlockCache | undefined;
  private manifestVersion = -1;
  private deadSeen = 0;
  /** Segments that were opened before a refresh needs them. */
  private readonly openedAhead = new Map<number, Segment>();

  constructor(directory: string, store: Store, cache: ByteCache, blocks?: BlockCache) {
    this.directory = directory;
    this.store = store;
    this.cache = cache;
    this.blocks = blocks;
  }

  /** Call it inside a transaction of the store. A compaction may remove segment files at the same time, see `retryVanished`. */
  refresh(): void {
    const version = this.store.counter('manifest');
    if (version !== this.manifestVersion) {
      this.store.refuseLostRows('dead', 'dead_rows');
      this.openSegments();
      this.manifestVersion = version;
    }
    this.applyDeaths();
    this.generation = this.store.counter('generation');
    this.forgottenUntil = forgottenUntil(this.store);
  }

  /**
   * Opens one new segment ahead of the next refresh, with what finding keys needs, and returns whether there was one. A thread
   * that must not block calls it until there is none: opening a large index in one go takes tenths of a second.
   */
  openAhead(): boolean {
    if (this.store.counter('manifest') === this.manifestVersion) return false;
    const known = new Set(this.segments.map((live) => live.segment.id));
    for (const row of this.store.all('SELECT id, facts FROM segments ORDER BY id')) {
      const id = Number(row.id);
      if (known.has(id) || this.openedAhead.has(id)) continue;
      const segment = this.openSegment(row);
      this.openedAhead.set(id, segment);
      segment.keys.load();
      return true;
    }
    return false;
  }

  private openSegment(row: Record<string, unknown>): Segment {
    return new Segment(this.directory, parseFacts(row), this.cache, this.blocks);
  }

  private openSegments(): void {
    const known = new Map(this.segments.map((live) => [live.segment.id, live]));
    const next: LiveSegment[] = [];
    const opened: Segment[] = [];
    try {
      for (const row of this.store.all('SELECT id, facts FROM segments ORDER BY id')) {
        const id = Number(row.id);
        let live = known.get(id);
        if (live === undefined) {
          const ahead = this.openedAhead.get(id);
          const segment = ahead ?? this.openSegment(row);
          if (ahead === undefined) opened.push(segment);
          live = { segment, dead: new DeadDocuments(), liveCounts: new Map() };
          this.applyAllDeaths(live);
        }
        known.delete(id);
        next.push(live);
      }
    } catch (error) {
      for (const segment of opened) segment.release();
      throw error;
    }
    this.segments = next;
    for (const { segment } of next) this.openedAhead.delete(segment.id);
    this.releaseAhead();
    for (const gone of known.values()) gone.segment.release();
  }

  private applyAllDeaths(live: LiveSegment): void {
    const rows = this.store.all(
      'SELECT docs, generations FROM dead WHERE segment = ? AND seq <= ?',
      live.segment.id,
      this.deadSeen,
    );
    for (const row of rows) live.dead.add(unpackDeaths(row));
  }

  private applyDeaths(): void {
    const rows = this.store.all(
      'SELECT seq, segment, docs, generations FROM dead WHERE seq > ? ORDER BY seq',
      this.deadSeen,
    );
    // All rows are verified before any counts as seen, so that every later refresh meets a damaged row again.
    const deaths = rows.map((row) => ({ segment: row.segment, deaths: unpackDeaths(row) }));
    for (const { segment, deaths: found } of deaths)
      this.segments.find((one) => one.segment.id === segment)?.dead.add(found);
    this.deadSeen = Number(rows.at(-1)?.seq ?? this.deadSeen);
  }

  private releaseAhead(): void {
    for (const segment of this.openedAhead.values()) segment.release();
    this.openedAhead.clear();
  }

  /** The live document of a key (a binary string) in the segments. */
  find(key: string): { live: LiveSegment; ordinal: number } | undefined {
    for (let i = this.segments.length - 1; i >= 0; i--) {
      const live = this.segments[i] as LiveSegment;
      const ordinal = live.segment.keys.find(key);
      if (ordinal >= 0 && !live.dead.has(ordinal)) return { live, ordinal };
    }
    return undefined;
  }

  /** Closes the files; the next refresh opens them again. */
  close(): void {
    for (const live of this.segments) live.segment.release();
    this.segments = [];
    this.releaseAhead();
    this.manifestVersion = -1;
    this.deadSeen = 0;
  }
}

/** A compaction may remove files after the manifest was read and before they are opened. Each retry sees a newer manifest. */
const attemptsMax = 20;

export function retryVanished<T>(work: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      refuseUnlessVanished(error, attempt);
    }
  }
}

export async function retryVanishedLater<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      refuseUnlessVanished(error, attempt);
    }
  }
}

function refuseUnlessVanished(error: unknown, attempt: number): void {
  const { code, path = 'a segment file' } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') throw error;
  if (attempt === attemptsMax) throw new DamagedIndex(path, 'is missing', { cause: error });
}
