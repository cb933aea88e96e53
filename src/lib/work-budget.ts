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
      // A thread cannot have used more than the time that has passed, and reading the clock is far cheaper than asking the system.
      isSpent ||= wallMs() >= wallEnd && cpuMs() >= cpuEnd;
      return isSpent;
    },
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
