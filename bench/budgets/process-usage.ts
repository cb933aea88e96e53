import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export interface Usage {
  readonly mainMs: number;
  readonly totalMs: number;
}

/**
 * CPU time of a process so far: of its main thread, and of all live threads. It is read in nanoseconds, because /proc/stat only has
 * hundredths of a second.
 */
export function usageOf(processId: number): Usage {
  let totalMs = 0;
  for (const thread of readdirSync(`/proc/${processId}/task`)) totalMs += threadMs(processId, thread);
  return { mainMs: threadMs(processId, String(processId)), totalMs };
}

function threadMs(processId: number, thread: string): number {
  try {
    const [nanoseconds = '0'] = readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(
      ' ',
    );
    return Number(nanoseconds) / 1e6;
  } catch {
    // The thread has ended meanwhile.
    return 0;
  }
}

/** Resets the peak and returns the resident memory now, in MB. */
export function beginPeak(processId: number): number {
  writeFileSync(`/proc/${processId}/clear_refs`, '5');
  return statusMb(processId, 'VmRSS');
}

export const peakMb = (processId: number): number => statusMb(processId, 'VmHWM');

function statusMb(processId: number, name: string): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
}
