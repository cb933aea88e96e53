import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { captureLog } from '../../../../test/harness/test-app.ts';
import { PageReader } from './page-reader.ts';
import type { ReadTask } from './read-page.ts';

let folder: string;
let reader: PageReader;
const log = captureLog();

/** A worker that answers with the page's own words, and obeys them: dies, or never ends. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-reader-'));
  const threads = new URL('../../../lib/threads/index.ts', import.meta.url);
  const file = join(folder, 'worker.ts');
  writeFileSync(
    file,
    `import { answerMessages } from ${JSON.stringify(threads.href)};
     answerMessages(({ page }) => {
       const text = Buffer.from(page.content).toString('utf8', 0, 20);
       if (text === 'die') process.exit(3);
       if (text === 'stall') for (;;);
       for (const end = performance.now() + (text === 'work' ? 100 : 0); performance.now() < end; );
       return { value: { kind: 'no_content', failure: 'parked', message: text } };
     });`,
  );
  reader = new PageReader({ logger: log.logger, pageMsMax: 500, workerUrl: pathToFileURL(file) });
});
afterEach(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

const task = (text: string, domain = 'a.com'): ReadTask => ({
  page: {
    domain,
    url: 'https://a.com/',
    fetchedAt: '2026-01-01T00:00:00Z',
    crawlId: '',
    source: 'live_http',
    format: 'html',
    content: Buffer.from(text),
  },
  hops: [],
  domainRank: null,
});
const read = async (text: string) => {
  const outcome = await reader.read(task(text), 'awaited');
  return outcome.kind === 'no_content' ? `${outcome.failure} ${outcome.message}` : outcome.kind;
};

it('a page whose thread ends is interrupted, one that takes too long is unreadable, and later pages are read by the next thread', async () => {
  const outcomes = await Promise.all(['one', 'die', 'two', 'stall', 'three'].map(read));
  expect(outcomes).toEqual([
    'parked one',
    expect.stringMatching(/^interrupted/),
    'parked two',
    expect.stringMatching(/^unreadable.*500 ms/),
    'parked three',
  ]);
  expect(log.text()).toContain('is being replaced');
});

it('a site that has used the thread lets other sites go first', async () => {
  await reader.read(task('work', 'x1.slow.com'), 'awaited');
  const order: string[] = [];
  const read = (name: string, domain: string) =>
    reader.read(task(name, domain), 'awaited').then(() => order.push(name));
  await Promise.all([
    read('first', 'x2.slow.com'),
    read('second', 'x3.slow.com'),
    read('third', 'x4.slow.com'),
    read('other', 'other.com'),
    read('another', 'another.com'),
  ]);
  expect(order).toEqual(['other', 'another', 'first', 'second', 'third']);
});

it('a site whose pages killed two threads is not read again, but its neighbours are', async () => {
  for (const failure of ['interrupted', 'unreadable'])
    expect(await reader.read(task('die', `${failure}.bad.com`), 'awaited')).toMatchObject({ failure });
  expect(await reader.read(task('fine', 'c.bad.com'), 'awaited')).toMatchObject({
    failure: 'unreadable',
    message: expect.stringContaining('bad.com'),
  });
  expect(await reader.read(task('fine', 'good.com'), 'awaited')).toMatchObject({ failure: 'parked' });
});

it('waiting callers go before background work', async () => {
  const order: string[] = [];
  await Promise.all([
    ...['b1', 'b2', 'b3'].map((name) => reader.read(task(name), 'background').then(() => order.push(name))),
    reader.read(task('a'), 'awaited').then(() => order.push('a')),
  ]);
  expect(order).toEqual(['a', 'b1', 'b2', 'b3']);
});

it('waiting pages are limited by their bytes, and background work leaves space for waiting callers', async () => {
  const large = task('large');
  const outcomes = Promise.all(
    Array.from({ length: 6 }, () =>
      reader.read({ ...large, page: { ...large.page, content: Buffer.alloc(16 << 20) } }, 'background'),
    ),
  );
  expect(await read('small')).toBe('parked small');
  expect((await outcomes).map((outcome) => 'failure' in outcome && outcome.failure)).toEqual([
    'parked',
    'parked',
    'parked',
    'parked',
    'busy',
    'busy',
  ]);
});

it('closing a reader settles all callers', async () => {
  const waiting = Promise.all(['x', 'y'].map(read));
  await reader.close();
  for (const outcome of await waiting) expect(outcome).toMatch(/^interrupted|^parked/);
  expect(await read('z')).toMatch(/^interrupted/);
});

it('the thread loads the extractor without the database and the text index', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import('./src/modules/enrichment/reading/read-page.ts');
    process.stdout.write(JSON.stringify(loaded));`;
  const { stdout } = spawnSync(
    process.execPath,
    [...process.execArgv, '--input-type=module', '--eval', script],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded).toContainEqual(expect.stringContaining('/ingest/pipeline/extract-page.ts'));
  expect(loaded.filter((url) => /kysely|platform\/database|lib\/text-index/.test(url))).toEqual([]);
});
