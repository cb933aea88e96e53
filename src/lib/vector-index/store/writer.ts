import type { VectorModel, VectorRow } from '../api.ts';
import { WrongModel } from '../errors.ts';
import { KeyFiles } from '../files/key-files.ts';
import { unitVector, validateKey } from '../unit-vector.ts';
import { currentModel, readModel } from './models.ts';
import { addDeletedRows, readDeletedRows, readSegments } from './segments.ts';
import type { Store } from './store.ts';
import { addTailRow, findTailRow } from './tail-rows.ts';

/** Applies writes: the row goes to the tail, and the row it replaces is marked as deleted, both in one durable transaction. */
export class Writer {
  private readonly store: Store;
  private readonly keys: SegmentKeys;

  constructor(directory: string, store: Store) {
    this.store = store;
    this.keys = new SegmentKeys(directory, store);
  }

  upsert(rows: readonly VectorRow[], modelName: string): Promise<void> {
    return this.store.writeInTurn(() => {
      const { id, model } = this.modelNamed(modelName);
      const batch = new DeletionBatch();
      for (const { key, vector } of rows) {
        validateKey(key);
        const unit = unitVector(vector, model.dims, `the vector of ${key}`);
        // A key that is already in the tail has no live row in a segment.
        if (findTailRow(this.store, id, key) === undefined)
          for (const { segment, row } of this.keys.find(key, id)) batch.add(segment, row);
        addTailRow(this.store, id, key, unit);
      }
      batch.record(this.store);
    });
  }

  delete(keys: readonly string[]): Promise<number> {
    return this.store.writeInTurn(() => {
      const batch = new DeletionBatch();
      let deleted = 0;
      for (const key of new Set(keys)) if (this.deleteOne(key, batch)) deleted++;
      batch.record(this.store);
      return deleted;
    });
  }

  close(): void {
    this.keys.close();
  }

  private deleteOne(key: string, batch: DeletionBatch): boolean {
    const id = this.store.counter('model');
    const recent = findTailRow(this.store, id, key);
    const locations = this.keys.find(key, id);
    const alive =
      recent === undefined ? locations.filter((location) => !batch.includes(this.store, location)) : [];
    for (const { segment, row } of alive) batch.add(segment, row);
    const isThere = alive.length > 0 || recent?.vector !== undefined;
    // A row without a vector is a tombstone for readers that hold the key in their tail, and for running flushes.
    if (isThere) addTailRow(this.store, id, key, undefined);
    return isThere;
  }

  private modelNamed(name: string): { readonly id: number; readonly model: VectorModel } {
    const building = Number(this.store.meta('building') ?? 0);
    const current = currentModel(this.store);
    if (current?.model.name === name) return current;
    const next = building === 0 ? undefined : readModel(this.store, building);
    if (next?.name === name) return { id: building, model: next };
    throw new WrongModel(
      current === undefined
        ? 'nothing has been built in this vector index yet, so it accepts no vectors'
        : `the index holds vectors of the model ${current.model.name}, not ${name}`,
    );
  }
}

interface Location {
  readonly segment: number;
  readonly row: number;
}

/** Rows that are deleted in one transaction, by segment. */
class DeletionBatch {
  private readonly bySegment = new Map<number, number[]>();
  private earlier: ReadonlyMap<number, ReadonlySet<number>> | undefined;

  add(segment: number, row: number): void {
    const rows = this.bySegment.get(segment);
    if (rows === undefined) this.bySegment.set(segment, [row]);
    else rows.push(row);
  }

  /** Whether the row was deleted before this transaction. */
  includes(store: Store, { segment, row }: Location): boolean {
    this.earlier ??= rowsBySegment(store);
    return this.earlier.get(segment)?.has(row) === true;
  }

  record(store: Store): void {
    for (const [segment, rows] of this.bySegment) addDeletedRows(store, segment, Uint32Array.from(rows));
  }
}

function rowsBySegment(store: Store): ReadonlyMap<number, ReadonlySet<number>> {
  const dead = new Map<number, Set<number>>();
  for (const { segment, rows } of readDeletedRows(store, 0)) {
    const known = dead.get(segment) ?? new Set();
    for (const row of rows) known.add(row);
    dead.set(segment, known);
  }
  return dead;
}

/** The keys of all segments, for writes, which must know which row they replace. */
class SegmentKeys {
  private readonly directory: string;
  private readonly store: Store;
  private readonly opened = new Map<number, KeyFiles>();
  private manifest = -1;

  constructor(directory: string, store: Store) {
    this.directory = directory;
    this.store = store;
  }

  /** Where a key is, including deleted rows; call it inside a transaction. */
  find(key: string, model: number): { readonly segment: number; readonly row: number }[] {
    this.refresh(model);
    const locations: { readonly segment: number; readonly row: number }[] = [];
    for (const [segment, keys] of this.opened) {
      const row = keys.find(key);
      if (row !== undefined) locations.push({ segment, row });
    }
    return locations;
  }

  close(): void {
    for (const keys of this.opened.values()) keys.close();
    this.opened.clear();
    this.manifest = -1;
  }

  private refresh(model: number): void {
    const manifest = this.store.counter('manifest');
    if (manifest === this.manifest) return;
    const segments = readSegments(this.store).filter((facts) => facts.model === model);
    for (const [id, keys] of this.opened) {
      if (segments.some((facts) => facts.id === id)) continue;
      keys.close();
      this.opened.delete(id);
    }
    for (const { id, rows } of segments)
      if (!this.opened.has(id))
        this.opened.set(id, new KeyFiles(this.directory, this.store.identity, id, rows));
    this.manifest = manifest;
  }
}
