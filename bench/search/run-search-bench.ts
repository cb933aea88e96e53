/**
 * The search benchmark: the same pages and queries on our engine, SQLite FTS5, Lucene and Tantivy, each in its own process, with a check
 * that all of them return the same counts. Start reading here: `queries/` has the queries, `engines/` the setup of each engine, `measure/`
 * what is timed, `report/` what is written.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Effort, EngineName } from './engines/engine.ts';
import { findJavaTools } from './engines/lucene.ts';
import { missingForTantivy } from './engines/tantivy.ts';
import type { BuildJob, BuildReport, ServeReport } from './measure/engine-job.ts';
import { runEngineJob } from './measure/run-engine-job.ts';
import { drawQueries } from './queries/draw-queries.ts';
import { compareTotals } from './report/compare-totals.ts';
import type { BenchReport, EngineReport } from './report/json-report.ts';
import { engineReport } from './report/json-report.ts';

export interface SearchBenchOptions {
  readonly docs: number;
  readonly engines: readonly EngineName[];
  readonly seed: number;
  /** Where the indexes are built. */
  readonly directory: string;
  /** Whether existing indexes of the same pages are reused, and those of this run are kept. */
  readonly keepIndexes: boolean;
  readonly effort: Effort;
  /** Receives progress, one line at a time. */
  readonly log: (line: string) => void;
}

export interface SearchBenchOutcome {
  readonly report: BenchReport;
  /** Empty if all engines returned the same counts. */
  readonly disagreements: readonly string[];
}

/** Changed with the generator, so that indexes of another version are not reused. */
const corpusFormat = 2;

export async function runSearchBench(options: SearchBenchOptions): Promise<SearchBenchOutcome> {
  const { docs, seed, log, effort } = options;
  const directory = indexDirectory(options.directory, docs, seed);
  log(`drawing queries for seed ${seed}`);
  const queries = drawQueries(seed);
  const serveReports: Partial<Record<EngineName, ServeReport>> = {};
  const engines: Partial<Record<EngineName, EngineReport>> = {};
  const disagreements: string[] = [];
  let inWorker: EngineReport | undefined;
  for (const engine of presentEngines(options.engines, log)) {
    const job = { engine, docs, seed, directory, workers: 0 };
    const build = await buildOrReuse(job, options);
    log(`${engine}: running the queries`);
    const serve = await runEngineJob({ ...job, phase: 'serve', queries, effort }, (step) =>
      log(`${engine}: ${step}`),
    );
    if (serve.documents !== docs)
      throw new Error(`${engine} holds ${serve.documents} documents, not ${docs}`);
    serveReports[engine] = serve;
    engines[engine] = engineReport(docs, build, serve);
    if (engine === 'homedex') {
      log('homedex: the same through a worker thread');
      const half = { warmUpCpuMs: effort.warmUpCpuMs / 2, measureCpuMs: effort.measureCpuMs / 2 };
      const served = await runEngineJob(
        { ...job, workers: 1, phase: 'serve', queries, effort: half },
        () => {},
      );
      disagreements.push(...compareTotals({ homedex: served }, queries));
      inWorker = engineReport(docs, build, served);
    }
  }
  if (!options.keepIndexes) rmSync(directory, { recursive: true, force: true });
  disagreements.push(...compareTotals(serveReports, queries));
  return {
    report: { docs, seed, engines, ...(inWorker === undefined ? {} : { homedex_in_worker: inWorker }) },
    disagreements,
  };
}

/** The folder of all indexes of the same pages. */
export function indexDirectory(parent: string, docs: number, seed: number): string {
  const directory = join(parent, `search-${docs}-${seed}-format${corpusFormat}`);
  mkdirSync(directory, { recursive: true });
  return directory;
}

function presentEngines(wanted: readonly EngineName[], log: (line: string) => void): EngineName[] {
  const java = wanted.includes('lucene') ? findJavaTools() : undefined;
  const missing: Partial<Record<EngineName, string | undefined>> = {
    lucene: typeof java === 'string' ? java : undefined,
    tantivy: wanted.includes('tantivy') ? missingForTantivy() : undefined,
  };
  return wanted.filter((engine) => {
    if (missing[engine] !== undefined) log(`${engine}: skipped, ${missing[engine]}`);
    return missing[engine] === undefined;
  });
}

async function buildOrReuse(
  job: Omit<BuildJob, 'phase'>,
  { keepIndexes, log }: Pick<SearchBenchOptions, 'keepIndexes' | 'log'>,
): Promise<BuildReport> {
  const { engine, docs, directory } = job;
  const figuresPath = join(directory, `${engine}.build.json`);
  if (keepIndexes && existsSync(figuresPath)) {
    log(`${engine}: using the index built before`);
    return JSON.parse(readFileSync(figuresPath, 'utf8'));
  }
  rmSync(figuresPath, { force: true });
  log(`${engine}: building ${docs} documents`);
  const build = await runEngineJob({ ...job, phase: 'build' }, log);
  writeFileSync(figuresPath, JSON.stringify(build));
  log(`${engine}: built in ${build.wallS.toFixed(1)} s, ${build.cpuS.toFixed(1)} CPU s`);
  return build;
}
