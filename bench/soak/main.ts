import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import {
  changingSite,
  dataFolderOf,
  startChangingSites,
  startWholeService,
} from '../whole/start-whole-service.ts';
import { readMemoryMap } from './memory-map.ts';
import { slopePerHour } from './slope.ts';
import { type ThreadMemory, WRITE_EVERY_MS } from './thread-memory.ts';

/** Mixed load at a steady rate for an hour: do memory, descriptors, threads and files of the service stay level? */
const usage = `usage: bench soak [options]
  --minutes N    how long (default 60)
  --rate N       requests a second (default 20)
  --sites N      demo companies (default 2000)
  --warm-up N    minutes that are not judged (default: a third)
  --samples FILE every reading with the memory of each thread, as JSON lines
  --report FILE  where to write the report (default docs/benchmarks/soak.md)`;
const { values } = readArguments(usage, {
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    sites: { type: 'string', default: '2000' },
    'warm-up': { type: 'string' },
    samples: { type: 'string' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/soak.md', import.meta.url)),
    },
  },
});
const minutes = Number(values.minutes);
const warmUpMinutes = Number(values['warm-up'] ?? minutes / 3);
const SAMPLE_EVERY_MS = 10_000;
const IN_FLIGHT_MAX = 64;
const FAILURES_NAMED_MAX = 20;
/** On a busy machine the first search may take longer than its deadline. */
const FIRST_SEARCHES_MAX = 20;
const WRITES_MISSED_MAX = 6;
/** One collection frees what the next can find. */
const COLLECTIONS = 3;
/** The disk may grow: what people save is kept. */
const bars: ReadonlySet<string> = new Set(['residentMb', 'anonymousMb', 'descriptors', 'threads', 'files']);
/** Fetched again and again, so that histories reach their length and old versions are dropped. */
const CHANGING_SITES = 50;
/** Growth after the warm-up that counts as level, as a share of the mean in an hour. */
const LEVEL_SHARE_MAX = 0.05;

interface Sample {
  readonly minute: number;
  readonly residentMb: number;
  /** Without pages of files, which the system may drop. */
  readonly anonymousMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
  /** What V8 holds for the heaps of all threads. */
  readonly heapsMb: number;
  /** Buffers of all threads, in use. */
  readonly buffersMb: number;
  /** What malloc holds of the system, in use or not: small and middle buffers, SQLite, Node itself. */
  readonly mallocMb: number;
  readonly descriptors: number;
  readonly threads: number;
  readonly files: number;
  readonly diskMb: number;
  readonly byThread: readonly ThreadMemory[];
}

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const web = await startChangingSites();
const memoryFolder = join(folder, 'threads');
mkdirSync(memoryFolder);
const options = {
  folder,
  sites: Number(values.sites),
  hosts: web.hosts,
  settings: {
    THREAD_MEMORY_FOLDER: memoryFolder,
    NODE_OPTIONS: `--import=${new URL('./thread-memory.ts', import.meta.url).href}`,
  },
};
// The first start makes the demo companies, which takes memory that a service does not need afterwards.
await (await startWholeService(options)).stop();
const service = await startWholeService(options);
const random = new Random(1);
const outcomes = new Map<string, { requests: number; failed: number }>();
const failures = new Map<string, number>();
const samples: Sample[] = [];
/** After collections of garbage: when the warm-up was over, and at the end. */
const collected: Sample[] = [];
const words = ['contact', 'team', 'kontakt', 'services', 'hours', 'quality', 'family', 'tools', 'data'];
let made = 0;

/** By name: how many of a hundred requests it is, and what it does. Each action may send several requests. */
const actions: Readonly<
  Record<string, { readonly share: number; readonly act: () => Promise<readonly Response[]> }>
> = {
  'search (repeated)': {
    share: 20,
    act: async () => [await ask('GET', `/search?q=${random.pick(words)}&limit=25`)],
  },
  'search (new)': {
    share: 20,
    act: async () => [
      await ask(
        'GET',
        `/search?q=${random.pick(words)}+${made++}&mode=single&limit=25&offset=${random.below(200)}`,
      ),
    ],
  },
  facets: {
    share: 10,
    act: async () => [
      await ask('GET', `/search/facets?q=${random.pick(words)}&fields=industry,country,tech&size=20`),
    ],
  },
  suggestions: {
    share: 10,
    act: async () => [await ask('GET', `/autocomplete?q=${random.pick(words).slice(0, 3)}`)],
  },
  'search by meaning': {
    share: 3,
    act: async () => [await ask('GET', `/search?q=${random.pick(words)}+near+me&mode=meaning&limit=10`)],
  },
  profile: { share: 14, act: async () => [await ask('GET', `/domain/${random.pick(domains)}`)] },
  lookalikes: {
    share: 3,
    act: async () => [await ask('GET', `/domain/${random.pick(domains)}/competitors`)],
  },
  export: {
    share: 2,
    act: async () => [
      await ask(
        'GET',
        `/search/download?q=${random.pick(words)}&tier=enterprise&format=${random.pick(['csv', 'jsonl', 'xlsx', 'parquet'])}`,
      ),
    ],
  },
  'fetch and upsert': {
    share: 5,
    act: async () => [
      await ask('GET', `/enrich/${changingSite(random.below(CHANGING_SITES))}?force=true&wait_ms=10000`),
    ],
  },
  alerts: {
    share: 4,
    act: async () => {
      const created = await ask('POST', '/monitors', {
        name: `alert ${made++}`,
        query: random.pick(words),
        mode: 'any',
      });
      const id = await createdId(created);
      if (id === undefined) return [created];
      return [created, await ask('GET', '/monitors'), await ask('DELETE', `/monitors/${id}`)];
    },
  },
  lists: {
    share: 4,
    act: async () => {
      const created = await ask('POST', '/lists', { name: `list ${made++}` });
      const id = await createdId(created);
      if (id === undefined) return [created];
      const added = await ask('POST', `/lists/${id}/items`, { domains: domains.slice(0, 20) });
      return [created, added, await ask('GET', `/lists/${id}`), await ask('DELETE', `/lists/${id}`)];
    },
  },
  'page of the app': { share: 3, act: async () => [await ask('GET', `/app?q=${random.pick(words)}`)] },
  health: { share: 2, act: async () => [await ask('GET', '/health')] },
};

let domains: readonly string[] = ['example.com'];
try {
  domains = await someDomains();
  const started = performance.now();
  const minutesNow = (): number => (performance.now() - started) / 60_000;
  const sampling = sampleUntil(minutesNow);
  await load(minutesNow);
  await sampling;
} finally {
  const code = await service.stop();
  process.stderr.write(`stopped with ${code}\n`);
  await web.close();
  rmSync(folder, { recursive: true, force: true });
}
const judged = samples.filter(({ minute }) => minute >= warmUpMinutes);
const kinds = [
  'residentMb',
  'anonymousMb',
  'heapMb',
  'externalMb',
  'heapsMb',
  'buffersMb',
  'mallocMb',
  'descriptors',
  'threads',
  'files',
  'diskMb',
] as const;
const findings = kinds.map((kind) => judge(kind));
const failed = [...outcomes.values()].reduce((all, outcome) => all + outcome.failed, 0);
writeFileSync(values.report, report());
const isLevel = findings.every(({ kind, level }) => level || !bars.has(kind));
process.stdout.write(`${JSON.stringify({ findings, failed }, null, 1)}\n`);
process.exitCode = isLevel && failed === 0 ? 0 : 1;

async function load(minutesNow: () => number): Promise<void> {
  const drawn = Object.entries(actions).flatMap(([name, { share }]) => Array<string>(share).fill(name));
  const inFlight = new Set<Promise<void>>();
  while (minutesNow() < minutes) {
    if (inFlight.size < IN_FLIGHT_MAX) {
      const running: Promise<void> = run(random.pick(drawn)).finally(() => inFlight.delete(running));
      inFlight.add(running);
    }
    await delay(1_000 / Number(values.rate));
  }
  await Promise.all(inFlight);
}

async function run(name: string): Promise<void> {
  const outcome = outcomes.get(name) ?? { requests: 0, failed: 0 };
  outcomes.set(name, outcome);
  try {
    for (const response of (await actions[name]?.act()) ?? []) {
      outcome.requests += 1;
      if (response.status !== 200) fail(outcome, `${name}: ${response.status} ${await sentenceOf(response)}`);
    }
  } catch (error) {
    outcome.requests += 1;
    fail(outcome, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(outcome: { failed: number }, what: string): void {
  outcome.failed += 1;
  const times = failures.get(what) ?? 0;
  if (times > 0 || failures.size < FAILURES_NAMED_MAX) failures.set(what, times + 1);
}

/** Nothing can be added to what a full service did not create. */
async function createdId(created: Response): Promise<number | undefined> {
  if (created.status !== 200) return undefined;
  return ((await created.clone().json()) as { id: number }).id;
}

async function sentenceOf(response: Response): Promise<string> {
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  return typeof detail === 'string' ? detail : JSON.stringify(detail ?? '');
}

/** Reads the whole body, so that the time and memory of sending it are part of the load. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.session}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = await response.arrayBuffer();
  return new Response(response.status === 204 ? null : bytes, { status: response.status });
}

async function someDomains(): Promise<readonly string[]> {
  for (let attempt = 0; attempt < FIRST_SEARCHES_MAX; attempt++) {
    const answer = await ask('GET', '/search?q=contact&mode=any&limit=500');
    const { results } = (await answer.json()) as { results?: { domain: string }[] };
    if (results !== undefined) return results.map(({ domain }) => domain);
    await delay(1_000);
  }
  throw new Error('the service answered no search after its start');
}

async function sampleUntil(minutesNow: () => number): Promise<void> {
  for (;;) {
    const sample = await takeSample(minutesNow());
    samples.push(sample);
    record(sample, 'reading');
    const { byThread: _, ...whole } = sample;
    if (samples.length % 6 === 1) process.stderr.write(`${JSON.stringify(whole)}\n`);
    const isOver = minutesNow() >= minutes;
    if (isOver || (collected.length === 0 && minutesNow() >= warmUpMinutes))
      collected.push(record(await collectAndSample(minutesNow()), 'after collections'));
    if (isOver) return;
    await delay(SAMPLE_EVERY_MS);
  }
}

function record(sample: Sample, kind: 'reading' | 'after collections'): Sample {
  if (values.samples !== undefined)
    appendFileSync(values.samples, `${JSON.stringify({ kind, ...sample })}\n`);
  return sample;
}

async function takeSample(minute: number): Promise<Sample> {
  const status = readFileSync(`/proc/${service.processId}/status`, 'utf8');
  const metrics = await (
    await fetch(`${service.address}/metrics`, {
      headers: { authorization: `Bearer ${service.operatorToken}` },
    })
  ).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
  const { files, bytes } = folderSize(dataFolderOf(folder));
  const byThread = memoryByThread();
  const megabytes = (of: number): number => Math.round(of / 104_857.6) / 10;
  return {
    minute: Math.round(minute * 100) / 100,
    residentMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    anonymousMb: Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    heapMb: megabytes(metric('homedex_nodejs_heap_size_used_bytes')),
    externalMb: megabytes(metric('homedex_nodejs_external_memory_bytes')),
    heapsMb: megabytes(sumOf(byThread, ({ heapHeld }) => heapHeld)),
    buffersMb: megabytes(sumOf(byThread, ({ buffers }) => buffers)),
    mallocMb: megabytes(readMemoryMap(service.processId).malloc * 1_024),
    descriptors: readdirSync(`/proc/${service.processId}/fd`).length,
    threads: Number(/Threads:\s+(\d+)/.exec(status)?.[1]),
    files,
    diskMb: megabytes(bytes),
    byThread,
  };
}

/** A thread may be in the middle of writing its file; that of one that has ended is no longer written. */
function memoryByThread(): ThreadMemory[] {
  const writtenAfter = Date.now() - WRITES_MISSED_MAX * WRITE_EVERY_MS;
  return readdirSync(memoryFolder).flatMap((name) => {
    try {
      const path = join(memoryFolder, name);
      if (!name.endsWith('.json') || statSync(path).mtimeMs < writtenAfter) return [];
      return [JSON.parse(readFileSync(path, 'utf8')) as ThreadMemory];
    } catch {
      return [];
    }
  });
}

/** What all threads hold on to: garbage may lie in a heap for long where there is memory. */
async function collectAndSample(minute: number): Promise<Sample> {
  const order = join(memoryFolder, 'collect');
  writeFileSync(order, '');
  await delay(COLLECTIONS * WRITE_EVERY_MS);
  rmSync(order);
  return takeSample(minute);
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** A file may go while it is counted. */
function folderSize(directory: string): { files: number; bytes: number } {
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return { files, bytes };
}

function judge(kind: (typeof kinds)[number]) {
  const points = judged.map((sample) => ({ minute: sample.minute, value: sample[kind] }));
  const mean = points.reduce((sum, { value }) => sum + value, 0) / Math.max(1, points.length);
  const perHour = slopePerHour(points);
  const read = samples.map((sample) => sample[kind]);
  return {
    kind,
    first: read[0] ?? 0,
    atWarmUp: points[0]?.value ?? 0,
    last: read.at(-1) ?? 0,
    most: Math.max(...read),
    mean: Math.round(mean * 10) / 10,
    perHour: Math.round(perHour * 10) / 10,
    level: perHour <= mean * LEVEL_SHARE_MAX,
  };
}

function report(): string {
  const names: Readonly<Record<string, string>> = {
    residentMb: 'resident memory, MB',
    anonymousMb: 'of it not pages of files, MB',
    heapMb: 'heap of the main thread, MB',
    externalMb: 'buffers of the main thread, MB',
    heapsMb: 'heaps of all threads, as held by V8, MB',
    buffersMb: 'buffers of all threads, MB',
    mallocMb: 'arenas of malloc, in use or free, MB',
    descriptors: 'open descriptors',
    threads: 'threads',
    files: 'files in the data folder',
    diskMb: 'data folder, MB',
  };
  const requests = [...outcomes.values()].reduce((all, outcome) => all + outcome.requests, 0);
  const line = (f: (typeof findings)[number]): string =>
    `| ${names[f.kind]} | ${f.first} | ${f.atWarmUp} | ${f.last} | ${f.most} | ${f.perHour} | ${f.level ? 'yes' : bars.has(f.kind) ? '**no**' : 'no'} |`;
  const everyTenth = Array.from({ length: 11 }, (_, tenth) => {
    const sample = samples[Math.min(samples.length - 1, Math.round((tenth * (samples.length - 1)) / 10))];
    return `| ${sample?.minute.toFixed(0)} | ${sample?.residentMb} | ${sample?.heapMb} | ${sample?.externalMb} | ${sample?.descriptors} | ${sample?.files} | ${sample?.diskMb} |`;
  });
  const [warm, end] = [collected[0], collected.at(-1)];
  const held = (sample: Sample | undefined, name: string): string => {
    const threads = sample?.byThread.filter((thread) => thread.name === name) ?? [];
    const megabytes = (of: number): string => (of / 1_048_576).toFixed(1);
    return threads.length === 0
      ? '– | –'
      : `${megabytes(sumOf(threads, ({ heapUsed }) => heapUsed))} | ${megabytes(sumOf(threads, ({ buffers }) => buffers))}`;
  };
  const threadNames = [
    ...new Set([warm, end].flatMap((sample) => sample?.byThread ?? []).map(({ name }) => name)),
  ];
  return `# Mixed load for a long time

\`homedex bench soak --minutes ${values.minutes} --rate ${values.rate}\` writes this file: the program as it is installed, ${values.sites} demo companies, ${values.rate} actions a second started at a steady rate whether or not those before have ended (at most ${IN_FLIGHT_MAX} at once), on a machine with ${availableParallelism()} processors that had other work too. Every ${SAMPLE_EVERY_MS / 1_000} s memory, descriptors and files of the service are read.
${requests} requests, ${failed} of them failed (not answered with 200)${failures.size === 0 ? '' : `: ${[...failures].map(([what, times]) => `${what} (${times})`).join('; ')}`}.

A level figure grows by at most ${LEVEL_SHARE_MAX * 100} % of its mean in an hour, by the slope of all readings after the first ${Math.round(warmUpMinutes)} minutes (median of the slopes between pairs, so that single readings do not count). The bar is for memory, descriptors and threads and files. The disk may grow: saved views, alerts and the ledger are kept on purpose.

| | at the start | after the warm-up | at the end | most | growth an hour after the warm-up | level |
|---|---:|---:|---:|---:|---:|---|
${findings.map(line).join('\n')}

| minute | resident MB | heap MB | buffers MB | descriptors | files | data folder MB |
|---:|---:|---:|---:|---:|---:|---:|
${everyTenth.join('\n')}

What every thread holds on to, after garbage was collected in all of them at minute ${warm?.minute.toFixed(0)} and at minute ${end?.minute.toFixed(0)}. A heap that is larger in between is garbage that V8 has not collected yet. Buffers, SQLite and Node itself are in the arenas of malloc: ${warm?.mallocMb} and ${end?.mallocMb} MB.

| thread | heap, MB | buffers, MB | heap at the end | buffers at the end |
|---|---:|---:|---:|---:|
${threadNames.map((name) => `| ${name} | ${held(warm, name)} | ${held(end, name)} |`).join('\n')}

| action | requests | failed |
|---|---:|---:|
${[...outcomes].map(([name, { requests: sent, failed: lost }]) => `| ${name} | ${sent} | ${lost} |`).join('\n')}
`;
}
