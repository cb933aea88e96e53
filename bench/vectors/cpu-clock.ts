/** CPU time of the whole process, including its threads, and wall time. */
export class CpuClock {
  private cpu = process.cpuUsage();
  private wall = performance.now();

  start(): void {
    this.wall = performance.now();
  }

  cpuSeconds(): number {
    const { user, system } = process.cpuUsage(this.cpu);
    return Math.round((user + system) / 1e3) / 1e3;
  }

  wallMs(): number {
    return performance.now() - this.wall;
  }

  wallSeconds(): number {
    return Math.round(this.wallMs() / 100) / 10;
  }
}
