import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSyntheticWarc } from '../../bench/ingest/synthetic-warc.ts';
import { buildCrawlCorpus } from '../../test/harness/common-crawl-mirror/crawl-corpus.ts';
import { startMirror } from '../../test/harness/common-crawl-mirror/mirror-server.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { openIndexAt } from '../app/open-stores.ts';
import { decodeProfile } from '../modules/company-index/index.ts';
import { CrawlCaptures, PageArchive } from '../modules/ingest/index.ts';
import { AppError } from '../platform/errors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-ingest-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  // A thread takes longer to start than these pages.
  vi.stubEnv('EMBEDDING_THREADS', '0');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

type Name = 'crawl' | 'index' | 'ingest';

async function call(command: Name, ...args: string[]) {
  const { status, stdout, stderr } = await runCommand([command, ...args]);
  return { code: status, out: stdout, err: stderr };
}

test('pages are ingested by one command and maintained by the other', async () => {
  const warc = join(folder, 'pages.warc.gz');
  await writeSyntheticWarc(warc, 40, 1000);
  const first = await call('ingest', '--json', '--workers', '1', warc);
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({ finished: true, pages_read: 40, kept: 38 });
  expect((await call('ingest', warc)).out).toMatch(/^nothing to do: this input was ingested before/);

  const stats = await call('index', 'stats');
  expect(JSON.parse(stats.out)).toMatchObject({ documents: 38, page_files: 1 });
  expect(await call('index', 'check')).toMatchObject({ code: 0 });
  expect(await call('index', 'compact')).toMatchObject({ code: 0 });
  expect(await call('index', 'backup', join(folder, 'backup'))).toMatchObject({ code: 0 });
  expect(await call('index', 'restore', join(folder, 'backup'))).toMatchObject({ code: 1 });
  await rename(join(folder, 'data'), join(folder, 'away'));
  expect((await call('index', 'restore', join(folder, 'backup'))).out).toBe('restored 38 companies\n');
  expect(JSON.parse((await call('index', 'stats')).out)).toMatchObject({ documents: 38 });
});

test('a folder of your own pages is read again after a page in it was edited, and only then', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(
    join(pages, 'manifest.jsonl'),
    '{"url": "https://www.lamps-example.com/", "file": "lamps.html", "fetched_at": "2026-10-01T00:00:00Z"}\n',
  );
  await writeFile(join(pages, 'lamps.html'), '<title>Old lamps</title><p>Lamps');
  expect((await call('ingest', '--workers', '1', pages)).out).toMatch(/^finished\n/);
  expect((await call('ingest', '--workers', '1', pages)).out).toMatch(/^nothing to do/);
  await writeFile(join(pages, 'lamps.html'), '<title>New lanterns</title><p>Lanterns');
  expect(await call('ingest', '--workers', '1', pages)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^finished\npages read {4}1\npages kept {4}1 \(1 replaced an older page\)/),
  });
  expect(await titles()).toEqual(['New lanterns']);
  expect(JSON.parse((await call('index', 'stats')).out)).toMatchObject({
    documents: 1,
    crawl_ids: {},
    documents_without_crawl_id: 1,
  });
});

test('an ingest that found no page reports it and fails', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'manifest.jsonl'), '{"file": "lamps.html"}\n');
  const called = await call('ingest', '--workers', '1', pages);
  expect(called.code).toBe(1);
  expect(called.out).toMatch(/^nothing in the input could be read/);
  expect(called.out).toMatch(/manifest\.jsonl line 1: a line names "file" and "url" or "domain"/);
});

test('problems and files that the summary does not name are counted', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'manifest.jsonl'), 'no JSON\n'.repeat(22));
  expect((await call('ingest', '--workers', '1', pages)).out).toMatch(
    /damaged {7}22 parts of the input(?:.|\n)*\nproblem {7}… and 2 others not listed here\n$/,
  );
  await rename(join(pages, 'manifest.jsonl'), join(pages, 'pages.wat.gz'));
  await writeFile(join(pages, 'noise.warc.gz'), Buffer.alloc(5000, 'noise '));
  expect((await call('ingest', '--workers', '1', pages)).out).toMatch(
    /damaged {7}1 part of the input .*\nnot read {6}1 file whose name does not end in .*: pages\.wat\.gz\n/,
  );
});

test('a file without any record is reported as unreadable and may be retried', async () => {
  const path = join(folder, 'noise.warc.gz');
  await writeFile(path, Buffer.alloc(5000, 'noise '));
  for (let attempt = 0; attempt < 2; attempt++) {
    const called = await call('ingest', '--workers', '1', path);
    expect(called.code).toBe(1);
    expect(called.out).toMatch(/^nothing in the input could be read, so it was not marked as ingested\n/);
  }
});

test('the homepages of a crawl are selected by a separate command', async () => {
  const captures = ['a', 'b'].map((name) => ({
    url: `https://${name}-example.com/`,
    domain: `${name}-example.com`,
    fetchedAt: '2026-10-14T08:30:00Z',
    html: '<p>Hello',
  }));
  const corpus = buildCrawlCorpus('CC-MAIN-2026-43', captures, { warcs: 1, indexFiles: 1 });
  const mirror = await startMirror({ corpus, now: () => 0 });
  vi.stubEnv('CRAWL_DATA_URL', mirror.url);
  expect(await call('crawl', 'pick', 'CC-MAIN-2026-43')).toMatchObject({
    code: 0,
    out: '2 homepages of CC-MAIN-2026-43 are available for lookups\n',
  });
  await mirror.close();
  const captured = await CrawlCaptures.open({
    dataUrl: mirror.url,
    workDirectory: join(folder, 'data', 'ingest'),
    userAgent: 'test',
  });
  expect(captured.find('b-example.com')?.crawlId).toBe('CC-MAIN-2026-43');
  await captured.close();
});

test('an ingest that meets a full disk says what is stored and that the same command goes on', async () => {
  const warc = join(folder, 'pages.warc.gz');
  await writeSyntheticWarc(warc, 5, 1000);
  const full = new AppError('unavailable', 'The server disk is full. Nothing was changed.', {
    cause: new Error('database or disk is full'),
  });
  const flush = vi.spyOn(PageArchive.prototype, 'flush');
  // The first flush records what was there before.
  flush.mockResolvedValueOnce('{}').mockRejectedValueOnce(full);
  const called = await call('ingest', '--workers', '1', warc);
  flush.mockRestore();
  expect([called.code, called.err]).toEqual([
    1,
    expect.stringMatching(
      /nothing of this input is stored yet; the same command reads it again\nhomedex ingest: the disk is full .* run the same command again; committed work is kept\.\n$/,
    ),
  ]);
  expect(called.err).not.toContain('Nothing was changed');
});

test('a folder of bare HTML files is refused with a hint about the manifest', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'lamps.html'), '<p>Lamps');
  const called = await call('ingest', pages);
  expect(called.code).toBe(1);
  expect(called.err).toMatch(/put a manifest\.jsonl beside them, one line per page: \{"url"/);
});

async function titles(): Promise<(string | null)[]> {
  const index = await openIndexAt(join(folder, 'data', 'index'));
  try {
    const { hits } = await index.search({ mode: 'all' }, { limit: 10 });
    return hits.map(({ stored }) => decodeProfile(stored ?? Buffer.alloc(0)).title);
  } finally {
    await index.close();
  }
}

test.each([
  ['ingest', [], 2, /name files or a folder, or a crawl/],
  ['ingest', ['a.warc', '--common-crawl', 'CC-MAIN-2026-43'], 2, /name files or a folder, or a crawl/],
  ['ingest', ['--workers', 'many', 'a.warc'], 2, /--workers must be a number/],
  ['ingest', ['missing.warc'], 1, /missing\.warc does not exist/],
  ['ingest', ['--common-crawl', 'latest'], 1, /not the name of a crawl/],
  ['crawl', [], 2, /there is no 'crawl '/],
  ['crawl', ['pick'], 2, /needs a crawl name/],
  ['crawl', ['pick', 'latest'], 1, /not the name of a crawl/],
  ['index', [], 2, /there is no 'index '/],
  ['index', ['stats'], 1, /index does not exist. Check DATA_DIR/],
  ['index', ['backup'], 2, /needs a folder/],
  ['index', ['stats', 'x'], 2, /takes no folder/],
  ['index', ['toString'], 2, /there is no 'index toString'/],
] as const)('%s %j reports the error', async (command, args, code, message) => {
  const called = await call(command, ...args);
  expect(called.code).toBe(code);
  expect(called.err).toMatch(message);
});
