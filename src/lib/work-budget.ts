/** How much work a page may cause. Checked often, so the check is cheap. */
export interface WorkBudget {
  /** Once true, it stays true. */
  isSpent(): boolean;
}

export const unlimitedWork: WorkBudget = { isSpent: () => false };

/**
 * Processor time of the calling thread from now on. Not the wall clock: on a busy machine an ordinary page would be cut
 * because of what others do.
 */
export function cpuBudget(cpuMsMax: number, cpuMs: () => number = threadCpuMs): WorkBudget {
  const end = cpuMs() + cpuMsMax;
  let isSpent = false;
  return {
    isSpent() {
      isSpent ||= cpuMs() >= end;
      return isSpent;
    },
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
