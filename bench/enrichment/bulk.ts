import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '../read-arguments.ts';
import { type BenchService, startBenchService } from './bench-service.ts';
import { startFakeInternet } from './start-fake-internet.ts';
import { watchService } from './watch-service.ts';

/**
 * Looks up a file of domains, 30 % of them dead, over one connection: the order of its rows and the memory of the service. Then another
 * file as a job whose service is killed repeatedly: which pages were fetched twice.
 */
const usage = `usage: bench bulk [options]
  --rows N       domains in each file (default 10000)
  --kills N      SIGKILLs during the job (default 3)
  --part NAME    streamed or job; both by default
  --pace N       0: sites answer at once (default); 1: after the times of the documented mix
  --folder DIR   kept: a job that was started there is resumed
Two of ten domains refuse connections, one of ten is silent. Progress is on stderr every ten seconds.`;
const { values } = readArguments(usage, {
  options: {
    rows: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '3' },
    part: { type: 'string' },
    pace: { type: 'string', default: '0' },
    folder: { type: 'string' },
  },
});
const [rows, kills] = [Number(values.rows), Number(values.kills)];
const WARM_UP_ROWS = 500;
const COLUMNS = '?columns=domain,title,lookup_status,lookup_error';
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'bulk-'));
mkdirSync(folder, { recursive: true });
const jobFile = join(folder, 'job-id');
const internet = await startFakeInternet(0, Number(values.pace), join(folder, 'served'));
const domainsOf = (file: string): string[] =>
  Array.from({ length: rows }, (_, n) => `${file}${n}.${kindOf(n % 10)}-bench.com`);

function kindOf(digit: number): string {
  if (digit === 2) return 'hole';
  return digit < 2 ? 'gone' : 'bulk';
}

let service = await start();
// An interrupted run leaves no service behind. The figures so far are on stderr.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    internet.close();
    service.stop().finally(() => process.exit(130));
  });
try {
  if (values.part !== 'job') report('streamed', await streamFile());
  if (values.part !== 'streamed') report('job', await killedJob());
} finally {
  await service.stop();
  internet.close();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

function start(): Promise<BenchService> {
  return startBenchService(join(folder, 'data'), internet.crawlHosts);
}

function report(part: string, figures: object): void {
  process.stdout.write(`${JSON.stringify({ part, load: loadavg()[0], rows, ...figures }, null, 1)}\n`);
}

async function streamFile() {
  const domains = domainsOf('s');
  // Starts threads and caches before memory is compared; their memory is reported separately.
  const afterStart = service.residentMb();
  await (await post(domainsOf('w').slice(0, WARM_UP_ROWS), '')).text();
  let done = 0;
  const watch = watchService(
    () => service,
    () => done,
  );
  const counts = { fetched: 0, not_found: 0, other: 0, out_of_order: 0 };
  for await (const row of rowsOf(await post(domains, ''))) {
    if (!row.startsWith(`${domains[done]},`)) counts.out_of_order++;
    done++;
    const status = /,(fetched|not_found),/.exec(row)?.[1] as 'fetched' | 'not_found' | undefined;
    counts[status ?? 'other']++;
  }
  return { ...counts, rows_in_all: done, after_start_mb: afterStart, ...watch.stop() };
}

async function killedJob() {
  const isStarted = existsSync(jobFile);
  const id = isStarted
    ? readFileSync(jobFile, 'utf8')
    : ((await (await post(domainsOf('j'), '&async=true')).json()) as Job).id;
  writeFileSync(jobFile, id);
  let job = await ask(id);
  const watch = watchService(
    () => service,
    () => job.rows_done,
  );
  const rowsBefore = job.rows_done;
  for (let killed = 0; job.state === 'running'; ) {
    await delay(200);
    job = await ask(id);
    if (killed >= kills || job.rows_done < (rows * (killed + 1)) / (kills + 1)) continue;
    killed++;
    if (job.rows_done < rowsBefore) continue;
    await service.kill();
    internet.visitorKilled();
    service = await start();
  }
  const domains = domainsOf('j');
  let [done, outOfOrder] = [0, 0];
  for await (const row of rowsOf(await service.ask(`/jobs/${id}/download${COLUMNS}`)))
    if (!row.startsWith(`${domains[done++]},`)) outOfOrder++;
  const { lives, served, twice, maybeNotStored } = await internet.served();
  return {
    kills: lives - 1,
    by_status: job.by_status,
    rows_in_all: done,
    out_of_order: outOfOrder,
    pages_served_in_all: served,
    fetched_twice: twice,
    fetched_again_because_maybe_not_stored_at_a_kill: maybeNotStored,
    ...watch.stop(),
  };
}

interface Job {
  readonly id: string;
  readonly state: string;
  readonly rows_done: number;
  readonly by_status: Readonly<Record<string, number>>;
}

async function ask(id: string): Promise<Job> {
  return (await (await service.ask(`/jobs/${id}`)).json()) as Job;
}

function post(domains: readonly string[], query: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([domains.join('\n')]), 'domains.csv');
  return service.ask(`/bulk-lookup${COLUMNS}${query}`, { method: 'POST', body });
}

/** The rows of a file as they arrive, without the header. */
async function* rowsOf(answer: Response): AsyncGenerator<string> {
  if (answer.body === null) throw new Error('the response has no file');
  let rest = '';
  let isHeader = true;
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isHeader) yield line;
      isHeader = false;
    }
  }
}
