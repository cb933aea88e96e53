import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The real program in a process of its own, started as an operator would. */
export interface RunningHomedex {
  readonly process: ChildProcess;
  readonly address: string;
  /** Asks it to stop and returns the exit code. */
  stop(): Promise<number | null>;
}

const environment = (dataDir: string, settings: Readonly<Record<string, string>>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  ...settings,
});

/** Starts the service. If it ends before it listens, throws an error with its error output. */
export async function startService(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningHomedex> {
  const child = spawnService(dataDir, settings);
  let output = '';
  for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
    output += `${line}\n`;
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr?.resume();
    return {
      process: child,
      address,
      async stop() {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        const [code] = (await exited) as [number | null];
        return code;
      },
    };
  }
  throw new Error(output);
}

export function spawnService(dataDir: string, settings: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/bin/serve.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(dataDir, settings),
  });
}
