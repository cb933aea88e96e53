/**
 * WARC in, searchable out: pages per second of wall and CPU time, time per stage, and memory as the input grows.
 *   node bench/ingest/throughput.ts [PAGES] [HTML_BYTES] [WORKERS]
 */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSyntheticWarc } from './synthetic-warc.ts';

const [pages = 10_000, htmlBytes = 60_000, workers = 2] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'homedex-throughput-'));
try {
  const warc = join(folder, 'pages.warc.gz');
  await writeSyntheticWarc(warc, pages, htmlBytes);
  process.stderr.write(`${pages} pages, ${((await stat(warc)).size / 1e6).toFixed(0)} MB compressed\n`);
  const script = fileURLToPath(new URL('./ingest-once.ts', import.meta.url));
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, join(folder, 'data'), String(workers), warc],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (run.status !== 0) throw new Error(`ingest ended with ${run.status ?? run.signal}`);
  const summary = JSON.parse(run.stdout.split('\n').slice(1).join(''));
  process.stdout.write(
    `${JSON.stringify({ ...summary, pagesPerCpuSecond: summary.pages_read / summary.cpuSeconds }, null, 2)}\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}
