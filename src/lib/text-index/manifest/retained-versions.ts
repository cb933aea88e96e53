import type { Store } from './store.ts';

/**
 * Dead documents are retained for comparisons with an earlier generation: a version that died after `keep_since` may still be
 * needed. The last generation in which a dropped version died is stored, so that comparisons know what is missing.
 */

/** The limit of dead documents above which none are retained: a quarter of the index, or a number that costs little. */
const retainedShare = 0.25;
const retainedAlways = 4 * 65_536;

/** The generation after which deaths are retained; Infinity when nothing is compared. */
export function retainedSince(store: Store): number {
  const value = store.meta('keep_since');
  return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
}

export function keepSince(store: Store, generation: number | undefined): void {
  const wanted = generation ?? Number.POSITIVE_INFINITY;
  if (retainedSince(store) === wanted) return;
  if (generation === undefined) store.run("DELETE FROM meta WHERE name = 'keep_since'");
  else store.setMeta('keep_since', generation);
}

/** Whether there are more dead documents than may be retained for this number of live ones. */
export function areTooMany(dead: number, living: number): boolean {
  return dead > Math.max(retainedAlways, living * retainedShare);
}

/** Versions that died up to this generation may have been dropped. */
export function forgottenUntil(store: Store): number {
  return Number(store.meta('forgotten_until') ?? 0);
}

/** Call it in the transaction that drops versions, with the last generation in which one of them died. */
export function noteForgotten(store: Store, generation: number): void {
  if (generation > forgottenUntil(store)) store.setMeta('forgotten_until', generation);
}
