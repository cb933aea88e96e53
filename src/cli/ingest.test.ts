import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSyntheticWarc } from '../../bench/ingest/synthetic-warc.ts';
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
  expect((await call(ingest, warc)).out).toMatch(/^finished \(taken up again\)\npages read {4}40\n/);

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

test.each([
  [ingest, [], 2, /name files or a folder, or a crawl/],
  [ingest, ['a.warc', '--common-crawl', 'CC-MAIN-2026-43'], 2, /name files or a folder, or a crawl/],
  [ingest, ['--workers', 'many', 'a.warc'], 2, /--workers takes a number/],
  [ingest, ['missing.warc'], 1, /missing\.warc does not exist/],
  [ingest, ['--common-crawl', 'latest'], 1, /not the name of a crawl/],
  [indexCommand, [], 2, /there is no 'index '/],
  [indexCommand, ['stats'], 1, /has no index/],
  [indexCommand, ['backup'], 2, /needs a folder/],
  [indexCommand, ['stats', 'x'], 2, /takes no folder/],
  [indexCommand, ['toString'], 2, /there is no 'index toString'/],
] as const)('$0.name $1 says what is wrong', async (command, args, code, message) => {
  const called = await call(command, ...args);
  expect(called.code).toBe(code);
  expect(called.err).toMatch(message);
});
