/**
 * Our engine alone, at a size for which the peers would take days: build time, size, and for each class the times with everything in memory
 * (warm) and with a freshly opened index and none of its files in the page cache (cold).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homedexEngine } from './engines/homedex.ts';
import { wallMsOf } from './engines/in-process.ts';
import { buildLarge, type LargeBuild } from './measure/build-large.ts';
import type { ServeReport } from './measure/engine-job.ts';
import { runEngineJob } from './measure/run-engine-job.ts';
import { summariseTimes, type TimingSummary } from './measure/summary.ts';
import { drawQueries, type QuerySet } from './queries/draw-queries.ts';
import { type ClassName, classNames } from './queries/query-classes.ts';
import { milliseconds, textTable } from './report/text-table.ts';
import { indexDirectory } from './run-search-bench.ts';

interface LargeReport {
  readonly build: LargeBuild;
  /** Measured in a separate process, so that its memory is that of the engine. */
  readonly serve: ServeReport;
  readonly cold: Readonly<Partial<Record<ClassName, TimingSummary>>>;
}

const coldQueriesPerClass = 10;

async function runLargeBench(
  build: LargeBuild,
  seed: number,
  directory: string,
  measureMs: number,
): Promise<LargeReport> {
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const queries = drawQueries(seed);
  const own = join(directory, 'homedex');
  const cold = new Map<ClassName, TimingSummary>();
  for (const name of classNames) {
    log(`cold: ${name}`);
    cold.set(name, await measureCold(own, queries, name));
  }
  const effort = { warmUpCpuMs: measureMs, measureCpuMs: measureMs };
  const job = { engine: 'homedex', docs: build.docs, seed, directory, workers: 0 } as const;
  const serve = await runEngineJob({ ...job, phase: 'serve', queries, effort }, (step) =>
    log(`warm: ${step}`),
  );
  return { build, serve, cold: Object.fromEntries(cold) };
}

async function measureCold(own: string, queries: QuerySet, name: ClassName): Promise<TimingSummary> {
  const wallMs: number[] = [];
  for (const query of queries.classes[name].slice(0, coldQueriesPerClass)) {
    forgetFiles(own);
    const engine = homedexEngine(own, 0);
    await engine.open();
    wallMs.push(await wallMsOf(() => engine.top(query)));
    await engine.close();
  }
  return summariseTimes(wallMs);
}

/** Makes the kernel drop only these files from its page cache. `dd` is the one common tool that can do that. */
function forgetFiles(directory: string): void {
  spawnSync('sync');
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      spawnSync('dd', [
        `if=${join(entry.parentPath, entry.name)}`,
        'iflag=nocache',
        'count=0',
        'status=none',
      ]);
}

function largeTables({ build, serve, cold }: LargeReport): string {
  const { docs } = build;
  const size = (bytes: number): string =>
    `${(bytes / 1e9).toFixed(2)} GB, ${(bytes / docs).toFixed(0)} bytes a document`;
  const figures: [string, string][] = [
    ['documents', docs.toLocaleString('en')],
    ['build, wall s with page making', build.wallS.toFixed(0)],
    ['build, CPU s without page making', build.cpuS.toFixed(0)],
    ['build, documents per CPU s', (docs / build.cpuS).toFixed(0)],
    ['build, peak resident MB', build.peakRssMb.toFixed(0)],
    ['build, runs it took (killed and resumed)', String(build.runs)],
    ['index', size(serve.usage.indexBytes)],
    ['stored records', size(serve.usage.storedBytes)],
    ['open, ms', serve.openMs.toFixed(0)],
    ['serving, resident MB', serve.usage.rssMb.toFixed(0)],
    ['200 counts in one call, p50 ms', milliseconds(serve.counts200.wallMsP50)],
    ['single durable upsert, p95 ms', milliseconds(serve.upsert.wallMsP95)],
    ['reads among writes, p99 ms', milliseconds(serve.mixed.reads.wallMsP99)],
  ];
  const rows = classNames.map((name) => {
    const { cpuMs, wallMsP50, wallMsP99 } = serve.classes[name].top;
    const figures = [cpuMs, wallMsP50, wallMsP99, cold[name]?.wallMsP50, cold[name]?.wallMsP99];
    return [name, ...figures.map(milliseconds)];
  });
  return `${textTable(['figure', 'value'], figures)}\n\n${textTable(
    ['class', 'warm CPU ms', 'warm p50', 'warm p99', 'cold p50', 'cold p99'],
    rows,
  )}`;
}

const usage = `usage: node bench/search/large.ts [options]
  --docs N          how many pages (default 13300000)
  --seed S          seed of the pages (default 1)
  --dir D           where the index is built; an interrupted build is resumed
  --stop-at TIME    end the build at this time (ISO 8601) with the pages it has then
  --measure-ms N    processor time per class before and while it is measured (default 2000)
  --json FILE, --markdown FILE   write the figures`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      docs: { type: 'string', default: '13300000' },
      seed: { type: 'string', default: '1' },
      dir: { type: 'string', default: join(tmpdir(), 'homedex-bench') },
      'stop-at': { type: 'string' },
      json: { type: 'string' },
      markdown: { type: 'string' },
      'measure-ms': { type: 'string', default: '2000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const [docs, seed, measureMs] = [values.docs, values.seed, values['measure-ms']].map(Number) as [
    number,
    number,
    number,
  ];
  const stopAt = values['stop-at'] === undefined ? Number.POSITIVE_INFINITY : Date.parse(values['stop-at']);
  const directory = indexDirectory(values.dir, docs, seed);
  const build = await buildLarge(directory, docs, seed, stopAt);
  const report = await runLargeBench(build, seed, directory, measureMs);
  const tables = largeTables(report);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, undefined, 1)}\n`);
  if (values.markdown !== undefined)
    writeFileSync(
      values.markdown,
      `# Search at ${build.docs.toLocaleString('en')} documents\n\nWritten by \`node bench/search/large.ts --docs ${docs}\`. Warm: ${measureMs} ms of the same class before. Cold: the index freshly opened and none of its files in the page cache, ${coldQueriesPerClass} queries a class.\n\n${tables}\n`,
    );
  process.stdout.write(`${tables}\n`);
}

if (import.meta.main) await main();
