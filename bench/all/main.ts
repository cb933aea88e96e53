import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../read-arguments.ts';
import { buildLuceneProgram, findJavaTools } from '../search/engines/lucene.ts';
import { buildTantivyProgram, missingForTantivy } from '../search/engines/tantivy.ts';
import type { BenchReport } from '../search/report/json-report.ts';
import {
  type ApiFigures,
  type PeerRatio,
  ratiosOfApi,
  ratiosOfSearch,
  ratiosOfVectors,
  type VectorFigures,
} from './peer-ratios.ts';

/** Runs every benchmark that has a quick mode, one after the other, and writes one page with the results. */
const usage = `usage: bench all --quick [options]
  --quick        small inputs, about ten minutes; the figures are not worth quoting. There is no other mode, because full runs take days
  --only NAMES   only these, separated by commas
  --minutes N    start no benchmark after this many minutes (default 12)
  --report FILE  where to write the page (default docs/benchmarks/README.md)`;
const { values } = readArguments(usage, {
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    minutes: { type: 'string', default: '12' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/README.md', import.meta.url)),
    },
  },
});

interface QuickBench {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  /** The page with the results of its last full run. */
  readonly page?: string;
  /** Ratios to peers, from what the benchmark printed and from the figures it wrote. */
  readonly ratios?: (printed: Printed) => readonly PeerRatio[];
}

interface Printed {
  readonly out: string;
  readonly err: string;
}

interface Outcome {
  readonly bench: QuickBench;
  readonly seconds: number;
  /** Undefined if the benchmark succeeded. */
  readonly problem: string | undefined;
  readonly ratios: readonly PeerRatio[];
}

const SECONDS_EACH_MAX = 300;
const PROBLEM_CHARACTERS_MAX = 200;

const folder = mkdtempSync(join(tmpdir(), 'bench-all-'));
const file = (name: string): string => join(folder, name);
const figuresIn = <Figures>(name: string): Figures => JSON.parse(readFileSync(file(name), 'utf8')) as Figures;
/** Reports of quick runs must not replace those of full runs. */
const reportTo = (name: string): string[] => ['--report', file(`${name}.md`)];

const benches: readonly QuickBench[] = [
  {
    name: 'search',
    script: 'search/main.ts',
    args: ['--quick', '--json', file('search.json'), '--dir', file('search')],
    page: 'search-200k.md',
    ratios: ({ err }) => ratiosOfSearch(figuresIn<BenchReport>('search.json'), err),
  },
  {
    name: 'vectors',
    script: 'vectors/main.ts',
    args: ['--n', '10000', '--queries', '40', '--peers', '--json', file('vectors.json')],
    page: 'vectors.md',
    ratios: () => ratiosOfVectors(figuresIn<VectorFigures>('vectors.json')),
  },
  {
    name: 'api',
    script: 'api/load.ts',
    args: ['--dir', file('api'), '--companies', '1000', '--seconds', '3'],
    page: 'api.md',
    ratios: ({ out }) => ratiosOfApi(JSON.parse(out) as ApiFigures),
  },
  {
    name: 'ingest',
    script: 'ingest/main.ts',
    args: ['--pages', '400', '--first', '100'],
    page: 'ingest.md',
  },
  { name: 'relations', script: 'relations/main.ts', args: ['--docs', '1000'], page: 'relations.md' },
  { name: 'monitors', script: 'monitors/main.ts', args: ['--docs', '2000'] },
  {
    name: 'oracle',
    script: 'torture/oracle.ts',
    args: ['--queries', '1000', '--docs', '1000'],
    page: 'search-torture.md',
  },
  { name: 'kill', script: 'torture/kill.ts', args: ['--cycles', '8'], page: 'search-torture.md' },
  {
    name: 'threads',
    script: 'torture/threads.ts',
    args: ['--kills', '15', '--docs', '500'],
    page: 'search-torture.md',
  },
  { name: 'vector-kills', script: 'torture/vectors.ts', args: ['--cycles', '6'], page: 'vectors.md' },
  { name: 'payments', script: 'torture/payments.ts', args: ['--kills', '4'], page: 'payments.md' },
  {
    name: 'torture',
    script: 'torture/main.ts',
    args: ['--cycles', '5', '--minutes', '1', ...reportTo('torture')],
    page: 'torture.md',
  },
  {
    name: 'fuzz',
    script: 'fuzz/main.ts',
    args: ['--requests', '2000', '--minutes', '1', '--sites', '60', ...reportTo('fuzz')],
    page: 'fuzz.md',
  },
  {
    name: 'overload',
    script: 'torture/overload.ts',
    args: ['--seconds', '4', '--rounds', '1', '--sites', '100', ...reportTo('overload')],
    page: 'overload.md',
  },
  {
    name: 'caller-under-attack',
    script: 'torture/caller-under-attack.ts',
    args: ['--seconds', '4', '--rounds', '1', '--sites', '100', ...reportTo('caller-under-attack')],
    page: 'caller-under-attack.md',
  },
  {
    name: 'clients',
    script: 'torture/clients.ts',
    args: ['--seconds', '8', '--sites', '100'],
    page: 'clients.md',
  },
  {
    name: 'hostile',
    script: 'hostile/main.ts',
    args: ['--at-once', '10', '--deadline-ms', '3000'],
    page: 'crawling.md',
  },
  {
    name: 'enrich',
    script: 'enrichment/enrich.ts',
    args: ['--calls', '20', '--hostile', '10', '--sites', '50'],
    page: 'enrichment.md',
  },
  {
    name: 'bulk',
    script: 'enrichment/bulk.ts',
    args: ['--rows', '100', '--kills', '1'],
    page: 'enrichment.md',
  },
  {
    name: 'queue',
    script: 'enrichment/queue.ts',
    args: ['--domains', '20000', '--claims', '2000'],
    page: 'enrichment.md',
  },
  {
    name: 'budgets',
    script: 'budgets/main.ts',
    args: ['--companies', '500', '--times', '1', '--only', 'search'],
    page: 'budgets.md',
  },
  { name: 'web', script: 'web/vitals.ts', args: ['--visits', '1', '--rows', '1000'], page: 'web.md' },
];

if (!values.quick) {
  process.stderr.write(`pass --quick: full runs are started one by one\n\n${usage}\n`);
  process.exit(2);
}
const only = values.only?.split(',');
const unknown = only?.find((name) => !benches.some((bench) => bench.name === name));
if (unknown !== undefined) {
  process.stderr.write(`there is no quick form of '${unknown}'\n\n${usage}\n`);
  process.exit(2);
}
if (!only || only.includes('search')) buildPeers();
const startedAt = performance.now();
const outcomes: Outcome[] = [];
try {
  for (const bench of benches) {
    if (only && !only.includes(bench.name)) continue;
    const isLate = performance.now() - startedAt > Number(values.minutes) * 60_000;
    const outcome = isLate
      ? { bench, seconds: 0, problem: 'not started: out of time', ratios: [] }
      : await measure(bench);
    process.stderr.write(`${bench.name}: ${outcome.problem ?? 'done'}, ${outcome.seconds} s\n`);
    outcomes.push(outcome);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(values.report, report());
process.exitCode = outcomes.every(({ problem }) => problem === undefined) ? 0 : 1;

/**
 * Runs before any time is measured, because the first build downloads and compiles for minutes. If a peer cannot be built, its benchmark
 * reports it.
 */
function buildPeers(): void {
  process.stderr.write('building the programs of peers …\n');
  const java = findJavaTools();
  if (typeof java !== 'string') buildLuceneProgram(java);
  if (missingForTantivy() === undefined) buildTantivyProgram();
}

async function measure(bench: QuickBench): Promise<Outcome> {
  process.stderr.write(`${bench.name} …\n`);
  const began = performance.now();
  const { problem, printed } = await runBench(bench);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const ratios = problem === undefined ? (bench.ratios?.(printed) ?? []) : [];
  return { bench, seconds, problem, ratios };
}

/** Runs in its own process group, so that a benchmark that takes too long ends with everything it started. */
async function runBench({
  script,
  args,
}: QuickBench): Promise<{ problem: string | undefined; printed: Printed }> {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [out, err, isLate] = ['', '', false];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, SECONDS_EACH_MAX * 1_000);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  const code = await promise.finally(() => clearTimeout(timer));
  const printed = { out, err };
  if (isLate) return { problem: `ended after ${SECONDS_EACH_MAX} s`, printed };
  return { problem: code === 0 ? undefined : problemOf(code, printed), printed };
}

/** The last informative line: what is missing, or which requirement was not met. */
function problemOf(code: number | null, { out, err }: Printed): string {
  const lines = `${out}\n${err}`.split('\n').map((line) => line.trim());
  const told =
    lines.findLast((line) => /Error: |not installed|missing|failed/.test(line)) ??
    lines.findLast(Boolean) ??
    '';
  return `ended with ${code}: ${told.slice(0, PROBLEM_CHARACTERS_MAX)}`;
}

function report(): string {
  const ratios = outcomes.flatMap((outcome) => outcome.ratios);
  const minutes = Math.round((performance.now() - startedAt) / 6_000) / 10;
  const ratioLine = ({ peer, what, ratio, note = '' }: PeerRatio): string =>
    `| ${peer} | ${what} | ${ratio === undefined ? '–' : ratio.toFixed(2)} | ${inCell(note)} |`;
  const benchLine = ({ bench: { name, args, page }, seconds, problem }: Outcome): string =>
    `| ${page === undefined ? name : `[${name}](${page})`} | \`${args.map((arg) => arg.replace(`${folder}/`, '')).join(' ')}\` | ${seconds} | ${inCell(problem ?? 'passed')} |`;
  return `# Benchmarks

\`homedex bench all --quick\` writes this page: every benchmark that has a quick form, on small inputs, one after the other. It took ${minutes} minutes on ${availableParallelism()} processors at load ${loadavg()[0]?.toFixed(1)}. The ratios are a look and not to be quoted: at such sizes what every request costs weighs more than what grows. The linked pages are of whole runs.

## Beside others

What a peer takes for the same work as a multiple of what Homedex takes: above 1, Homedex is cheaper. Where there is no ratio, the last column says what is missing on the machine.

| peer | what | ratio | |
|---|---|---:|---|
${ratios.map(ratioLine).join('\n')}

## All of them

| benchmark and its last whole run | quick form | s | |
|---|---|---:|---|
${outcomes.map(benchLine).join('\n')}
`;
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
