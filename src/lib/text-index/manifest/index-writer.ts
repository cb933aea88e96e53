import { setImmediate as pause } from 'node:timers/promises';
import type { IndexDocument, TextIndexSchema } from '../api.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { binaryKey } from '../format/keys.ts';
import type { BuiltSegment } from '../indexing/bulk-build.ts';
import { encodeDocument } from '../indexing/document-codec.ts';
import { validateDocument } from '../indexing/prepare-document.ts';
import { Manifest, retryVanished, retryVanishedLater } from './manifest.ts';
import { deathsIn, recordDeaths } from './manifest-rows.ts';
import { publishBuilt } from './publish.ts';
import type { Store } from './store.ts';
import { addTailRow, endInTail } from './tail-rows.ts';

/** Small, because writes read dictionaries and keys but no postings. */
const cacheBytes = 8 << 20;

/**
 * Applies single writes: the document is added to the tail and the one it replaces dies, in one durable transaction. It runs on
 * the caller's thread and never blocks it for long: it neither waits for other writers nor opens a large index in one go.
 */
export class IndexWriter {
  private readonly directory: string;
  private readonly manifest: Manifest;
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  /** Lets a bulk build, which looks up millions of keys, skip an empty tail. False when unknown. */
  private isTailEmpty = false;

  constructor(directory: string, schema: TextIndexSchema, store: Store) {
    this.directory = directory;
    this.schema = schema;
    this.store = store;
    this.manifest = new Manifest(directory, store, new ByteCache(cacheBytes));
  }

  async upsert(documents: readonly IndexDocument[], checkpoint?: string): Promise<void> {
    for (const document of documents) validateDocument(document, this.schema);
    const rows = documents.map((document) => ({ key: document.key, bytes: encodeDocument(document) }));
    if (rows.length === 0 && checkpoint === undefined) return;
    await this.transaction((deaths, generation) => {
      const now = Date.now();
      for (const { key, bytes } of rows) {
        const times = writtenAt(now, this.remove(key, deaths));
        addTailRow(this.store, { key, ...times, document: bytes, generation });
      }
      if (checkpoint !== undefined) this.store.setMeta('checkpoint', checkpoint);
    });
  }

  async delete(keys: readonly string[]): Promise<number> {
    let deleted = 0;
    await this.transaction((deaths, generation) => {
      deleted = 0;
      for (const key of new Set(keys)) {
        const hadTail = this.tailRow(key) !== undefined;
        if (this.remove(key, deaths) === undefined) continue;
        deleted++;
        if (hadTail) endInTail(this.store, key, generation);
      }
    });
    return deleted;
  }

  /** Makes the segments of a bulk build visible, with its checkpoint. */
  publish(built: readonly BuiltSegment[], checkpoint: string | undefined): Promise<void> {
    return retryVanishedLater(async () => {
      await this.openSegments();
      await publishBuilt(this.directory, this.store, this.manifest, built, checkpoint);
    });
  }

  async refresh(): Promise<void> {
    await retryVanishedLater(() => this.openSegments());
    retryVanished(() =>
      this.store.read(() => {
        this.manifest.refresh();
        this.isTailEmpty = this.store.get('SELECT 1 FROM tail LIMIT 1') === undefined;
      }),
    );
  }

  /** When a key was first written, as of the last refresh. */
  firstWritten(key: string): number | undefined {
    const row = this.isTailEmpty ? undefined : this.tailRow(key);
    if (row !== undefined) return Number(row.first_ms);
    const found = this.manifest.find(binaryKey(key));
    return found?.live.segment.documentColumns.time('first', found.ordinal);
  }

  /** The tail row of a key's live document. A key that ended in the tail may continue in a segment of a bulk build. */
  private tailRow(key: string): Record<string, unknown> | undefined {
    const row = this.store.get(
      'SELECT first_ms, document IS NULL AS gone FROM tail WHERE key = ? ORDER BY seq DESC LIMIT 1',
      key,
    );
    return Number(row?.gone) === 0 ? row : undefined;
  }

  /** Marks the live document of a key as dead, if it is in a segment, and returns when the key was first written. */
  private remove(key: string, deaths: Map<number, Set<number>>): number | undefined {
    const row = this.tailRow(key);
    if (row !== undefined) return Number(row.first_ms);
    const found = this.manifest.find(binaryKey(key));
    if (found === undefined) return undefined;
    const { segment } = found.live;
    const dying = deaths.get(segment.id) ?? new Set();
    if (dying.has(found.ordinal)) return undefined;
    deaths.set(segment.id, dying.add(found.ordinal));
    return segment.documentColumns.time('first', found.ordinal);
  }

  /** Opens segments one by one, so that the event loop runs in between. */
  private async openSegments(): Promise<void> {
    while (this.manifest.openAhead()) await pause();
  }

  /** `generation` is the one that the transaction creates. */
  private async transaction(
    work: (deaths: Map<number, Set<number>>, generation: number) => void,
  ): Promise<void> {
    const write = (): void => {
      this.manifest.refresh();
      this.isTailEmpty = false;
      const deaths = new Map<number, Set<number>>();
      const generation = this.manifest.generation + 1;
      work(deaths, generation);
      for (const [segment, ordinals] of deaths)
        recordDeaths(this.store, segment, deathsIn(generation, [...ordinals]));
      this.store.addTo('generation', 1);
    };
    await this.store.inTurn(() =>
      retryVanishedLater(async () => {
        await this.openSegments();
        await this.store.writeWhenFree(write);
      }),
    );
  }

  close(): void {
    this.manifest.close();
  }
}

/** The first document of a key has equal times; any later one has different times, whatever the clock says. */
export function writtenAt(now: number, first: number | undefined): { firstMs: number; lastMs: number } {
  return first === undefined
    ? { firstMs: now, lastMs: now }
    : { firstMs: first, lastMs: Math.max(now, first + 1) };
}
