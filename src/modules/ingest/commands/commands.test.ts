import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteDomain } from '../../../../bench/ingest/synthetic-warc.ts';
import { ingestSyntheticPages, withDatabase, withIndex } from '../../../../test/harness/with-index.ts';
import { openIndexAt } from '../../../app/index.ts';
import { describeRebuild } from '../../../cli/ingest-summary.ts';
import { encodeHttpResponse, encodeRecord } from '../../../lib/warc/index.ts';
import { blankProfile } from '../../companies/index.ts';
import { decodeProfile, decodeStoredEvidence, toIndexDocument } from '../../company-index/index.ts';
import {
  dataFolder,
  lockDataFolder,
  lockForServer,
  lockServedFolder,
  makeDataFolder,
  useDataFolder,
} from '../../data-folder/index.ts';
import { LiveArchive } from '../archive/live-archive.ts';
import { PageArchive } from '../archive/page-archive.ts';
import { runIngest } from '../pipeline/run-ingest.ts';
import { htmlFolderSource } from '../sources/html-folder.ts';
import { warcFilesSource } from '../sources/warc-files.ts';
import { backupData } from './backup.ts';
import { checkIndex, reportIndex } from './index-report.ts';
import { rebuildIndex } from './rebuild.ts';
import { verifyBackup } from './verify-backup.ts';

/** Filled once; each test works on a copy. */
let filled: string;
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'commands-filled-'));
  await ingestSyntheticPages(join(filled, 'data'), join(filled, 'pages.warc.gz'), 24);
});
afterAll(() => rm(filled, { recursive: true }));

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  data = join(folder, 'data');
  await cp(filled, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const rebuild = (options: Partial<Parameters<typeof rebuildIndex>[1]> = {}) =>
  withDatabase(data, (database) => rebuildIndex(data, { openIndexAt, database, workers: 0, ...options }));

const profilesOf = (directory: string) =>
  withIndex(directory, async (index) => {
    const keys = await index.listKeys({ limit: 1000 });
    const stored = await index.findMany(keys);
    return keys.map((key) => {
      const record = stored.get(key)?.stored ?? Buffer.alloc(0);
      return { profile: decodeProfile(record), evidence: decodeStoredEvidence(record) };
    });
  });

const liveEvidence = { title: { where: 'title element', rule: 'head-texts' } };

const liveProfile = (domain: string, title: string) => ({
  ...blankProfile(),
  domain,
  title,
  body_text: title,
  source: 'live_http',
  fetched_at: '2026-11-15T00:00:00.000Z',
});

describe('rebuild', () => {
  const markAsOlder = (directory: string): void => {
    const store = new DatabaseSync(join(directory, 'index.sqlite'));
    store.exec("DELETE FROM meta WHERE name IN ('analysis', 'unicode')");
    store.close();
  };

  test.each(['with', 'without'])(
    'an index with words of an older version is refused, and rebuilt %s its pages',
    async (pages) => {
      const before = await profilesOf(data);
      markAsOlder(dataFolder(data).index);
      await expect(openIndexAt(dataFolder(data).index)).rejects.toThrow(
        /version 1 of the rules for words.*Build the index again/,
      );
      if (pages === 'without') {
        await rm(dataFolder(data).pages, { recursive: true });
      }
      expect(await rebuild()).toMatchObject({
        finished: true,
        unreadable: undefined,
        carriedOver: pages === 'without' ? before.length : 0,
      });
      expect((await profilesOf(data)).map(({ profile }) => profile)).toEqual(
        before.map(({ profile }) => profile),
      );
      const title = before[0]?.profile.title ?? '';
      expect(await withIndex(data, (index) => index.count({ text: title, mode: 'phrase' }))).toBeGreaterThan(
        0,
      );
    },
  );

  test('without pages, an unreadable index is left unchanged', async () => {
    await rm(dataFolder(data).pages, { recursive: true });
    await truncate(join(dataFolder(data).index, 'index.sqlite'), 100);
    await expect(rebuild()).rejects.toThrow('no stored pages to rebuild the index from');
    expect((await stat(join(dataFolder(data).index, 'index.sqlite'))).size).toBe(100);
  });

  test('of an older version is restarted', async () => {
    const index = await openIndexAt(dataFolder(data).rebuild);
    await index.close();
    markAsOlder(dataFolder(data).rebuild);
    expect(await rebuild()).toMatchObject({ finished: true, resumed: false });
  });

  test('produces the same index from the stored pages alone', async () => {
    const before = await profilesOf(data);
    await rm(join(folder, 'pages.warc.gz'));
    const summary = await rebuild();
    expect(summary).toMatchObject({ finished: true, carriedOver: 0 });
    expect(await profilesOf(data)).toEqual(before);
    expect(await readdir(data)).toEqual(['accounts.db', 'index', 'inventory.json', 'pages']);
  });

  test('adds the evidence to an index that was built without it', async () => {
    const before = await profilesOf(data);
    await withIndex(data, (index) => index.upsert(before.map(({ profile }) => toIndexDocument(profile, {}))));
    expect((await profilesOf(data))[0]?.evidence).toEqual({});
    await rebuild();
    expect(await profilesOf(data)).toEqual(before);
    expect(before[0]?.evidence.title).toEqual({ where: 'title element', rule: 'head-texts' });
  });

  test('updates profiles of an older extractor', async () => {
    const before = await profilesOf(data);
    await withIndex(data, (index) =>
      index.upsert(
        before.map(({ profile, evidence }) =>
          toIndexDocument({ ...profile, extractor_version: '2', title: 'As it was read then' }, evidence),
        ),
      ),
    );
    const query = { text: 'read then', mode: 'phrase' } as const;
    expect(await withIndex(data, (index) => index.count(query))).toBe(before.length);
    expect(await rebuild()).toMatchObject({ finished: true, carriedOver: 0 });
    const after = await profilesOf(data);
    expect(after).toEqual(before);
    expect(Number(after[0]?.profile.extractor_version)).toBeGreaterThan(2);
    expect(await withIndex(data, (index) => index.count(query))).toBe(0);
  });

  test('keeps companies whose newest page was fetched live and is not stored', async () => {
    await withIndex(data, (index) =>
      index.upsert([
        toIndexDocument(liveProfile('only-live-example.com', 'Only live'), liveEvidence),
        toIndexDocument(liveProfile(siteDomain(1), 'Newer than the archive'), {}),
      ]),
    );
    const before = await profilesOf(data);
    expect(await rebuild()).toMatchObject({ carriedOver: 2 });
    expect(await profilesOf(data)).toEqual(before);
  });

  test('restores pages of other sources too, even those whose address is not a homepage', async () => {
    const html = join(folder, 'html');
    await mkdir(html);
    await writeFile(join(html, 'a.html'), Buffer.from('<title>Gr\xfc\xdfe</title><p>Tee', 'latin1'));
    const row = {
      domain: 'tea-example.com',
      file: 'a.html',
      url: 'https://www.tea-example.com/de/',
      charset: 'iso-8859-1',
    };
    await writeFile(join(html, 'manifest.jsonl'), JSON.stringify(row));
    await withIndex(data, async (index, database) =>
      runIngest({
        index,
        database,
        source: await htmlFolderSource(html),
        steps: [new PageArchive({ directory: dataFolder(data).pages })],
        workers: 0,
      }),
    );
    const before = await profilesOf(data);
    expect(before.find(({ profile }) => profile.domain === 'tea-example.com')?.profile).toMatchObject({
      title: 'Grüße',
      source: 'html',
    });
    expect(await rebuild()).toMatchObject({ carriedOver: 0 });
    expect(await profilesOf(data)).toEqual(before);
  });

  test('leaves the old index in place when interrupted, and resumes later', async () => {
    const before = await profilesOf(data);
    const stop = new AbortController();
    const stopped = await rebuild({
      signal: stop.signal,
      onProgress: ({ counts }) => counts.pages_read >= 8 && stop.abort(),
    });
    expect(stopped.finished).toBe(false);
    expect(await profilesOf(data)).toEqual(before);
    expect(await rebuild()).toMatchObject({ finished: true, resumed: true });
    expect(await profilesOf(data)).toEqual(before);
  });

  test('remembers the ingests of the old index, so that nothing is read twice', async () => {
    await rebuild();
    const again = await withIndex(data, async (index, database) =>
      runIngest({
        index,
        database,
        source: await warcFilesSource([join(filled, 'pages.warc.gz')]),
        steps: [new PageArchive({ directory: dataFolder(data).pages })],
        workers: 0,
      }),
    );
    expect(again).toMatchObject({ finished: true, already_done: true });
    expect(
      (await withIndex(data, (index, database) => checkIndex(database, index, dataFolder(data).pages)))
        .problems,
    ).toEqual([]);
  });
});

describe('a folder that started empty', () => {
  const homepage = (title: string, date: string) =>
    encodeRecord({
      type: 'response',
      date,
      targetUri: 'https://lamps-example.com/',
      contentType: 'application/http',
      block: encodeHttpResponse(200, [['Content-Type', 'text/html']], Buffer.from(`<title>${title}</title>`)),
    });

  beforeEach(async () => {
    await rm(data, { recursive: true });
  });

  async function ingest(title: string, date: string): Promise<void> {
    const path = join(folder, `${title}.warc.gz`);
    await writeFile(path, homepage(title, date));
    const summary = await withIndex(data, async (index, database) =>
      runIngest({
        index,
        database,
        source: await warcFilesSource([path]),
        steps: [new PageArchive({ directory: dataFolder(data).pages })],
        workers: 0,
      }),
    );
    expect(summary).toMatchObject({ finished: true, kept: 1 });
  }

  const titles = async () => (await profilesOf(data)).map(({ profile }) => profile.title);

  test('has a page from the future as old as its ingest, even after a rebuild', async () => {
    const before = Date.now();
    await ingest('From the future', '2099-01-01T00:00:00Z');
    const dates = (await profilesOf(data)).map(({ profile }) => Date.parse(profile.fetched_at));
    expect(dates).toHaveLength(1);
    expect(dates[0]).toBeGreaterThanOrEqual(before);
    expect(dates[0]).toBeLessThanOrEqual(Date.now());
    await ingest('A later page', new Date().toISOString());
    expect(await titles()).toEqual(['A later page']);
    expect(await rebuild()).toMatchObject({ finished: true });
    expect(await titles()).toEqual(['A later page']);
  });

  test('has pages fetched live in a rebuilt index and in a backup', async () => {
    await ingest('Lamps', '2026-10-01T00:00:00Z');
    const live = await LiveArchive.open({ directory: dataFolder(data).pages });
    const fetchedAt = '2026-10-02T00:00:00.000Z';
    await live.append({
      page: {
        domain: 'lamps-example.com',
        url: 'https://lamps-example.com/',
        fetchedAt,
        crawlId: '',
        source: 'live',
        format: 'response',
        content: Buffer.alloc(0),
      },
      member: homepage('Lamps, fetched live', fetchedAt),
    });
    await live.close();
    expect(await rebuild()).toMatchObject({ finished: true });
    expect(await titles()).toEqual(['Lamps, fetched live']);
    const backup = join(folder, 'backup');
    await withIndex(data, (index, database) => backupData({ database, index, openIndexAt }, data, backup));
    expect((await readdir(LiveArchive.folder(dataFolder(backup).pages))).sort()).toEqual([
      'live-000001.list',
      'live-000001.warc.gz',
    ]);
  });
});

describe('reports', () => {
  test('stats count documents by crawl and the stored pages', async () => {
    const { pages } = dataFolder(data);
    await mkdir(LiveArchive.folder(pages), { recursive: true });
    await writeFile(join(LiveArchive.folder(pages), 'live-000001.warc.gz'), 'twelve bytes');
    const report = await withIndex(data, (index, database) => reportIndex(database, index, pages));
    await rm(LiveArchive.folder(pages), { recursive: true });
    expect(report.crawl_ids).toEqual({ 'BENCH-2026-43': report.documents });
    expect(report.documents_without_crawl_id).toBe(0);
    expect(report).toMatchObject({
      page_files: 1,
      live_page_files: 1,
      live_page_bytes: 12,
      ingests: { running: 0, finished: 1 },
    });
    for (const name of Object.keys(report)) expect(name).toMatch(/^[a-z_]+$/);
  });

  test('a damaged page is found by the check, by the verification of a backup and by a rebuild', async () => {
    const { pages } = dataFolder(data);
    const path = join(pages, 'pages-000001.warc.gz');
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 64));
    // What a service is writing, or a killed one left, is not damage.
    await mkdir(LiveArchive.folder(pages), { recursive: true });
    await writeFile(join(LiveArchive.folder(pages), 'live-000001.warc.gz'), bytes.subarray(0, 100));
    const found = [expect.stringMatching(/pages-000001\.warc\.gz is damaged at byte \d+: gzip/)];
    const backup = join(folder, 'backup');
    const checked = await withIndex(data, async (index, database) => {
      await backupData({ database, index, openIndexAt }, data, backup);
      return checkIndex(database, index, pages);
    });
    expect(checked).toMatchObject({ ok: false, problems: found });
    expect(await verifyBackup(backup)).toMatchObject({ damaged: [], damagedPages: found });
    const summary = await rebuild();
    expect(summary).toMatchObject({ finished: true, damagedPages: 1 });
    expect(describeRebuild(summary)).toMatchObject({ code: 1, text: expect.stringContaining('1 place in') });
  });

  test('a page file that lost bytes is a problem', async () => {
    const check = () =>
      withIndex(data, (index, database) => checkIndex(database, index, dataFolder(data).pages));
    expect(await check()).toMatchObject({ ok: true, problems: [] });
    await truncate(join(dataFolder(data).pages, 'pages-000001.warc.gz'), 100);
    expect((await check()).problems).toEqual([expect.stringMatching(/pages-000001\.warc\.gz has 100 of/)]);
  });
});

test('a second command cannot use the data folder until the first is done', () => {
  const lock = lockDataFolder(data);
  expect(() => lockDataFolder(data)).toThrow(/Another ingest or index command/);
  lock.release();
  lockDataFolder(data).release();
});

test('an index in use by services cannot be replaced until the last of them has stopped', () => {
  const services = [useDataFolder(data), useDataFolder(data)];
  for (const service of services) {
    expect(() => lockServedFolder(data)).toThrow(/A service is using/);
    service.release();
  }
  const replacing = lockServedFolder(data);
  expect(() => useDataFolder(data)).toThrow(/is being replaced/);
  replacing.release();
});

test('a second service on one folder is refused unless all of them are set to share it', () => {
  const alone = lockForServer(data, false);
  expect(() => lockForServer(data, false)).toThrow(/Another service is using/);
  expect(() => lockForServer(data, true)).toThrow(/A service without SHARE_DATA_DIR=yes is using/);
  alone.release();
  const shared = [lockForServer(data, true), lockForServer(data, true)];
  expect(() => lockForServer(data, false)).toThrow(/Another service is using/);
  for (const lock of shared) lock.release();
  lockForServer(data, false).release();
});

test('a data folder is created for its owner alone, and a wider one is reported', async () => {
  const warnings: string[] = [];
  const directory = join(folder, 'new');
  makeDataFolder(directory, (warning) => warnings.push(warning));
  expect([(await stat(directory)).mode & 0o777, warnings]).toEqual([0o700, []]);
  await chmod(directory, 0o755);
  makeDataFolder(directory, (warning) => warnings.push(warning));
  expect(warnings).toEqual([expect.stringMatching(/is readable by other users .*mode 755.*chmod 700/)]);
});
