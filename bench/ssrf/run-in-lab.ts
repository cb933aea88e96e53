import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AttackReport } from './attack-report.ts';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const OUTPUT_BYTES_MAX = 16 << 20;
const RUN_MS_MAX = 20 * 60_000;
/** Proxies in the environment point to the inside as well. */
const inner = 'http://10.0.0.5:3128';
const PROXIES = {
  HTTP_PROXY: inner,
  HTTPS_PROXY: inner,
  ALL_PROXY: inner,
  http_proxy: inner,
  https_proxy: inner,
  NODE_USE_ENV_PROXY: '1',
};

/** Why the lab cannot run here; undefined if it can. */
export function labProblem(): string | undefined {
  const inside = spawnSync(script('./enter-namespace.sh'), [
    'python3',
    '-c',
    'import socket; socket.AF_PACKET',
  ]);
  if (inside.status === 0 && String(inside.stderr) === '') return undefined;
  const reason = String(inside.stderr ?? inside.error)
    .trim()
    .split('\n')[0];
  return `the lab needs root, unshare, ip and python3: ${reason}`;
}

/** Runs a program of this folder in the lab network. */
export async function runInLab(program: string, ...args: readonly string[]): Promise<AttackReport> {
  const { stdout } = await promisify(execFile)(
    script('./enter-namespace.sh'),
    [process.execPath, '--disable-warning=ExperimentalWarning', script(program), ...args],
    { maxBuffer: OUTPUT_BYTES_MAX, timeout: RUN_MS_MAX, env: { ...process.env, ...PROXIES } },
  );
  return JSON.parse(stdout) as AttackReport;
}
