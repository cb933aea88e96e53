/** Limits how much work a page may cause. It is checked often, so the check is cheap. */
export interface WorkBudget {
  /** Once true, it stays true. */
  isSpent(): boolean;
}

export const unlimitedWork: WorkBudget = { isSpent: () => false };

/**
 * Limits the processor time of the calling thread from now on. The wall clock is not used, because on a busy machine an ordinary page would
 * be cut off because of other work.
 */
export function cpuBudget(
  cpuMsMax: number,
  cpuMs: () => number = threadCpuMs,
  wallMs: () => number = () => performance.now(),
): WorkBudget {
  const cpuEnd = cpuMs() + cpuMsMax;
  const wallEnd = wallMs() + cpuMsMax;
  let isSpent = false;
  return {
    isSpent() {
      // A thread cannot have used more CPU time than the time that has passed, and reading the clock is far cheaper than a system call.
      isSpent ||= wallMs() >= wallEnd && cpuMs() >= cpuEnd;
      return isSpent;
    },
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
