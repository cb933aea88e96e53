/**
 * Our engine alone at a size the peers would take days for: build time, size, and per class the times with everything
 * in memory (warm) and with none of its files in the page cache and a freshly opened index (cold).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homedexEngine } from './engines/homedex.ts';
import { wallMsOf } from './engines/in-process.ts';
import type { BuildReport, ServeReport } from './measure/engine-job.ts';
import { runEngineJob } from './measure/run-engine-job.ts';
import { summariseTimes, type TimingSummary } from './measure/summary.ts';
import { drawQueries, type QuerySet } from './queries/draw-queries.ts';
import { type ClassName, classNames } from './queries/query-classes.ts';
import { milliseconds, textTable } from './report/text-table.ts';
import { buildOrReuse, indexDirectory } from './run-search-bench.ts';

interface LargeReport {
  readonly docs: number;
  readonly build: BuildReport;
  /** Measured in a process of its own, so that its memory is the engine's. */
  readonly serve: ServeReport;
  readonly cold: Readonly<Partial<Record<ClassName, TimingSummary>>>;
}

const coldQueriesPerClass = 10;

async function runLargeBench(
  docs: number,
  seed: number,
  parent: string,
  measureMs: number,
): Promise<LargeReport> {
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const directory = indexDirectory(parent, docs, seed);
  const job = { engine: 'homedex', docs, seed, directory, workers: 0 } as const;
  const build = await buildOrReuse(job, { keepIndexes: true, log });
  const queries = drawQueries(seed);
  const own = join(directory, 'homedex');
  const cold = new Map<ClassName, TimingSummary>();
  for (const name of classNames) {
    log(`cold: ${name}`);
    cold.set(name, await measureCold(own, queries, name));
  }
  const effort = { warmUpCpuMs: measureMs, measureCpuMs: measureMs };
  const serve = await runEngineJob({ ...job, phase: 'serve', queries, effort }, (step) =>
    log(`warm: ${step}`),
  );
  return { docs, build, serve, cold: Object.fromEntries(cold) };
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

/** Has the kernel drop these files, and no others, from its page cache; `dd` is the one common tool that can ask for it. */
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

function largeTables({ docs, build, serve, cold }: LargeReport): string {
  const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
  const figures: [string, string][] = [
    ['documents', docs.toLocaleString('en')],
    ['build, wall s with page making', build.wallS.toFixed(0)],
    ['build, CPU s', build.cpuS.toFixed(0)],
    ['build, documents/s without page making', (docs / (build.wallS - build.prepareS)).toFixed(0)],
    ['build, peak resident MB', build.peakRssMb.toFixed(0)],
    ['index', `${gigabytes(build.indexBytes)}, ${(build.indexBytes / docs).toFixed(0)} bytes a document`],
    [
      'stored records',
      `${gigabytes(build.storedBytes)}, ${(build.storedBytes / docs).toFixed(0)} bytes a document`,
    ],
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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      docs: { type: 'string', default: '13300000' },
      seed: { type: 'string', default: '1' },
      dir: { type: 'string', default: join(tmpdir(), 'homedex-bench') },
      json: { type: 'string' },
      markdown: { type: 'string' },
      'measure-ms': { type: 'string', default: '2000' },
    },
  });
  const report = await runLargeBench(
    Number(values.docs),
    Number(values.seed),
    values.dir,
    Number(values['measure-ms']),
  );
  const tables = largeTables(report);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, undefined, 1)}\n`);
  if (values.markdown !== undefined)
    writeFileSync(
      values.markdown,
      `# Search at ${report.docs.toLocaleString('en')} documents\n\nWritten by \`node bench/search/large.ts --docs ${report.docs}\`. Warm: ${values['measure-ms']} ms of the same class before. Cold: the index freshly opened and none of its files in the page cache, ${coldQueriesPerClass} queries a class.\n\n${tables}\n`,
    );
  process.stdout.write(`${tables}\n`);
}

if (import.meta.main) await main();
