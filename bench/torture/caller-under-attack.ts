import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startRealService } from '../../test/harness/real-service.ts';
import { cpuMsOf } from '../cpu-of-process.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * One caller searches four times per second: alone, next to each kind of attack, and next to all of them, from two other addresses without
 * a token. Several rounds, so that other work on the machine affects all of them alike.
 */
const usage = `usage: bench caller-under-attack [options]
  --seconds N     how long each part takes, all rounds together (default 60)
  --rounds N      number of rounds; each should take more than a minute, the window of the rate limits (default 4)
  --sites N       demo companies to search (default 500)
  --report FILE   where to write the report (default docs/benchmarks/caller-under-attack.md)`;
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '4' },
    sites: { type: 'string', default: '500' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/caller-under-attack.md', import.meta.url)),
    },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const CALLER = '127.0.0.2';
const EVERY_MS = 250;
const P99_FACTOR_MAX = 2;
const rounds = Number(values.rounds);
const kinds = ['pipelining', 'flood', 'copilot', 'uploads'];
/** Each attack uses its own addresses, so that rejections of one do not weaken the next. */
const attacks = ['', ...kinds, kinds.join(',')];

interface Window {
  readonly times: readonly number[];
  readonly failed: number;
  readonly cpuMs: number;
  readonly longestTurnMs: number;
  readonly attack: Readonly<Record<string, number>>;
}

interface Part {
  readonly beside: string;
  readonly longestTurn: number;
  readonly searches: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly cpuSeconds: number;
  readonly attack: string;
}

/** The load of the minute before, which shows what else the machine is doing. */
const [loadBefore = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'caller-under-attack-'));
const service = await startRealService({
  DATA_DIR: join(folder, 'data'),
  DEMO_SITES: values.sites,
  LOG_LEVEL: 'info',
  HOST: '0.0.0.0',
  ADMIN_TOKEN,
  TURNS_FILE: join(folder, 'longest-turn'),
  NODE_OPTIONS: `--import=${new URL('../server/turns-to-file.ts', import.meta.url).href}`,
});
const { port } = new URL(service.address);
const address = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let sent = 0;
const windows = new Map<string, Window[]>(attacks.map((attack) => [attack, []]));
try {
  for (; sent < 40; sent++) await search(sent);
  for (let round = 0; round < rounds; round++)
    for (const [at, attack] of attacks.entries()) windows.get(attack)?.push(await measure(attack, at));
} finally {
  agent.destroy();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
const parts = attacks.map((attack) => summed(attack, windows.get(attack) ?? []));
writeFileSync(values.report, report());
process.stdout.write(`${JSON.stringify(parts, null, 1)}\n`);

async function measure(attack: string, at: number): Promise<Window> {
  const flood = attack === '' ? undefined : await startAttack(attack, [`127.0.${at}.3`, `127.0.${at}.4`]);
  await longestTurn();
  const cpuBefore = cpuMsOf(service.processId);
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + (Number(values.seconds) * 1_000) / rounds;
  while (performance.now() < until) {
    const started = performance.now();
    sent += 1;
    if ((await search(sent)) !== 200) failed += 1;
    const took = performance.now() - started;
    times.push(took);
    await delay(Math.max(0, EVERY_MS - took));
  }
  const cpuMs = cpuMsOf(service.processId) - cpuBefore;
  const longestTurnMs = await longestTurn();
  return { times, failed, cpuMs, longestTurnMs, attack: (await flood?.stop()) ?? {} };
}

/** The longest turn of the service's main thread since the last call. */
async function longestTurn(): Promise<number> {
  const file = join(folder, 'longest-turn');
  rmSync(file, { force: true });
  process.kill(service.processId, 'SIGUSR2');
  while (!existsSync(file)) await delay(10);
  return Number(readFileSync(file, 'utf8'));
}

function summed(attack: string, measured: readonly Window[]): Part {
  const times = measured.flatMap((window) => window.times).sort((a, b) => a - b);
  const at = (share: number): number => rounded(times[Math.floor((times.length - 1) * share)] ?? 0);
  const answers: Record<string, number> = {};
  for (const { attack: statuses } of measured)
    for (const [status, count] of Object.entries(statuses)) answers[status] = (answers[status] ?? 0) + count;
  return {
    beside: attack === '' ? 'nobody' : attack.includes(',') ? 'all of them' : attack,
    longestTurn: rounded(Math.max(...measured.map(({ longestTurnMs }) => longestTurnMs))),
    searches: times.length,
    failed: measured.reduce((sum, { failed }) => sum + failed, 0),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    cpuSeconds: rounded(measured.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1_000),
    attack: Object.entries(answers)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  };
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function search(n: number): Promise<number> {
  return new Promise((resolve) => {
    const path = `/search?q=contact&mode=any&limit=${1 + (n % 97)}&offset=${n % 389}`;
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    get({ host: '127.0.0.1', port, path, headers, localAddress: CALLER, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

async function startAttack(
  attack: string,
  from: readonly string[],
): Promise<{ stop(): Promise<Record<string, number>> }> {
  const script = fileURLToPath(new URL('./attackers.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, address, attack, from.join(',')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close');
  await once(lines, 'line');
  let printed = '{}';
  lines.on('line', (line) => {
    printed = line;
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return JSON.parse(printed) as Record<string, number>;
    },
  };
}

function report(): string {
  const alone = parts[0]?.p99 ?? 0;
  const over = parts.filter(({ p99 }) => p99 > alone * P99_FACTOR_MAX);
  const line = (part: Part): string =>
    `| ${part.beside} | ${part.searches} | ${part.failed} | ${part.p50} | ${part.p99} | ${part.max} | ${part.longestTurn} | ${part.cpuSeconds} | ${part.attack} |`;
  return `# One well-behaved caller beside hostile ones

\`homedex bench caller-under-attack\` writes this file: the program as it is installed (default limits, ${values.sites} demo companies), a caller in a process of its own who makes a search every ${EVERY_MS} ms, no two after each other alike, for ${values.seconds} s in ${rounds} rounds:
alone, and beside anonymous clients of two addresses, in another process, that send a thousand requests in one write (pipelining), ask on 100 connections each without a pause (flood), send the longest histories to the copilot, upload files of 100,000 rows, and all of it at once. Each kind of attack has addresses of its own and comes back in every round, in a new minute of the limits.
Times are in milliseconds. Those of the caller are on the clock: the service, the caller, the attack and other work of the machine shared its ${availableParallelism()} processors (load ${Math.round(loadBefore)} before, ${Math.round(loadavg()[0] ?? 0)} after), so they also hold the wait for one: where the load before is more than the processors, they say little. The longest turn is processor time of the service's main thread in one piece, during which no other request is served; it does not depend on what else runs.
The bar is a p99 of at most ${P99_FACTOR_MAX} times the p99 alone. Over it: ${over.length === 0 ? 'none' : over.map(({ beside }) => beside).join(', ')}.

| beside | searches | failed | p50 | p99 | max | longest turn | CPU s of the service | what the attack was answered |
|---|---:|---:|---:|---:|---:|---:|---:|---|
${parts.map(line).join('\n')}
`;
}
