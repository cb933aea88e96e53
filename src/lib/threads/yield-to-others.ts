import { setPriority } from 'node:os';

const NICENESS = 5;

/**
 * Called by a worker whose work can wait: when there is more to do than processors, the threads that answer go first. A priority
 * belongs to a thread on Linux and to the whole process elsewhere, so elsewhere nothing is changed.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(NICENESS);
}
