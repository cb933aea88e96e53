import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '../../src/app/index.ts';
import { buildIndex } from '../api/build-index.ts';
import { cpuMsOf } from '../cpu-of-process.ts';
import { readArguments } from '../read-arguments.ts';
import { prepareAccount } from '../server/prepare-account.ts';
import { startServer } from '../server/start-server.ts';
import { beginPeak, peakMb, usageOf } from './process-usage.ts';
import { worstCases } from './worst-cases.ts';
import { madeUp, type Prepared, type WorstRequest } from './worst-request.ts';

const usage = `usage: bench budgets [options]
  --companies N   companies in the index (default 20000)
  --only TEXTS    only endpoints whose name holds one of these, separated by commas; writes no report
  --times N       requests of each, of which the median counts (default 3)
  --report FILE   where to write the report (default docs/benchmarks/budgets.md)`;
const { values } = readArguments(usage, {
  options: {
    companies: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '3' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/budgets.md', import.meta.url)),
    },
  },
});
const TURN_MS_MAX = 50;
const MEMORY_MB_MAX = 64;
const REQUEST_MS_MAX = 120_000;
/** Work that continues after the response counts towards the request. */
const SETTLE_MS = 300;
const OPERATOR = 'no-operator-here';
const IN_LIST = 2_000;
/** How many companies of a list are read to find similar ones. */
const COMPARED_IN_LIST = 10_000;
const times = Number(values.times);

interface Row {
  readonly name: string;
  readonly what: string;
  readonly status: string;
  readonly turnMs: number;
  readonly mainMs: number;
  readonly totalMs: number;
  readonly memoryMb: number;
}

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
await buildIndex(folder, Number(values.companies), 4_000);
const { accountId, session } = await prepareAccount(folder, 10_000_000);
const server = await startServer(folder, { workers: 2, cacheBytes: 10_000_000 });
const rows: Row[] = [];
try {
  const prepared = await prepare();
  for (const [name, { what, request }] of Object.entries(worstCases)) {
    if (!values.only.split(',').some((text) => name.includes(text))) continue;
    const measured = [];
    // The first one is a warm-up and does not count.
    for (let n = 0; n <= times; n++) measured.push(await measure(name, request(n, prepared)));
    const counted = measured.slice(1);
    const row = {
      name,
      what,
      status: counted.at(-1)?.status ?? '',
      turnMs: median(counted.map(({ turnMs }) => turnMs)),
      mainMs: median(counted.map(({ mainMs }) => mainMs)),
      totalMs: median(counted.map(({ totalMs }) => totalMs)),
      memoryMb: median(counted.map(({ memoryMb }) => memoryMb)),
    };
    rows.push(row);
    // A rejected request does not measure the largest legal one.
    if (/^(?:422|413|503|\D)/.test(row.status)) process.stderr.write(`not measured: ${name}\n`);
    process.stderr.write(`${JSON.stringify(row)}\n`);
  }
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
if (values.only === '') writeFileSync(values.report, report());
const over = rows.filter(isOver);
process.stdout.write(`${rows.length} endpoints, ${over.length} over a bar\n`);
process.exitCode = over.length > 0 ? 1 : 0;

async function measure(name: string, request: WorstRequest) {
  const [method = 'GET'] = name.split(' ');
  await server.settle();
  const idleMb = beginPeak(server.pid);
  const before = usageOf(server.pid);
  const cpuBefore = cpuMsOf(server.pid);
  const { status, text } = await send(method, request, accessOf(name));
  await delay(SETTLE_MS);
  const after = usageOf(server.pid);
  const measured = {
    status,
    turnMs: await server.longestTurnMs(),
    mainMs: after.mainMs - before.mainMs,
    // The sum over live threads misses threads that have ended.
    totalMs: Math.max(after.totalMs - before.totalMs, cpuMsOf(server.pid) - cpuBefore),
    memoryMb: Math.max(0, peakMb(server.pid) - idleMb),
  };
  const undo = status === '200' ? worstCases[name]?.undo?.(text) : undefined;
  if (undo) await send(undo.method, { path: undo.path }, accessOf(name));
  return measured;
}

function accessOf(name: string): string | undefined {
  const route = routes.find(({ method, path }) => `${method} ${path}` === name);
  if (worstCases[name]?.byAccount) return session;
  if (route?.access === 'admin') return OPERATOR;
  return route?.access === 'anyone' ? undefined : session;
}

async function send(
  method: string,
  { path, body, file, contentType }: WorstRequest,
  token: string | undefined,
): Promise<{ readonly status: string; readonly text: string }> {
  const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }) };
  let payload: string | Uint8Array<ArrayBuffer> | FormData | undefined;
  if (file && contentType !== undefined) {
    headers['content-type'] = contentType;
    payload = new Uint8Array(file);
  } else if (file) {
    payload = new FormData();
    payload.append('file', new Blob([new Uint8Array(file)]), 'domains.csv');
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    payload = JSON.stringify(body);
  }
  try {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(REQUEST_MS_MAX),
      ...(payload !== undefined && { body: payload }),
    });
    return { status: String(answer.status), text: await answer.text() };
  } catch (error) {
    return { status: error instanceof Error ? error.name : 'failed', text: '' };
  }
}

/** Creates lists, monitors and a job, so that the requests have something to read. */
async function prepare(): Promise<Prepared> {
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const domains: string[] = [];
  while (domains.length < IN_LIST) {
    const { results } = await call('GET', `/search?q=contact&limit=500&offset=${domains.length}&save=true`);
    const found = (results as { domain: string }[]).map(({ domain }) => domain);
    if (found.length === 0) break;
    domains.push(...found);
  }
  const lists: number[] = [];
  for (let n = 0; n < times + 3; n++) {
    const { id } = await call('POST', '/lists', { name: `list ${n}` });
    await call('POST', `/lists/${id}/items`, { domains });
    await call('POST', `/lists/${id}/items`, { domains: madeUp(15, COMPARED_IN_LIST - domains.length) });
    lists.push(Number(id));
  }
  const monitors: number[] = [];
  for (let n = 0; n < times + 3; n++) {
    const { id } = await call('POST', '/monitors', { name: `monitor ${n}`, query: 'contact', mode: 'any' });
    monitors.push(Number(id));
  }
  const upload = new FormData();
  upload.append('file', new Blob([`domain\n${domains.join('\n')}`]), 'domains.csv');
  const job = await fetch(`${server.address}/bulk-lookup?async=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}` },
    body: upload,
  });
  const { id: jobId } = (await job.json()) as { id: string };
  return {
    domain: domains[0] ?? '',
    domains,
    accountId,
    lists,
    monitors,
    jobId,
    asset: largestAsset(),
  };
}

function largestAsset(): string {
  const assets = fileURLToPath(new URL('../../web/dist/assets', import.meta.url));
  try {
    const sizes = readdirSync(assets).map((name) => ({ name, bytes: statSync(join(assets, name)).size }));
    return sizes.sort((a, b) => b.bytes - a.bytes)[0]?.name ?? 'none';
  } catch {
    return 'none';
  }
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) * 10) / 10;
}

function isOver({ turnMs, memoryMb }: Row): boolean {
  return turnMs > TURN_MS_MAX || memoryMb > MEMORY_MB_MAX;
}

function report(): string {
  const over = rows.filter(isOver);
  const line = (row: Row): string =>
    `| \`${row.name}\` | ${row.what} | ${row.status} | ${bar(row.turnMs, TURN_MS_MAX)} | ${row.mainMs} | ${row.totalMs} | ${bar(row.memoryMb, MEMORY_MB_MAX)} |`;
  const bar = (figure: number, max: number): string => (figure > max ? `**${figure}**` : String(figure));
  return `# The largest legal request of every endpoint

\`homedex bench budgets\` writes this file: ${values.companies} demo companies, one request at a time, the median of ${values.times} after a first one that is not counted.
All times are milliseconds of processor time of the service, work that a request leaves behind for ${SETTLE_MS} ms included: of the longest single turn of the event loop, during which no other request is served; of the main thread in all its turns; of all threads. Memory is the peak above what was resident before the request, after a garbage collection of the main thread, in MB.
A request may legally need more than ${TURN_MS_MAX} ms in all (an export of every row does), so the bars are ${TURN_MS_MAX} ms of the main thread in one piece and ${MEMORY_MB_MAX} MB. Over a bar: ${over.length === 0 ? 'none' : over.map(({ name }) => `\`${name}\``).join(', ')}.

| endpoint | what is large | status | longest turn ms | main thread ms | all threads ms | memory MB |
|---|---|---:|---:|---:|---:|---:|
${[...rows]
  .sort((a, b) => (a.name.split(' ')[1] ?? '').localeCompare(b.name.split(' ')[1] ?? ''))
  .map(line)
  .join('\n')}
`;
}
