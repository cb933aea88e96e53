import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startRealService } from '../../test/harness/real-service.ts';
import { cpuMsOf } from '../cpu-of-process.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * One caller who searches four times a second, first alone, then beside each kind of attack, then beside all of them, from
 * two other addresses without a token.
 */
const usage = `usage: bench polite [options]
  --seconds N     how long each part takes (default 60)
  --sites N       demo companies to search (default 500)
  --report FILE   where to write the report (default docs/benchmarks/polite.md)`;
const { values } = readArguments(usage, {
  options: {
    seconds: { type: 'string', default: '60' },
    sites: { type: 'string', default: '500' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/polite.md', import.meta.url)),
    },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const CALLER = '127.0.0.2';
const EVERY_MS = 250;
const kinds = ['pipelining', 'flood', 'copilot', 'uploads'];

interface Part {
  readonly beside: string;
  readonly searches: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly cpuSeconds: number;
  readonly attack: string;
}

const folder = mkdtempSync(join(tmpdir(), 'polite-'));
const service = await startRealService({
  DATA_DIR: join(folder, 'data'),
  DEMO_SITES: values.sites,
  LOG_LEVEL: 'info',
  HOST: '0.0.0.0',
  ADMIN_TOKEN,
});
const { port } = new URL(service.address);
const address = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const parts: Part[] = [];
try {
  await warmUp();
  parts.push(await measure('nobody', ''));
  for (const kind of kinds) parts.push(await measure(kind, kind));
  parts.push(await measure('all of them', kinds.join(',')));
} finally {
  agent.destroy();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(values.report, report());
process.stdout.write(`${JSON.stringify(parts, null, 1)}\n`);

async function warmUp(): Promise<void> {
  for (let n = 0; n < 40; n++) await search(n);
}

async function measure(beside: string, attack: string): Promise<Part> {
  const flood = attack === '' ? undefined : await startAttack(attack);
  const cpuBefore = cpuMsOf(service.processId);
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + Number(values.seconds) * 1_000;
  for (let n = 0; performance.now() < until; n++) {
    const started = performance.now();
    if ((await search(n + parts.length * 10_000)) !== 200) failed += 1;
    const took = performance.now() - started;
    times.push(took);
    await delay(Math.max(0, EVERY_MS - took));
  }
  const cpuSeconds = Math.round((cpuMsOf(service.processId) - cpuBefore) / 100) / 10;
  const answered = (await flood?.stop()) ?? '';
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10;
  return {
    beside,
    searches: times.length,
    failed,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    cpuSeconds,
    attack: answered,
  };
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

async function startAttack(attack: string): Promise<{ stop(): Promise<string> }> {
  const script = fileURLToPath(new URL('./polite-attack.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, address, attack], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close');
  await once(lines, 'line');
  let printed = '';
  lines.on('line', (line) => {
    printed = line;
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return printed;
    },
  };
}

function report(): string {
  const line = (part: Part): string =>
    `| ${part.beside} | ${part.searches} | ${part.failed} | ${part.p50} | ${part.p99} | ${part.max} | ${part.cpuSeconds} | ${part.attack.replaceAll('"', '')} |`;
  return `# One well-behaved caller beside hostile ones

\`homedex bench polite\` writes this file: the program as it is installed (default limits, ${values.sites} demo companies), a caller who makes a search every ${EVERY_MS} ms, no two alike, for ${values.seconds} s each time:
alone, and beside anonymous clients of two addresses that send a thousand requests in one write (pipelining), ask on 100 connections each without a pause (flood), send the longest histories to the copilot, upload files of 100,000 rows, and all of it at once. Times are in milliseconds; the service, the caller and the attack share the machine.

| beside | searches | failed | p50 | p99 | max | CPU s of the service | what the attack was answered |
|---|---:|---:|---:|---:|---:|---:|---|
${parts.map(line).join('\n')}
`;
}
