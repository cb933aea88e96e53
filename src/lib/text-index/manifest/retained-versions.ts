import type { Store } from './store.ts';

/**
 * Dead documents are kept for those who compare the index with what it was: a version that died after `keep_since` may
 * still be asked for. What was dropped all the same is known by the last generation in which a dropped version died.
 */

/** From how many dead documents on nothing is kept any more: a quarter of the index, or some that are no burden. */
const keptShare = 0.25;
const keptAlways = 4 * 65_536;

/** The generation after which deaths are kept; Infinity when nobody compares. */
export function keptSince(store: Store): number {
  const value = store.meta('keep_since');
  return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
}

export function keepSince(store: Store, generation: number | undefined): void {
  const wanted = generation ?? Number.POSITIVE_INFINITY;
  if (keptSince(store) === wanted) return;
  if (generation === undefined) store.run("DELETE FROM meta WHERE name = 'keep_since'");
  else store.setMeta('keep_since', generation);
}

/** Whether so many dead documents are more than may be kept beside the living. */
export function areTooMany(dead: number, living: number): boolean {
  return dead > Math.max(keptAlways, living * keptShare);
}

/** Versions that died in a generation up to this one may be gone. */
export function forgottenUntil(store: Store): number {
  return Number(store.meta('forgotten_until') ?? 0);
}

/** Call in the transaction that drops versions, with the last generation in which one of them died. */
export function noteForgotten(store: Store, generation: number): void {
  if (generation > forgottenUntil(store)) store.setMeta('forgotten_until', generation);
}
