import { readFileSync } from 'node:fs';
import { Pool } from 'undici';

export interface Target {
  readonly address: string;
  readonly pid: number;
}

/** Sends requests to a server over many connections, in any number of runs, and sums up the results. */
export class Driver {
  private readonly target: Target;
  private readonly connections: number;
  private readonly path: (n: number) => string;
  private readonly times: number[] = [];
  private readonly failures = new Map<number, number>();
  private sent = 0;
  private seconds = 0;
  private cpuSeconds = 0;

  constructor(target: Target, connections: number, path: (n: number) => string) {
    this.target = target;
    this.connections = connections;
    this.path = path;
  }

  /** Runs without measuring, so that compiling, cold caches and a growing heap do not count. */
  async warmUp(seconds: number): Promise<void> {
    await this.run(seconds);
    this.times.length = 0;
    this.failures.clear();
    this.seconds = 0;
    this.cpuSeconds = 0;
  }

  async run(seconds: number): Promise<void> {
    const pool = new Pool(this.target.address, { connections: this.connections });
    const cpuBefore = cpuSeconds(this.target.pid);
    const started = performance.now();
    const until = started + seconds * 1000;
    await Promise.all(Array.from({ length: this.connections }, () => this.request(pool, until)));
    this.seconds += (performance.now() - started) / 1000;
    this.cpuSeconds += cpuSeconds(this.target.pid) - cpuBefore;
    await pool.close();
  }

  report() {
    const times = this.times.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
    return {
      requests: times.length,
      per_second: Math.round(times.length / this.seconds),
      server_cpu_us: Math.round((this.cpuSeconds / times.length) * 1e7) / 10,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      failures: Object.fromEntries(this.failures),
    };
  }

  private async request(pool: Pool, until: number): Promise<void> {
    while (performance.now() < until) {
      const started = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', path: this.path(this.sent++) });
      await body.dump();
      this.times.push(performance.now() - started);
      if (statusCode !== 200) this.failures.set(statusCode, (this.failures.get(statusCode) ?? 0) + 1);
    }
  }
}

const TICKS_PER_SECOND = 100;

/** CPU time of all threads of a process, from the kernel. A rate alone means little on a machine with other work. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
