import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TurnMessage } from './watch-turns.ts';

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** Collects garbage, so that resident memory is what the idle service needs, and resets the longest turn. */
  settle(): Promise<void>;
  /** CPU time of the longest turn of the event loop since `settle`, in ms. */
  longestTurnMs(): Promise<number>;
  /** Sends SIGKILL and waits until the process has exited. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly workers: number;
  readonly cacheBytes: number;
}

/** The flags of scripts/run.mjs for a service, and one for `settle`. */
const serviceFlags = ['--max-semi-space-size=8', '--expose-gc'];

export async function startServer(
  directory: string,
  { workers, cacheBytes }: ServerOptions = { workers: 0, cacheBytes: 0 },
): Promise<RunningServer> {
  const script = fileURLToPath(new URL('./bench-server.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, ...serviceFlags, script, directory, String(workers), String(cacheBytes)],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    },
  );
  if (!child.stdout) throw new Error('the server has no output');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const ask = async (message: TurnMessage): Promise<number> => {
    child.send(message);
    const [figure] = (await once(child, 'message')) as [number];
    return figure;
  };
  return {
    address,
    pid: child.pid ?? 0,
    settle: async () => void (await ask('settle')),
    longestTurnMs: () => ask('longest turn'),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
