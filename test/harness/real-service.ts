import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../src/bin/cli.ts', import.meta.url));
const nodeOptions = ['--disable-warning=ExperimentalWarning'];
/** The options with which `scripts/run.mjs` starts it. */
const serviceOptions = [...nodeOptions, '--max-semi-space-size=8'];
const serviceEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * The only variables inherited from this process: where programs are, and where Node keeps compiled code, as `scripts/run.mjs`
 * sets it. All settings come from the test.
 */
const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

export interface RealService {
  readonly address: string;
  readonly processId: number;
  /** Everything it has printed so far. */
  printed(): string;
  /** Sends SIGTERM and waits for the exit; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the program as an operator does, in a process of its own; resolves once it listens. */
export async function startRealService(environment: Readonly<Record<string, string>>): Promise<RealService> {
  const child: ChildProcess = spawn(process.execPath, [...serviceOptions, cli, 'serve'], {
    env: { ...inherited(), PORT: '0', ...serviceEnvironment, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.stderr === null || child.pid === undefined) throw new Error('the service did not start');
  const processId = child.pid;
  let printed = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stderr }).on('line', (line) => {
    printed += `${line}\n`;
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  exited.then(() => reject(new Error(`the service ended before it listened:\n${printed}`)), reject);
  return {
    address: await listening,
    processId,
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command, given as it would be typed after `homedex`. */
export async function runRealCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<Finished> {
  const child = spawn(process.execPath, [...nodeOptions, cli, ...args], {
    env: { ...inherited(), ...environment },
    cwd: folder,
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    printed.err += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...printed };
}

/** Starts a command that the test stops once its output contains a certain text. */
export function spawnCommand(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...nodeOptions, cli, ...args], {
    env: { ...inherited(), ...environment },
  });
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const look of listeners) look();
    });
  const code = once(child, 'close').then(([status]) => status as number | null);
  return {
    process: child,
    code,
    /** Resolves when it has printed this text. If it ends without doing so, rejects with what it printed. */
    printed: (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (output.includes(text)) resolve();
        };
        listeners.push(look);
        look();
        code.then(() => reject(new Error(output)), reject);
      }),
  };
}
