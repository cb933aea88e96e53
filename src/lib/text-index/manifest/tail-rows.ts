import type { Store } from './store.ts';

export interface NewTailRow {
  readonly key: string;
  readonly firstMs: number;
  readonly lastMs: number;
  /** Encoded; null when the key ended. */
  readonly document: Uint8Array | null;
  readonly generation: number;
}

export function addTailRow(store: Store, { key, firstMs, lastMs, document, generation }: NewTailRow): void {
  store.run(
    'INSERT INTO tail (key, first_ms, last_ms, document, generation) VALUES (?, ?, ?, ?, ?)',
    key,
    firstMs,
    lastMs,
    document,
    generation,
  );
  store.addTo('tail_rows', 1);
}

/** Readers that hold the document of a key in their tail learn of its end from a row without one. */
export function endInTail(store: Store, key: string, generation: number): void {
  const now = Date.now();
  addTailRow(store, { key, firstMs: now, lastMs: now, document: null, generation });
}

/** Removes rows that are in a segment now. */
export function removeTailRows(store: Store, upTo: number): void {
  store.addTo('tail_rows', -store.run('DELETE FROM tail WHERE seq <= ?', upTo));
  store.setCounter('tail_base', upTo);
}
