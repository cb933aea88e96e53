import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  dataFolderOf,
  startChangingSites,
  startInstalledService,
} from '../installed-service/start-installed-service.ts';
import { readArguments } from '../read-arguments.ts';
import { IN_FLIGHT_MAX, MixedLoad } from './mixed-load.ts';
import { slopePerHour } from './slope.ts';
import { collectAndSample, type Sample, sumOf, takeSample } from './take-sample.ts';

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
/** Disk usage is not among them, because it may grow: what people save is kept. */
const limitedKinds: ReadonlySet<string> = new Set([
  'residentMb',
  'anonymousMb',
  'descriptors',
  'threads',
  'files',
]);
/** The growth per hour after the warm-up that still counts as level, as a share of the mean. */
const LEVEL_SHARE_MAX = 0.05;

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
// The first start makes the demo companies, which takes memory that the service does not need afterwards.
await (await startInstalledService(options)).stop();
const service = await startInstalledService(options);
const folders = { data: dataFolderOf(folder), threads: memoryFolder };
const samples: Sample[] = [];
/** Samples after garbage collections: at the end of the warm-up, and at the end. */
const collected: Sample[] = [];
let load: MixedLoad;
try {
  load = await MixedLoad.of(service);
  const started = performance.now();
  const minutesNow = (): number => (performance.now() - started) / 60_000;
  const sampling = sampleUntil(minutesNow);
  await load.run(Number(values.rate), () => minutesNow() >= minutes);
  await sampling;
} finally {
  const code = await service.stop();
  process.stderr.write(`stopped with ${code}\n`);
  await web.close();
  rmSync(folder, { recursive: true, force: true });
}
const { outcomes, failures } = load;
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
const isLevel = findings.every(({ kind, level }) => level || !limitedKinds.has(kind));
process.stdout.write(`${JSON.stringify({ findings, failed }, null, 1)}\n`);
process.exitCode = isLevel && failed === 0 ? 0 : 1;

async function sampleUntil(minutesNow: () => number): Promise<void> {
  for (;;) {
    const sample = await takeSample(service, folders, minutesNow());
    samples.push(sample);
    record(sample, 'reading');
    const { byThread: _, ...whole } = sample;
    if (samples.length % 6 === 1) process.stderr.write(`${JSON.stringify(whole)}\n`);
    const isOver = minutesNow() >= minutes;
    if (isOver || (collected.length === 0 && minutesNow() >= warmUpMinutes))
      collected.push(record(await collectAndSample(service, folders, minutesNow()), 'after collections'));
    if (isOver) return;
    await delay(SAMPLE_EVERY_MS);
  }
}

function record(sample: Sample, kind: 'reading' | 'after collections'): Sample {
  if (values.samples !== undefined)
    appendFileSync(values.samples, `${JSON.stringify({ kind, ...sample })}\n`);
  return sample;
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
    `| ${names[f.kind]} | ${f.first} | ${f.atWarmUp} | ${f.last} | ${f.most} | ${f.perHour} | ${f.level ? 'yes' : limitedKinds.has(f.kind) ? '**no**' : 'no'} |`;
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
