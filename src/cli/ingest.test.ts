import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSyntheticWarc } from '../../bench/ingest/synthetic-warc.ts';
import { decodeProfile, openCompanyIndex } from '../modules/company-index/index.ts';
import type { Command } from './command.ts';
import { indexCommand } from './index-command.ts';
import { ingest } from './ingest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-ingest-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function call(command: Command, ...args: string[]) {
  const printed = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.err += String(text);
    return true;
  });
  try {
    return { code: await command.run(args), ...printed };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

test('pages go in by one command and are looked after by the other', async () => {
  const warc = join(folder, 'pages.warc.gz');
  await writeSyntheticWarc(warc, 40, 1000);
  const first = await call(ingest, '--json', '--workers', '1', warc);
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({ finished: true, pages_read: 40, kept: 38 });
  expect((await call(ingest, warc)).out).toMatch(/^nothing to do: this input was ingested before/);

  const stats = await call(indexCommand, 'stats');
  expect(JSON.parse(stats.out)).toMatchObject({ documents: 38, page_files: 1 });
  expect(await call(indexCommand, 'check')).toMatchObject({ code: 0 });
  expect(await call(indexCommand, 'compact')).toMatchObject({ code: 0 });
  expect(await call(indexCommand, 'backup', join(folder, 'backup'))).toMatchObject({ code: 0 });
  expect(await call(indexCommand, 'restore', join(folder, 'backup'))).toMatchObject({ code: 1 });
  await rename(join(folder, 'data'), join(folder, 'away'));
  expect((await call(indexCommand, 'restore', join(folder, 'backup'))).out).toBe('restored 38 companies\n');
  const rebuilt = await call(indexCommand, 'rebuild', '--workers', '1');
  expect(rebuilt).toMatchObject({ code: 0 });
  expect(JSON.parse((await call(indexCommand, 'stats')).out)).toMatchObject({ documents: 38 });
});

test('a folder of own pages is read again once a page in it was edited, and only then', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(
    join(pages, 'manifest.jsonl'),
    '{"url": "https://www.lamps.example/", "file": "lamps.html", "fetched_at": "2026-10-01T00:00:00Z"}\n',
  );
  await writeFile(join(pages, 'lamps.html'), '<title>Old lamps</title><p>Lamps');
  expect((await call(ingest, '--workers', '1', pages)).out).toMatch(/^finished\n/);
  expect((await call(ingest, '--workers', '1', pages)).out).toMatch(/^nothing to do/);
  await writeFile(join(pages, 'lamps.html'), '<title>New lanterns</title><p>Lanterns');
  expect(await call(ingest, '--workers', '1', pages)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^finished\npages read {4}1\npages kept {4}1 \(1 replaced an older page\)/),
  });
  expect(await titles()).toEqual(['New lanterns']);
});

test('an ingest that kept no page says so and fails', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'manifest.jsonl'), '{"file": "lamps.html"}\n');
  const called = await call(ingest, '--workers', '1', pages);
  expect(called.code).toBe(1);
  expect(called.out).toMatch(/^finished, but no page was kept\n/);
  expect(called.out).toMatch(/manifest\.jsonl line 1: a line names "file" and "url" or "domain"/);
});

test('a folder of bare HTML files is told of the manifest that it needs', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'lamps.html'), '<p>Lamps');
  const called = await call(ingest, pages);
  expect(called.code).toBe(1);
  expect(called.err).toMatch(/put a manifest\.jsonl beside them, one line a page: \{"url"/);
});

async function titles(): Promise<string[]> {
  const index = await openCompanyIndex({ directory: join(folder, 'data', 'index'), workers: 0 });
  try {
    const { hits } = await index.search({ mode: 'all' }, { limit: 10 });
    return hits.map(({ stored }) => decodeProfile(stored ?? Buffer.alloc(0)).title ?? '');
  } finally {
    await index.close();
  }
}

test.each([
  [ingest, [], 2, /name files or a folder, or a crawl/],
  [ingest, ['a.warc', '--common-crawl', 'CC-MAIN-2026-43'], 2, /name files or a folder, or a crawl/],
  [ingest, ['--workers', 'many', 'a.warc'], 2, /--workers takes a number/],
  [ingest, ['missing.warc'], 1, /missing\.warc does not exist/],
  [ingest, ['--common-crawl', 'latest'], 1, /not the name of a crawl/],
  [indexCommand, [], 2, /there is no 'index '/],
  [indexCommand, ['stats'], 1, /There is no .*index. Check DATA_DIR/],
  [indexCommand, ['backup'], 2, /needs a folder/],
  [indexCommand, ['stats', 'x'], 2, /takes no folder/],
  [indexCommand, ['toString'], 2, /there is no 'index toString'/],
] as const)('$0.name $1 says what is wrong', async (command, args, code, message) => {
  const called = await call(command, ...args);
  expect(called.code).toBe(code);
  expect(called.err).toMatch(message);
});
