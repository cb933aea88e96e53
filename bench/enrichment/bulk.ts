import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../read-arguments.ts';
import { startFakeInternet } from './start-fake-internet.ts';

/**
 * A file of domains, 30 % of them without a server, looked up over a connection: the order of its rows and the memory of the service.
 * Then another one as a job whose service is killed again and again: which pages were fetched twice.
 */
const usage = `usage: bench bulk [options]
  --rows N    domains in each file (default 10000)
  --kills N   SIGKILLs during the job (default 3)`;
const { values } = readArguments(usage, {
  options: { rows: { type: 'string', default: '10000' }, kills: { type: 'string', default: '3' } },
});
const [rows, kills] = [Number(values.rows), Number(values.kills)];
const WARM_UP_ROWS = 500;
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
const internet = await startFakeInternet(0, 0);
const domainsOf = (file: string): string[] =>
  Array.from({ length: rows }, (_, n) => `${file}${n}.${n % 10 < 3 ? 'gone' : 'bulk'}-bench.com`);

let service = await start();
try {
  const streamed = await streamFile();
  const job = await killedJob();
  process.stdout.write(`${JSON.stringify({ load: loadavg()[0], rows, streamed, job }, null, 1)}\n`);
} finally {
  service.child.kill('SIGTERM');
  await once(service.child, 'exit');
  internet.close();
  rmSync(folder, { recursive: true, force: true });
}

async function start() {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      // As scripts/run.mjs starts it.
      '--max-semi-space-size=8',
      fileURLToPath(new URL('../../src/bin/serve.ts', import.meta.url)),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DEMO_SITES: '0',
        LOG_LEVEL: 'silent',
        ADMIN_TOKEN,
        CRAWL_HOSTS: internet.crawlHosts,
        CRAWL_INDEX_URL: 'off',
        CRAWL_CONCURRENCY: '0',
        MALLOC_ARENA_MAX: '2',
      },
    },
  );
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    return { child, address };
  }
  throw new Error('the service did not start');
}

async function streamFile() {
  const domains = domainsOf('s');
  // Threads and caches are there before memory is compared; what that takes is told apart.
  const afterStart = residentMb();
  await (await post(domainsOf('w').slice(0, WARM_UP_ROWS), '')).text();
  const memory = watchMemory();
  const started = performance.now();
  const text = await (await post(domains, '')).text();
  const seconds = (performance.now() - started) / 1_000;
  const found = text.split('\r\n').slice(1, -1);
  return {
    seconds: Math.round(seconds),
    rows_a_second: Math.round(rows / seconds),
    in_order: found.length === rows && found.every((row, at) => row.includes(domains[at] ?? '')),
    fetched: found.filter((row) => /,fetched,$/.test(row)).length,
    not_found: found.filter((row) => row.includes(',not_found,')).length,
    memory_mb: { after_start: afterStart, ...memory.stop() },
  };
}

async function killedJob() {
  const created = (await (await post(domainsOf('j'), '&async=true')).json()) as Job;
  let killed = 0;
  let job = created;
  while (job.state === 'running') {
    await delay(200);
    job = await ask(created.id);
    if (killed >= kills || job.rows_done < (rows * (killed + 1)) / (kills + 1)) continue;
    service.child.kill('SIGKILL');
    await once(service.child, 'exit');
    internet.visitorKilled();
    killed++;
    service = await start();
  }
  const { served, twice, inTheAir } = await internet.served();
  const text = await (await fetch(`${service.address}/jobs/${created.id}/download`, { headers })).text();
  const domains = domainsOf('j');
  const found = text.split('\r\n').slice(1, -1);
  return {
    kills: killed,
    by_status: job.by_status,
    in_order: found.length === rows && found.every((row, at) => row.includes(domains[at] ?? '')),
    pages_served_in_all: served,
    fetched_twice: twice,
    fetched_again_because_in_the_air_at_a_kill: inTheAir,
  };
}

interface Job {
  readonly id: string;
  readonly state: string;
  readonly rows_done: number;
  readonly by_status: Readonly<Record<string, number>>;
}

async function ask(id: string): Promise<Job> {
  return (await (await fetch(`${service.address}/jobs/${id}`, { headers })).json()) as Job;
}

function post(domains: readonly string[], query: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([domains.join('\n')]), 'domains.csv');
  const url = `${service.address}/bulk-lookup?columns=domain,title,lookup_status,lookup_error${query}`;
  return fetch(url, { method: 'POST', headers, body: form });
}

/** Resident memory every second. */
function watchMemory() {
  const seen: number[] = [];
  const look = () => seen.push(residentMb());
  look();
  const timer = setInterval(look, 1_000);
  return {
    stop() {
      clearInterval(timer);
      const [first = 0] = seen;
      return {
        after_warm_up: first,
        most: Math.max(...seen),
        at_end: seen.at(-1) ?? 0,
        by_tenths: Array.from({ length: 10 }, (_, tenth) => seen[Math.floor((tenth * seen.length) / 10)]),
      };
    },
  };
}

function residentMb(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
