import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExtractTask } from './extract-page.ts';
import { createExtractPool } from './extract-pool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-pool-'));
});
afterEach(() => rm(folder, { recursive: true }));

const threads = new URL('../../../lib/threads/index.ts', import.meta.url).href;

/** A worker that keeps every page, except that some addresses make it die or never answer. */
async function workerFile(start = ''): Promise<URL> {
  const path = join(folder, 'worker.mjs');
  await writeFile(
    path,
    `import { answerMessages } from ${JSON.stringify(threads)};
     ${start}
     answerMessages(({ page }) => {
       if (page.url.includes('die')) process.exit(3);
       if (page.url.includes('throw')) setImmediate(() => { throw new Error('out of luck'); });
       if (page.url.includes('throw')) return new Promise(() => {});
       if (page.url.includes('stall')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       if (page.url.includes('idle')) dieSoon();
       return { value: { kind: 'kept', document: { key: page.domain }, decodeMs: 0, extractMs: 0 } };
     });`,
  );
  return pathToFileURL(path);
}

function task(name: string): ExtractTask {
  const page = {
    domain: `${name}.example`,
    url: `https://${name}.example/`,
    fetchedAt: '2026-10-14T08:30:00Z',
    crawlId: '',
    source: 'warc',
    format: 'html' as const,
    content: Buffer.from(''),
  };
  return { page, domainRank: null, hasMember: true };
}

test('a page that kills or stalls its worker is dropped, and every other page is kept', async () => {
  const pool = createExtractPool({ workers: 2, workerUrl: await workerFile(), pageTimeoutMs: 5_000 });
  const names = ['a', 'b', 'die', 'c', 'd', 'stall', 'e', 'throw', 'f', 'g', 'h'];
  const outcomes = await Promise.all(names.map((name) => pool.run(task(name))));
  await pool.close();
  const dropped = names.filter((_, i) => outcomes[i]?.kind === 'dropped');
  expect(dropped).toEqual(['die', 'stall', 'throw']);
  for (const [i, name] of names.entries())
    if (!dropped.includes(name)) expect(outcomes[i]).toMatchObject({ document: { key: `${name}.example` } });
});

test('a worker that cannot start fails the run instead of dropping pages', async () => {
  const pool = createExtractPool({
    workers: 1,
    workerUrl: await workerFile("throw new Error('no such module');"),
  });
  await expect(pool.run(task('a'))).rejects.toThrow('no such module');
});

test('an idle worker that dies is replaced, repeatedly', async () => {
  const starts = join(folder, 'starts');
  const pool = createExtractPool({
    workers: 1,
    workerUrl: await workerFile(`import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(starts)}, 'x');
     const dieSoon = () => setImmediate(() => process.exit(1));`),
  });
  for (const [died, name] of ['a', 'b', 'c'].entries()) {
    // The next page would die with a worker that is about to: the pool has noticed its death when another one starts.
    if (died > 0) await expect.poll(() => readFileSync(starts, 'utf8').length).toBe(died + 1);
    expect(await pool.run(task(`${name}-idle`))).toMatchObject({ kind: 'kept' });
  }
  await pool.close();
});

test('a small input is read by one worker, a larger one by all', async () => {
  let started = 0;
  const count = () => {
    started++;
  };
  process.on('worker', count);
  const pool = createExtractPool({ workers: 3, workerUrl: await workerFile() });
  const extract = (pages: number) =>
    Promise.all(Array.from({ length: pages }, (_, at) => pool.run(task(`page-${at}`))));
  await extract(384);
  expect(started).toBe(1);
  await extract(1);
  expect(started).toBe(3);
  await pool.close();
  process.off('worker', count);
});

test('with a known number of pages, workers start before the first page', async () => {
  let started = 0;
  const count = () => {
    started++;
  };
  process.on('worker', count);
  const workerUrl = await workerFile();
  const pools = [384, 385].map((pagesExpected) =>
    createExtractPool({ workers: 2, workerUrl, pagesExpected }),
  );
  await expect.poll(() => started).toBe(1 + 2);
  const outcomes = await Promise.all(pools.map((pool) => pool.run(task('a'))));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
  expect(started).toBe(1 + 2);
  await Promise.all(pools.map((pool) => pool.close()));
  process.off('worker', count);
});

test('no worker is started before there is a page to extract', async () => {
  const starts = join(folder, 'starts');
  const pool = createExtractPool({
    workers: 1,
    workerUrl: await workerFile(`import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(starts)}, 'x');`),
  });
  await pool.close();
  expect(existsSync(starts)).toBe(false);
});
