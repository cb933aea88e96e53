/**
 * Runs the real commands, `homedex demo` and then `homedex ingest`, in a separate process: pages per second, and CPU time per page by what
 * the threads do. A short ingest runs first, so that the cost of starting can be separated from the cost per page.
 */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDemoCorpus } from '../../src/modules/demo/index.ts';
import { peakMb } from '../budgets/process-usage.ts';
import { readArguments } from '../read-arguments.ts';
import { type ThreadTime, threadTimes, timesByStage } from './thread-times.ts';

const usage = `usage: bench ingest [options]
  --pages N     homepages to ingest (6000)
  --bytes N     their median size (60000)
  --first N     homepages of the short ingest before (500)
  --workers N   extraction threads (2)`;

const { values } = readArguments(usage, {
  options: {
    pages: { type: 'string', default: '6000' },
    bytes: { type: 'string', default: '60000' },
    first: { type: 'string', default: '500' },
    workers: { type: 'string', default: '2' },
  },
});

const SAMPLE_EVERY_MS = 50;
const commandLine = fileURLToPath(new URL('../../src/bin/cli.ts', import.meta.url));

interface Run {
  readonly pages: number;
  readonly seconds: number;
  readonly peakMb: number;
  readonly msByStage: ReadonlyMap<string, number>;
}

async function ingest(folder: string, pages: number): Promise<Run> {
  const corpus = await writeDemoCorpus({
    directory: join(folder, `corpus-${pages}`),
    sites: pages,
    seed: 1,
    medianBytes: Number(values.bytes),
  });
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...process.execArgv, commandLine, 'ingest', '--json', '--workers', values.workers, ...corpus.warcFiles],
    {
      env: { ...process.env, DATA_DIR: join(folder, `data-${pages}`) },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const threads = new Map<string, ThreadTime>();
  let mb = 0;
  const sampling = setInterval(() => {
    if (child.pid === undefined) return;
    for (const [thread, time] of threadTimes(child.pid)) threads.set(thread, time);
    if (threads.size > 0) mb = Math.max(mb, peakOf(child.pid));
  }, SAMPLE_EVERY_MS);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await promise.finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`homedex ingest ended with ${code}`);
  const { kept } = JSON.parse(output) as { kept: number };
  return {
    pages: kept,
    seconds: (performance.now() - started) / 1000,
    peakMb: mb,
    msByStage: timesByStage(threads.values()),
  };
}

/** 0 once the process has ended. */
function peakOf(processId: number): number {
  try {
    return peakMb(processId);
  } catch {
    return 0;
  }
}

const total = ({ msByStage }: Run): number => [...msByStage.values()].reduce((sum, ms) => sum + ms, 0);

function report(first: Run, whole: Run): string {
  const perPage = total(whole) / whole.pages;
  const beyond = (total(whole) - total(first)) / (whole.pages - first.pages);
  const lines = [
    `${whole.pages} pages of ${values.bytes} bytes, ${values.workers} extraction threads, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
    '',
    `- ${(whole.pages / whole.seconds).toFixed(0)} pages a second from start to end (${whole.seconds.toFixed(1)} s)`,
    `- ${perPage.toFixed(2)} CPU ms a page: ${(2000 / perPage).toFixed(0)} pages a second where two processors do nothing else`,
    `- ${beyond.toFixed(2)} CPU ms a page beyond the first ${first.pages}, which took ${(total(first) / 1000).toFixed(1)} s with the start`,
    `- ${whole.peakMb.toFixed(0)} MB at most`,
    '',
    '| stage | CPU ms a page | beyond the first |',
    '|---|---|---|',
  ];
  for (const [stage, ms] of whole.msByStage) {
    const later = (ms - (first.msByStage.get(stage) ?? 0)) / (whole.pages - first.pages);
    lines.push(`| ${stage} | ${(ms / whole.pages).toFixed(2)} | ${later.toFixed(2)} |`);
  }
  return lines.join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'homedex-ingest-'));
try {
  const first = await ingest(folder, Number(values.first));
  const whole = await ingest(folder, Number(values.pages));
  process.stdout.write(`${report(first, whole)}\n`);
} finally {
  await rm(folder, { recursive: true });
}
