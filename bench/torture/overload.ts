import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startRealService } from '../../test/harness/real-service.ts';
import { cpuMsOf } from '../cpu-of-process.ts';
import { readArguments } from '../read-arguments.ts';
import type { Answers } from './overload-clients.ts';

/**
 * More and more clients that search without a pause: how much the service still answers, and how quickly it reports that it is full or
 * alive.
 */
const usage = `usage: bench overload [options]
  --seconds N     how long each number of clients is measured, all rounds together (default 30)
  --rounds N      number of rounds, so that other work on the machine affects all alike (default 3)
  --sites N       demo companies to search (default 500)
  --report FILE   where to write the report (default docs/benchmarks/overload.md)`;
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    sites: { type: 'string', default: '500' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/overload.md', import.meta.url)),
    },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const LEVELS = [8, 64, 256, 600];
const PROBE_EVERY_MS = 100;
const GOODPUT_SHARE_MIN = 0.8;
const PROBE_MS_MAX = 20;
const WARM_UP_MS = 1_000;
const rounds = Number(values.rounds);

interface Window extends Answers {
  readonly seconds: number;
  readonly cpuMs: number;
  readonly probeMs: Readonly<Record<'/health' | '/ready' | 'refused', readonly number[]>>;
}

const folder = mkdtempSync(join(tmpdir(), 'overload-'));
const service = await startRealService({
  DATA_DIR: join(folder, 'data'),
  DEMO_SITES: values.sites,
  HOST: '0.0.0.0',
  ADMIN_TOKEN,
});
const { port } = new URL(service.address);
const agent = new Agent({ keepAlive: true, maxSockets: 2 });
const windows = new Map<number, Window[]>(LEVELS.map((clients) => [clients, []]));
let idleProbeMs: readonly number[] = [];
try {
  await measure(8);
  idleProbeMs = (await probe(2_000))['/health'];
  for (let round = 0; round < rounds; round++)
    for (const clients of LEVELS) windows.get(clients)?.push(await measure(clients));
} finally {
  agent.destroy();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
const parts = LEVELS.map((clients) => summed(clients, windows.get(clients) ?? []));
writeFileSync(values.report, report());
process.stdout.write(`${JSON.stringify(parts, null, 1)}\n`);

async function measure(clients: number): Promise<Window> {
  const script = fileURLToPath(new URL('./overload-clients.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, port, String(clients), ADMIN_TOKEN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close');
  await once(lines, 'line');
  let printed = '{}';
  lines.on('line', (line) => {
    printed = line;
  });
  const started = performance.now();
  const cpuBefore = cpuMsOf(service.processId);
  await delay(WARM_UP_MS);
  const probeMs = await probe((Number(values.seconds) * 1_000) / rounds - WARM_UP_MS);
  const cpuMs = cpuMsOf(service.processId) - cpuBefore;
  const seconds = (performance.now() - started) / 1_000;
  child.kill('SIGTERM');
  await ended;
  return { ...(JSON.parse(printed) as Answers), seconds, cpuMs, probeMs };
}

/** Requests both in turn, as a load balancer does, and searches like a new client on a new connection. */
async function probe(durationMs: number): Promise<Window['probeMs']> {
  const probeMs = { '/health': [] as number[], '/ready': [] as number[], refused: [] as number[] };
  const searches: Promise<void>[] = [];
  const until = performance.now() + durationMs;
  while (performance.now() < until) {
    for (const path of ['/health', '/ready'] as const) {
      const started = performance.now();
      await ask(path);
      probeMs[path].push(performance.now() - started);
    }
    const started = performance.now();
    const search = ask(`/search?q=newcomer${started}`, new Agent()).then((status) => {
      if (status === 503) probeMs.refused.push(performance.now() - started);
    });
    searches.push(search);
    await delay(PROBE_EVERY_MS);
  }
  await Promise.all(searches);
  return probeMs;
}

function ask(path: string, by: Agent = agent): Promise<number> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: by }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

function summed(clients: number, measured: readonly Window[]) {
  const sum = (of: (window: Window) => number): number =>
    measured.reduce((all, window) => all + of(window), 0);
  const times = (of: (window: Window) => readonly number[]) => {
    const sorted = measured.flatMap(of).sort((a, b) => a - b);
    const at = (share: number): number => rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return { p50: at(0.5), p99: at(0.99) };
  };
  const answered = sum((window) => window.answered);
  const seconds = sum((window) => window.seconds);
  const cpuSeconds = sum(({ cpuMs }) => cpuMs) / 1_000;
  return {
    clients,
    perSecond: rounded(answered / seconds),
    perCpuSecond: rounded(answered / cpuSeconds),
    cpuSeconds: rounded(cpuSeconds),
    refused: sum((window) => window.refused),
    failed: sum((window) => window.failed),
    refusals: times(({ probeMs }) => probeMs.refused),
    health: times(({ probeMs }) => probeMs['/health']),
    ready: times(({ probeMs }) => probeMs['/ready']),
  };
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function report(): string {
  const peak = Math.max(...parts.map(({ perCpuSecond }) => perCpuSecond));
  const under = parts.filter(({ perCpuSecond }) => perCpuSecond < peak * GOODPUT_SHARE_MIN);
  const slow = parts.filter(({ health, ready }) => Math.max(health.p50, ready.p50) > PROBE_MS_MAX);
  const named = (found: readonly { clients: number }[]): string =>
    found.length === 0 ? 'none' : found.map(({ clients }) => clients).join(', ');
  const pair = ({ p50, p99 }: { p50: number; p99: number }): string => `${p50} / ${p99}`;
  const line = (part: (typeof parts)[number]): string =>
    `| ${part.clients} | ${part.perSecond} | ${part.perCpuSecond} | ${Math.round((part.perCpuSecond / peak) * 100)} % | ${part.cpuSeconds} | ${part.refused} | ${pair(part.refusals)} | ${pair(part.health)} | ${pair(part.ready)} | ${part.failed} |`;
  return `# More clients than the service can answer

\`homedex bench overload\` writes this file: the program as it is installed (default limits, ${values.sites} demo companies), and clients that search without a pause, no two searches alike, for ${values.seconds} s in ${rounds} rounds. A client that is refused (503) asks again at once on the same connection, and is made to wait for it. Every ${PROBE_EVERY_MS} ms another process asks for \`/health\` and \`/ready\`, and searches on a new connection: the time to refuse is how soon that newcomer hears 503.
The service, the clients and other work of the machine shared its ${availableParallelism()} processors. Times are milliseconds on the clock (p50 / p99) and hold the wait for a processor; idle, \`/health\` took ${rounded(idleProbeMs.toSorted((a, b) => a - b)[Math.floor(idleProbeMs.length / 2)] ?? 0)}. Searches for each second of the service's processor time do not depend on what else runs: they are what is compared.
The bars: at least ${GOODPUT_SHARE_MIN * 100} % of the most searches per CPU second (below it: ${named(under)}), and a p50 of the probes of at most ${PROBE_MS_MAX} ms (above it: ${named(slow)}).

| clients | searches a second | per CPU second | of the peak | CPU s of the service | refused | time to refuse | /health | /ready | failed |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${parts.map(line).join('\n')}
`;
}
