import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WARCParser } from 'warcio';
import { livePage } from '../../../../test/factories/live-page.ts';
import { warcFilesSource } from '../sources/warc-files.ts';
import { LiveArchive } from './live-archive.ts';
import { PageArchive } from './page-archive.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function storedPages(): Promise<(string | undefined)[]> {
  const pages: (string | undefined)[] = [];
  for await (const item of (await warcFilesSource([folder], { areOurs: true })).read(undefined))
    pages.push(item.kind === 'page' ? `${item.page.domain} ${item.page.source}` : item.kind);
  return pages;
}

const files = async () =>
  (await readdir(LiveArchive.folder(folder))).filter((name) => name.endsWith('.gz')).sort();
const firstFile = () => join(LiveArchive.folder(folder), 'live-000001.warc.gz');

test('pages appended concurrently are stored in order, with their source, and any tool reads the file', async () => {
  const archive = await LiveArchive.open({ directory: folder });
  await Promise.all(['a', 'b', 'c'].map((name) => archive.append(livePage(name))));
  await archive.append(livePage('d', { source: 'browser' }));
  await archive.close();
  expect(await storedPages()).toEqual([
    'a.com live_http',
    'b.com live_http',
    'c.com live_http',
    'd.com browser',
  ]);
  const types: (string | null | undefined)[] = [];
  for await (const record of new WARCParser([await readFile(firstFile())])) types.push(record.warcType);
  expect(types).toEqual(['warcinfo', 'resource', 'resource', 'resource', 'warcinfo', 'resource']);
});

test('a page is in the file as soon as its call returns: a killed process loses none', async () => {
  const archive = await LiveArchive.open({ directory: folder, syncEveryMs: 1e6 });
  await archive.append(livePage('a'));
  expect(await storedPages()).toEqual(['a.com live_http']);
  await archive.close();
});

test.each([1, 40, 200])(
  'half a page at the end, %i bytes of it, is removed before the next one',
  async (bytes) => {
    const first = await LiveArchive.open({ directory: folder });
    await first.append(livePage('a'));
    await first.close();
    await appendFile(firstFile(), livePage('lost').member.subarray(0, bytes));
    const second = await LiveArchive.open({ directory: folder });
    await second.append(livePage('b'));
    await second.close();
    expect(await storedPages()).toEqual(['a.com live_http', 'b.com live_http']);
    expect(await files()).toEqual(['live-000001.warc.gz']);
  },
);

test('zeros that a power cut left at the end are truncated', async () => {
  const first = await LiveArchive.open({ directory: folder });
  await first.append(livePage('a'));
  await first.close();
  const { size } = await stat(firstFile());
  await truncate(firstFile(), size + 50_000);
  const second = await LiveArchive.open({ directory: folder });
  await second.append(livePage('b'));
  await second.close();
  expect(await storedPages()).toEqual(['a.com live_http', 'b.com live_http']);
});

test('a full file is followed by a new one, even after a restart', async () => {
  for (const name of ['a', 'b', 'c']) {
    const archive = await LiveArchive.open({ directory: folder, fileBytesMax: 300 });
    await archive.append(livePage(name));
    await archive.append(livePage(`${name}${name}`));
    await archive.close();
  }
  expect((await files()).length).toBeGreaterThan(1);
  expect((await storedPages()).map((page) => page?.split('.')[0])).toEqual(['a', 'aa', 'b', 'bb', 'c', 'cc']);
});

test('an ingest that rolls back its own pages leaves the live ones', async () => {
  const live = await LiveArchive.open({ directory: folder });
  await live.append(livePage('a'));
  await writeFile(join(folder, 'pages-000001.warc.gz'), livePage('uncommitted').member);
  await writeFile(join(folder, 'committed.json'), '{}');
  const ingest = new PageArchive({ directory: folder });
  await ingest.open();
  await ingest.resume('{}');
  await ingest.close();
  await live.append(livePage('b'));
  await live.close();
  expect(await storedPages()).toEqual(['a.com live_http', 'b.com live_http']);
});

test('one process at a time writes live pages; a closed archive accepts none', async () => {
  const archive = await LiveArchive.open({ directory: folder });
  await expect(LiveArchive.open({ directory: folder })).rejects.toThrow(
    /Another service is writing live pages/,
  );
  await archive.close();
  await expect(archive.append(livePage('a'))).rejects.toThrow(/closed/);
  await (await LiveArchive.open({ directory: folder })).close();
});
