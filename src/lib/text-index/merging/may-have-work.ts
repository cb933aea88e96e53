import type { Store } from '../manifest/store.ts';

/** The tail is flushed once it has this many documents: enough to be worth a segment, few enough to be read again at startup. */
const flushRowsMin = 4096;

export function isTailLong(store: Store): boolean {
  const bounds = store.get('SELECT COALESCE(MAX(seq) - MIN(seq) + 1, 0) AS rows FROM tail');
  return Number(bounds?.rows) >= flushRowsMin;
}

/** Whether the compactor could find something to do. It takes a thread to find out more, which a small index never needs. */
export const mayHaveWork = (store: Store): boolean =>
  isTailLong(store) || store.get('SELECT 1 AS one FROM segments LIMIT 1') !== undefined;
