import { DamagedIndex } from '../errors.ts';
import type { ByteCache } from '../segment/byte-cache.ts';
import { Segment } from '../segment/segment.ts';
import { DeadDocuments, unpackDeaths } from './dead-documents.ts';
import { forgottenUntil } from './kept-versions.ts';
import { parseFacts } from './segment-files.ts';
import type { Store } from './store.ts';

export interface LiveSegment {
  readonly segment: Segment;
  readonly dead: DeadDocuments;
  /** Live documents per dictionary key, as of so many deaths. */
  readonly liveCounts: Map<string, { readonly documents: number; readonly deaths: number }>;
}

/** The segments of the index and their dead documents as one thread knows them, brought up to date on demand. */
export class Manifest {
  generation = -1;
  /** Versions that died up to this generation may be gone, see `kept-versions.ts`. */
  forgottenUntil = 0;
  segments: readonly LiveSegment[] = [];
  private readonly directory: string;
  private readonly store: Store;
  private readonly cache: ByteCache;
  private manifestVersion = -1;
  private deadSeen = 0;

  constructor(directory: string, store: Store, cache: ByteCache) {
    this.directory = directory;
    this.store = store;
    this.cache = cache;
  }

  /** Call inside a transaction of the store. Segment files may vanish under a compaction, see `retryVanished`. */
  refresh(): void {
    this.generation = Number(this.store.meta('generation'));
    this.forgottenUntil = forgottenUntil(this.store);
    const version = Number(this.store.meta('manifest'));
    if (version !== this.manifestVersion) {
      this.openSegments();
      this.manifestVersion = version;
    }
    this.applyDeaths();
  }

  private openSegments(): void {
    const known = new Map(this.segments.map((live) => [live.segment.id, live]));
    const next: LiveSegment[] = [];
    const opened: Segment[] = [];
    try {
      for (const row of this.store.all('SELECT id, facts FROM segments ORDER BY id')) {
        const id = Number(row['id']);
        let live = known.get(id);
        if (live === undefined) {
          const segment = new Segment(this.directory, parseFacts(row), this.cache);
          opened.push(segment);
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
    for (const row of rows) {
      this.deadSeen = Number(row['seq']);
      const live = this.segments.find((one) => one.segment.id === row['segment']);
      live?.dead.add(unpackDeaths(row));
    }
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

  close(): void {
    for (const live of this.segments) live.segment.release();
    this.segments = [];
  }
}

/** A compaction may remove files between the look at the manifest and their opening; each retry sees a newer manifest. */
const attemptsMax = 20;

export function retryVanished<T>(work: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      const { code, path = 'a segment file' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT') throw error;
      if (attempt === attemptsMax) throw new DamagedIndex(path, 'is missing', { cause: error });
    }
  }
}
