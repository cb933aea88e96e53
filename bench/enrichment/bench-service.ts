import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from '../cpu-of-process.ts';

const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';

/** A service in its own process that fetches only from the fake internet of the benchmark. */
export interface BenchService {
  /** Sends a request as the operator. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  residentMb(): number;
  cpuMs(): number;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBenchService(dataDir: string, crawlHosts: string): Promise<BenchService> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      // The same flag as in scripts/run.mjs.
      '--max-semi-space-size=8',
      fileURLToPath(new URL('../../src/bin/serve.ts', import.meta.url)),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        DATA_DIR: dataDir,
        DEMO_SITES: '0',
        LOG_LEVEL: 'silent',
        ADMIN_TOKEN,
        CRAWL_HOSTS: crawlHosts,
        CRAWL_INDEX_URL: 'off',
        CRAWL_CONCURRENCY: '0',
        MALLOC_ARENA_MAX: '2',
      },
    },
  );
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    return {
      ask: (path, init) =>
        fetch(`${address}${path}`, { ...init, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }),
      residentMb() {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
      },
      cpuMs: () => cpuMsOf(child.pid ?? 0),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  }
  throw new Error('the service did not start');
}
