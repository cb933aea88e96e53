import { cpuMsOf } from '../cpu-of-process.ts';

/** The CPU time of some work in this process and in other processes that do it, and how long each run took. */
export class Cost {
  private readonly processIds: readonly number[];
  private ownMs = 0;
  private othersMs = 0;
  private readonly took: number[] = [];

  constructor(processIds: readonly number[]) {
    this.processIds = processIds;
  }

  async of<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const [at, own, others] = [performance.now(), process.cpuUsage(), this.usedByOthers()];
    const outcome = await work();
    this.took.push(performance.now() - at);
    const { user, system } = process.cpuUsage(own);
    this.ownMs += (user + system) / 1000;
    this.othersMs += this.usedByOthers() - others;
    return outcome;
  }

  own(times: number): string {
    return (this.ownMs / times).toFixed(2);
  }

  others(times: number): string {
    return (this.othersMs / times).toFixed(2);
  }

  all(times: number): string {
    return ((this.ownMs + this.othersMs) / times).toFixed(2);
  }

  latency(): string {
    const sorted = this.took.toSorted((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    return `${at(0.5)} / ${at(0.95)}`;
  }

  private usedByOthers(): number {
    return this.processIds.reduce((sum, processId) => sum + cpuMsOf(processId), 0);
  }
}
