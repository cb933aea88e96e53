import type { Store } from './store.ts';

export interface NewTailRow {
  readonly key: string;
  readonly firstMs: number;
  readonly lastMs: number;
  /** The encoded document; null when the key has ended in the tail (see `endInTail`). */
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

/** Adds a row without a document, which tells readers that hold the key's document in their tail that it has ended. */
export function endInTail(store: Store, key: string, generation: number): void {
  const now = Date.now();
  addTailRow(store, { key, firstMs: now, lastMs: now, document: null, generation });
}

/** Removes rows that have been moved to a segment. */
export function removeTailRows(store: Store, upTo: number): void {
  store.addTo('tail_rows', -store.run('DELETE FROM tail WHERE seq <= ?', upTo));
  store.setCounter('tail_base', upTo);
}
