/** Notes how much processor time each test file takes, its child processes included: unlike wall time it is the same on a busy machine. */
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    cpuSeconds?: number;
  }
}

const TICKS_PER_SECOND = 100;

/** User and system time of this process and of its children that have ended; 0 where there is no /proc. */
function cpuSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program is in brackets and may contain spaces; the times are the 12th to 15th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Files that share a process: the first pays for its start. */
const shared = globalThis as { isProcessPaidFor?: boolean };
const startedAt = shared.isProcessPaidFor ? cpuSeconds() : 0;
shared.isProcessPaidFor = true;

// biome-ignore lint/correctness/noEmptyPattern: vitest wants the fixtures taken apart, and none is needed
afterAll(({}, file) => {
  file.meta.cpuSeconds = cpuSeconds() - startedAt;
});
