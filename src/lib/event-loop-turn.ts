import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Several requests may work in one turn, so the share of each is much shorter than what people notice. */
const TURN_MS_MAX = 10;

let beganAt: number | undefined;

/**
 * Whether the current work has held this turn of the event loop for so long that it should yield. `await` alone does not yield if its
 * promise is already settled, for example in a loop over SQLite queries, which return at once.
 */
export function isTurnSpent(): boolean {
  if (beganAt !== undefined) return performance.now() - beganAt >= TURN_MS_MAX;
  beganAt = performance.now();
  setImmediate(() => {
    beganAt = undefined;
  });
  return false;
}

/** Resolves in a turn that is not used up. Waiters continue in order, each in its own turn if the one before used it up. */
export async function freshTurn(): Promise<void> {
  while (isTurnSpent()) await nextTurn();
}
