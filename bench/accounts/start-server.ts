import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  readonly address: string;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

export async function startServer(directory: string): Promise<RunningServer> {
  const script = fileURLToPath(new URL('./account-server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    address,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
