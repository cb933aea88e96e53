import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { type EngineName, engineNames } from './engines/engine.ts';
import type { BenchReport } from './report/json-report.ts';
import { markdownReport } from './report/markdown-report.ts';
import { reportTables } from './report/report-tables.ts';
import { runSearchBench, type SearchBenchOptions } from './run-search-bench.ts';

const usage = `usage: bench search [options]
  --docs N          how many pages (default 200000: half an hour with all engines)
  --quick           3000 pages and 30 ms per class; the figures are not worth quoting
  --engines LIST    comma list of ${engineNames.join(', ')} (default all)
  --seed S          seed of the pages (default 1)
  --json FILE       write the figures as JSON
  --markdown FILE   write a report; --growth-from FILE.json adds the growth from a smaller run
  --dir D           where indexes are built (default: the system's temporary folder)
  --keep            reuse existing indexes and keep those of this run
  --warm-up-ms N    processor time per class and operation before it is measured (default 500)
  --measure-ms N    processor time per class and operation while it is (default 1000)`;

/** Values for a quick look: it ends in a minute or two, but its figures are not worth quoting. */
const quick = { docs: '3000', warmUpMs: '10', measureMs: '30' };

/** Runs the benchmark from command-line arguments and returns the exit code. */
async function searchBenchCommand(): Promise<number> {
  const { values } = readArguments(usage, {
    options: {
      docs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      engines: { type: 'string', default: engineNames.join(',') },
      seed: { type: 'string', default: '1' },
      json: { type: 'string' },
      markdown: { type: 'string' },
      'growth-from': { type: 'string' },
      dir: { type: 'string', default: join(tmpdir(), 'homedex-bench') },
      keep: { type: 'boolean', default: false },
      'warm-up-ms': { type: 'string' },
      'measure-ms': { type: 'string' },
    },
  });
  const usual = values.quick ? quick : { docs: '200000', warmUpMs: '500', measureMs: '1000' };
  const options: SearchBenchOptions = {
    docs: wholeNumber('docs', values.docs ?? usual.docs, 1),
    engines: chosenEngines(values.engines),
    seed: wholeNumber('seed', values.seed, 0),
    directory: values.dir,
    keepIndexes: values.keep,
    effort: {
      warmUpCpuMs: wholeNumber('warm-up-ms', values['warm-up-ms'] ?? usual.warmUpMs, 0),
      measureCpuMs: wholeNumber('measure-ms', values['measure-ms'] ?? usual.measureMs, 0),
    },
    log: (line) => process.stderr.write(`${line}\n`),
  };
  const { report, disagreements } = await runSearchBench(options);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, undefined, 1)}\n`);
  if (values.markdown !== undefined)
    writeFileSync(values.markdown, markdownReport(report, disagreements, earlierRun(values['growth-from'])));
  process.stdout.write(`${reportTables(report)}\n`);
  for (const problem of disagreements) process.stderr.write(`counts differ: ${problem}\n`);
  if (disagreements.length === 0) process.stdout.write('\nall engines returned the same counts\n');
  return disagreements.length === 0 ? 0 : 1;
}

function earlierRun(path: string | undefined): BenchReport | undefined {
  return path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`--${name} must be a whole number of at least ${least}, not "${text}"`);
  return number;
}

function chosenEngines(list: string): EngineName[] {
  const unknown = list.split(',').find((name) => !(engineNames as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new RangeError(`--engines knows ${engineNames.join(', ')}, not "${unknown}"`);
  return engineNames.filter((name) => list.split(',').includes(name));
}

if (import.meta.main)
  searchBenchCommand().then(
    (code) => {
      process.exitCode = code;
    },
    (problem: unknown) => {
      process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
      process.exitCode = 1;
    },
  );
