import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work of several requests may stand in one turn, so that of one is much shorter than what people notice. */
const TURN_MS_MAX = 10;

let beganAt: number | undefined;

/**
 * Whether the work that asks has had this turn of the event loop for so long that others should be heard. `await` alone lets
 * nobody else in where its promise is settled already: SQLite answers at once, and so does a loop over many names.
 */
export function isTurnSpent(): boolean {
  if (beganAt !== undefined) return performance.now() - beganAt >= TURN_MS_MAX;
  beganAt = performance.now();
  setImmediate(() => {
    beganAt = undefined;
  });
  return false;
}

/** Resolves in a turn that is not spent. Those who wait go in order, each in a turn of its own if the one before used it up. */
export async function freshTurn(): Promise<void> {
  while (isTurnSpent()) await nextTurn();
}
