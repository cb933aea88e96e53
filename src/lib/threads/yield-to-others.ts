import { setPriority } from 'node:os';

const NICENESS = 5;

/**
 * Called by a worker whose work can wait: if there is more to do than processors, the threads that answer requests go first. A priority
 * applies to a thread on Linux but to the whole process elsewhere, so elsewhere nothing is changed.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(NICENESS);
}
