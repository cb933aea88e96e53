import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Several requests may work in one turn, so the share of one is much shorter than what people notice. */
const TURN_MS_MAX = 10;

let beganAt: number | undefined;

/**
 * Whether the calling work has held this turn of the event loop for so long that it should yield. `await` alone does not
 * yield where its promise is settled already: SQLite answers at once, and so does a loop over many names.
 */
export function isTurnSpent(): boolean {
  if (beganAt !== undefined) return performance.now() - beganAt >= TURN_MS_MAX;
  beganAt = performance.now();
  setImmediate(() => {
    beganAt = undefined;
  });
  return false;
}

/** Resolves in a turn that is not spent. Waiters go in order, each in a turn of its own if the one before used it up. */
export async function freshTurn(): Promise<void> {
  while (isTurnSpent()) await nextTurn();
}
