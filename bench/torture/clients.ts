import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startRealService } from '../../test/harness/real-service.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * One address floods the installed service with sockets that never read and bodies that never arrive, and opens another for each that is
 * closed. Meanwhile a caller from another address searches and requests the health.
 */
const usage = `usage: bench clients [options]
  --seconds N   how long (default 300)
  --silent N    sockets that never read (default 256)
  --slow N      bodies that never arrive (default 256)
  --sites N     demo companies to search (default 500)`;
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '300' },
    silent: { type: 'string', default: '256' },
    slow: { type: 'string', default: '256' },
    sites: { type: 'string', default: '500' },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const NEIGHBOUR = '127.0.0.2';

const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const service = await startRealService({
  DATA_DIR: join(folder, 'data'),
  DEMO_SITES: values.sites,
  LOG_LEVEL: 'error',
  HOST: '0.0.0.0',
  ADMIN_TOKEN,
});
const { port } = new URL(service.address);
const address = `http://127.0.0.1:${port}`;
const flood = startFlood();
try {
  const until = performance.now() + Number(values.seconds) * 1000;
  const words = ['contact', 'team', 'kontakt', 'hours'];
  const [search, health] = await Promise.all([
    requestUntil(until, (n) => `/search?q=${words[n % 4]}&mode=any&limit=${1 + (n % 97)}&offset=${n % 389}`),
    requestUntil(until, () => '/health'),
  ]);
  const stopped = await stopService();
  const connections_opened = await flood.stop();
  const report = { seconds: Number(values.seconds), connections_opened, search, health, ...stopped };
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
} finally {
  await flood.stop();
  await stopService();
  rmSync(folder, { recursive: true, force: true });
}

/** Sends SIGTERM during the flood. The second time the service has already ended. */
async function stopService(): Promise<{ stop_ms: number; exit_code: number | null }> {
  const started = performance.now();
  const exit_code = await service.stop();
  return { stop_ms: Math.round(performance.now() - started), exit_code };
}

/** Starts the hostile clients in their own process. `stop` resolves with how many connections they opened. */
function startFlood(): { stop(): Promise<number> } {
  const script = fileURLToPath(new URL('./clients-flood.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, address, values.silent, values.slow], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const ended = once(child, 'close');
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return Number(printed);
    },
  };
}

/** Sends one request after another, at most twenty per second, and sums up. */
async function requestUntil(end: number, path: (n: number) => string) {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  for (let n = 0; performance.now() < end; n++) {
    const started = performance.now();
    const status = await ask(path(n));
    times.push(performance.now() - started);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await delay(50);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10;
  return { requests: times.length, statuses, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

function ask(path: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    get({ host: '127.0.0.1', port, path, headers, localAddress: NEIGHBOUR, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
