import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly workers: number;
  readonly cacheBytes: number;
}

export async function startServer(
  directory: string,
  { workers, cacheBytes }: ServerOptions = { workers: 0, cacheBytes: 0 },
): Promise<RunningServer> {
  const script = fileURLToPath(new URL('./bench-server.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, script, directory, String(workers), String(cacheBytes)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('the server has no output');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    address,
    pid: child.pid ?? 0,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
