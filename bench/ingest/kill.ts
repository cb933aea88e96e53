/**
 * Kills an ingest repeatedly with SIGKILL at random moments, and compares the resulting index with one that was built undisturbed: the same
 * documents byte by byte, the same counts for many queries, the same stored pages.
 *   node bench/ingest/kill.ts [PAGES] [KILLS] [HTML_BYTES]
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openIndexAt } from '../../src/app/index.ts';
import type { TextQuery } from '../../src/lib/text-index/api.ts';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import { warcFilesSource } from '../../src/modules/ingest/index.ts';
import { siteTitle, wordAt, writeSyntheticWarc } from './synthetic-warc.ts';

export interface KillOptions {
  readonly pages: number;
  readonly kills: number;
  readonly htmlBytes: number;
  readonly log: (line: string) => void;
}

/** Resolves with the content of both indexes, which must be the same. */
export async function killIngest({ pages, kills, htmlBytes, log }: KillOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'homedex-kill-'));
  try {
    const warc = join(folder, 'pages.warc.gz');
    await writeSyntheticWarc(warc, pages, htmlBytes);
    const undisturbed = join(folder, 'undisturbed');
    const wholeMs = (await ingest(undisturbed, warc, undefined)).workedMs;
    log(`undisturbed: ${(wholeMs / 1000).toFixed(1)} s`);
    const killed = join(folder, 'killed');
    let done = 0;
    let workedMs = 0;
    while (done < kills) {
      // On average the work lasts for all kills, with a little left for the last run.
      const run = await ingest(killed, warc, Math.random() * (wholeMs / kills) * 1.8);
      if (!run.wasKilled) break;
      done++;
      workedMs += run.workedMs;
      if (done % 10 === 0) log(`${done} kills after ${(workedMs / 1000).toFixed(1)} s of work`);
    }
    await ingest(killed, warc, undefined);
    return { kills: done, expected: await describe(undisturbed), found: await describe(killed) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs an ingest in its own process and kills it this long after its first page. */
function ingest(directory: string, warc: string, lifeMs: number | undefined) {
  const script = fileURLToPath(new URL('./ingest-once.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, directory, '1', warc],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let startedMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  child.stdout.once('data', () => {
    startedMs = performance.now();
    if (lifeMs !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), lifeMs);
  });
  child.stdout.resume();
  return new Promise<{ readonly wasKilled: boolean; readonly workedMs: number }>((resolve, reject) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal !== 'SIGKILL') reject(new Error(`ingest ended with ${code ?? signal}`));
      else resolve({ wasKilled: signal === 'SIGKILL', workedMs: performance.now() - startedMs });
    });
  });
}

/** What two indexes must have in common to count as equal. */
async function describe(directory: string) {
  const paths = dataFolder(directory);
  const index = await openIndexAt(paths.index);
  const digest = createHash('sha256');
  let documents = 0;
  for (let after: string | undefined; ; ) {
    const keys = await index.listKeys({ limit: 500, ...(after !== undefined && { after }) });
    after = keys.at(-1);
    if (after === undefined) break;
    const stored = await index.findMany(keys);
    for (const key of keys) digest.update(key).update(stored.get(key)?.stored ?? '');
    documents += keys.length;
  }
  const counts = await index.counts(queries(500));
  const { ok, problems } = await index.check();
  await index.close();
  const records = existsSync(paths.pages) ? await archivedPages(paths.pages) : 0;
  return {
    documents,
    digest: digest.digest('hex'),
    counts: hashOf(counts),
    totalCount: sum(counts),
    ok,
    problems,
    records,
  };
}

async function archivedPages(directory: string): Promise<number> {
  let pages = 0;
  for await (const item of (await warcFilesSource([directory], { areOurs: true })).read(undefined)) {
    if (item.kind !== 'page') throw new Error(`the archive holds something else: ${item.kind}`);
    pages++;
  }
  return pages;
}

function queries(count: number): TextQuery[] {
  return Array.from({ length: count }, (_, i): TextQuery => {
    if (i % 4 === 0) return { text: siteTitle(i * 37), mode: 'phrase' };
    if (i % 4 === 1) return { text: `${wordAt(i)} ${wordAt(i >> 2)}`, mode: 'phrase' };
    return { text: `${wordAt(i)} ${wordAt(i * 3)}`, mode: i % 4 === 2 ? 'all' : 'any' };
  });
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

if (import.meta.main) {
  const [pages = 20_000, kills = 50, htmlBytes = 6000] = process.argv.slice(2).map(Number);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const { kills: done, expected, found } = await killIngest({ pages, kills, htmlBytes, log });
  const same = JSON.stringify(expected) === JSON.stringify(found);
  process.stdout.write(`${JSON.stringify({ pages, kills: done, same, ...found })}\n`);
  if (!same) process.stdout.write(`expected ${JSON.stringify(expected)}\n`);
  process.exitCode = same ? 0 : 1;
}
