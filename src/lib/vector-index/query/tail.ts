import type { Store } from '../store/store.ts';
import { readTailRows } from '../store/tail-rows.ts';

/** Recent rows in memory; each is compared in full precision, before any coding. */
export class Tail {
  private readonly store: Store;
  private readonly vectors = new Map<string, Float32Array>();
  private model = 0;
  private manifest = -1;
  private lastSeq = 0;

  constructor(store: Store) {
    this.store = store;
  }

  get rows(): ReadonlyMap<string, Float32Array> {
    return this.vectors;
  }

  /** Reads what was written since; call it inside a transaction of the reader. */
  refresh(model: number, manifest: number): void {
    // Rows leave the tail only when the manifest changes.
    if (manifest !== this.manifest || model !== this.model) {
      this.store.refuseLostRows('tail', 'tail_rows');
      this.vectors.clear();
      this.lastSeq = 0;
      this.manifest = manifest;
      this.model = model;
    }
    for (const row of readTailRows(this.store, this.lastSeq)) {
      this.lastSeq = row.seq;
      if (row.model !== model) continue;
      if (row.vector === undefined) this.vectors.delete(row.key);
      else this.vectors.set(row.key, row.vector);
    }
  }
}
