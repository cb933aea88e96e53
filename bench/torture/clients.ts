import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rawClient } from '../../test/harness/raw-client.ts';
import { startRealService } from '../../test/harness/real-service.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * One address floods the service as it is installed, with sockets that never read and bodies that never come, and opens
 * another for each that is closed; meanwhile a caller from another address searches and asks for its health.
 */
const usage =
  'clients.ts [--seconds N] [--silent N] [--slow N] [--sites N]: another caller while one address floods the service';
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
const REOPEN_AFTER_MS = 1_000;

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
let isOver = false;
let connectionsOpened = 0;

const silentRequest = 'GET /docs/reference.js HTTP/1.1\r\nhost: a\r\n\r\n';
const slowRequest =
  'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
const floods = [
  ...Array.from({ length: Number(values.silent) }, () => flood(silentRequest, false)),
  ...Array.from({ length: Number(values.slow) }, () => flood(slowRequest, true)),
];
try {
  const until = performance.now() + Number(values.seconds) * 1000;
  const words = ['contact', 'team', 'kontakt', 'hours'];
  const [search, health] = await Promise.all([
    askUntil(until, (n) => `/search?q=${words[n % words.length]}&mode=any&limit=25&offset=${n % 400}`),
    askUntil(until, () => '/health'),
  ]);
  const report = { seconds: Number(values.seconds), connections_opened: connectionsOpened, search, health };
  process.stdout.write(`${JSON.stringify({ ...report, ...(await stopService()) }, null, 1)}\n`);
} finally {
  isOver = true;
  await stopService();
  await Promise.all(floods);
  rmSync(folder, { recursive: true, force: true });
}

/** SIGTERM while the flood goes on; the second time it has ended already. */
async function stopService(): Promise<{ stop_ms: number; exit_code: number | null }> {
  const started = performance.now();
  const exit_code = await service.stop();
  return { stop_ms: Math.round(performance.now() - started), exit_code };
}

/** Keeps one hostile connection open, as far as it is let. */
async function flood(request: string, reads: boolean): Promise<void> {
  while (!isOver) {
    connectionsOpened += 1;
    const client = rawClient(address, request, { reads });
    // A client that does not read is not told that it was disconnected, so it begins again after a while.
    await Promise.race([client.closed, overOrAfter(25_000)]);
    client.socket.destroy();
    await overOrAfter(REOPEN_AFTER_MS);
  }
}

async function overOrAfter(ms: number): Promise<void> {
  for (let waited = 0; waited < ms && !isOver; waited += 250) await delay(Math.min(250, ms));
}

/** Asks one request after another, twenty times a second at most, and sums up. */
async function askUntil(end: number, path: (n: number) => string) {
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
