import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  siteDomain,
  siteTitle,
  syntheticPage,
  toRecord,
  writeSyntheticWarc,
} from '../../../../bench/ingest/synthetic-warc.ts';
import { withIndex } from '../../../../test/harness/with-index.ts';
import { encodeRecord } from '../../../lib/warc/index.ts';
import { holdCheckpoint } from '../../../platform/checkpoint.ts';
import { decodeProfile } from '../../company-index/index.ts';
import { dataFolder } from '../../data-folder/index.ts';
import { PageArchive } from '../archive/page-archive.ts';
import type { PageSource } from '../page-source.ts';
import { warcFilesSource } from '../sources/warc-files.ts';
import { checkpointName } from './checkpoint.ts';
import { type IngestOptions, runIngest } from './run-ingest.ts';

const HTML_BYTES = 1500;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-ingest-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Works on the data folder of that name. */
const inFolder = <T>(name: string, work: Parameters<typeof withIndex<T>>[1]): Promise<T> =>
  withIndex(join(folder, name), work, { compaction: true });

/** Ingests into the data folder of that name, as a process of its own would. */
function ingest(name: string, warcs: readonly string[], options: Partial<IngestOptions> = {}) {
  return inFolder(name, async (index, database) =>
    runIngest({
      index,
      database,
      source: await warcFilesSource(warcs),
      steps: [new PageArchive({ directory: dataFolder(join(folder, name)).pages, segmentBytesMax: 40_000 })],
      workers: 0,
      ...options,
    }),
  );
}

async function contentOf(name: string) {
  return inFolder(name, async (index) => {
    const keys = await index.listKeys({ limit: 10_000 });
    const stored = await index.findMany(keys);
    return keys.map((key) => [key, Buffer.from(stored.get(key)?.stored ?? '').toString('latin1')]);
  });
}

async function archivedUrls(name: string): Promise<string[]> {
  const urls: string[] = [];
  for await (const item of (await warcFilesSource([dataFolder(join(folder, name)).pages])).read(undefined))
    urls.push(item.kind === 'page' ? `${item.page.url} ${item.page.crawlId} ${item.page.source}` : item.kind);
  return urls;
}

async function writeWarc(
  name: string,
  pages: readonly { site: number; fetchedAt: string; word: string }[],
): Promise<string> {
  const path = join(folder, `${name}.warc.gz`);
  const records = pages.map(({ site, fetchedAt, word }) =>
    toRecord({
      url: `https://${siteDomain(site)}/`,
      fetchedAt,
      status: 200,
      html: `<title>${word}</title><p>${word}</p>`,
    }),
  );
  await writeFile(path, Buffer.concat(records));
  return path;
}

const titleOf = (name: string, site: number) =>
  inFolder(name, async (index) => {
    const stored = (await index.find(siteDomain(site)))?.stored;
    return stored === undefined ? undefined : decodeProfile(stored).title;
  });

describe('a whole run', () => {
  test('every kept page is found by its title, and the summary accounts for every page read', async () => {
    const warc = join(folder, 'pages.warc.gz');
    await writeSyntheticWarc(warc, 130, HTML_BYTES);
    const summary = await ingest('data', [warc]);
    const dropped = Object.values(summary.dropped).reduce((sum, count) => sum + count, 0);
    expect(summary).toMatchObject({ finished: true, resumed: false, pages_read: 130, damaged_stretches: 0 });
    expect(summary.kept + dropped).toBe(130);
    expect(summary.dropped).toMatchObject({ not_a_homepage: 4, status: 3 });
    await inFolder('data', async (index) => {
      const { documents } = await index.stats();
      expect(documents).toBe(summary.kept - summary.replaced);
      for (const site of [0, 1, 50, 128]) {
        const { hits } = await index.search({ text: siteTitle(site), mode: 'phrase' }, { limit: 5 });
        expect(hits.map(({ key }) => key)).toEqual([siteDomain(site)]);
      }
      const crawls = await index.facets({ mode: 'all' }, ['crawl_id', 'filled'], { size: 500 });
      expect(crawls.facets.crawl_id).toEqual([{ value: 'BENCH-2026-43', count: documents }]);
      expect(crawls.facets.filled).toContainEqual({ value: 'title', count: documents });
    });
    expect(await archivedUrls('data')).toHaveLength(summary.kept);
  });

  test('an excluded domain is neither indexed nor archived', async () => {
    const warc = await writeWarc('two', [
      { site: 1, fetchedAt: '2026-10-01T00:00:00Z', word: 'first' },
      { site: 2, fetchedAt: '2026-10-01T00:00:00Z', word: 'first' },
    ]);
    const isExcluded = (domain: string): boolean => domain === siteDomain(1);
    const summary = await ingest('data', [warc], { isExcluded });
    expect([summary.kept, summary.dropped]).toEqual([1, { excluded: 1 }]);
    await inFolder('data', async (index) =>
      expect(await index.listKeys({ limit: 5 })).toEqual([siteDomain(2)]),
    );
    expect(await archivedUrls('data')).toHaveLength(1);
  });

  test('a finished run is not repeated', async () => {
    const warc = await writeWarc('one', [{ site: 1, fetchedAt: '2026-10-01T00:00:00Z', word: 'first' }]);
    await ingest('data', [warc]);
    const again = await ingest('data', [warc]);
    expect(again).toMatchObject({ finished: true, already_done: true, pages_read: 1, kept: 1 });
    expect(await archivedUrls('data')).toHaveLength(1);
  });

  test('a second run that would write to the same pages is refused while the first is running', async () => {
    const warc = await writeWarc('one', [{ site: 1, fetchedAt: '2026-10-01T00:00:00Z', word: 'first' }]);
    // The first run is represented by the lock it holds while it runs.
    const first = new PageArchive({ directory: join(folder, 'data', 'pages') });
    await first.open();
    await expect(ingest('data', [warc])).rejects.toThrow(/Another ingest is writing to/);
    await first.close();
    expect(await ingest('data', [warc])).toMatchObject({ finished: true, kept: 1 });
    expect(await archivedUrls('data')).toHaveLength(1);
  });

  test('text-only pages are searchable and marked as such', async () => {
    const path = join(folder, 'pages.warc.wet.gz');
    const block = Buffer.from('Harbour lights\nWe mend lamps & lanterns\n');
    await writeFile(
      path,
      encodeRecord({
        type: 'conversion',
        date: '2026-10-01T00:00:00Z',
        targetUri: 'https://lamps-example.com/',
        contentType: 'text/plain',
        block,
      }),
    );
    await ingest('data', [path]);
    await inFolder('data', async (index) => {
      const answer = await index.search(
        { text: 'lamps lanterns', mode: 'all', filters: [{ field: 'source', op: 'equals', value: 'wet' }] },
        { limit: 5 },
      );
      expect(answer.hits.map(({ key }) => key)).toEqual(['lamps-example.com']);
      expect(decodeProfile(answer.hits[0]?.stored ?? Buffer.alloc(0)).title).toBe('Harbour lights');
    });
  });
});

test('a phrase is found within a heading or a menu item, and never across two of them', async () => {
  const path = join(folder, 'blocks.warc.gz');
  const html = `<title>Blocks</title><nav><ul><li><a href=/>Home</a><li><a href=/us>About us</a></ul></nav>
    <h1>Heading five</h1><h2>Alpha beta</h2><h2>Gamma delta</h2><p>First words</p><p>Second words</p>`;
  await writeFile(
    path,
    toRecord({ url: 'https://blocks-example.com/', fetchedAt: '2026-10-01T00:00:00Z', status: 200, html }),
  );
  await ingest('data', [path], { workers: 1 });
  await inFolder('data', async (index) => {
    const found = (phrases: readonly string[]) =>
      Promise.all(phrases.map((text) => index.count({ text, mode: 'phrase' })));
    for (const isFlushed of [false, true]) {
      if (isFlushed) await index.compact();
      expect(await found(['about us', 'heading five', 'alpha beta', 'gamma delta', 'second words'])).toEqual([
        1, 1, 1, 1, 1,
      ]);
      expect(await found(['home about', 'five alpha', 'beta gamma', 'delta first', 'words second'])).toEqual([
        0, 0, 0, 0, 0,
      ]);
    }
  });
});

describe('several pages of one domain', () => {
  test.each([
    ['the newest comes last', ['2026-10-01', '2026-10-02', '2026-10-03']],
    ['the newest comes first', ['2026-10-03', '2026-10-02', '2026-10-01']],
    ['the newest is in the middle', ['2026-10-01', '2026-10-03', '2026-10-02']],
  ])('the newest fetch wins when %s', async (_, days) => {
    const pages = days.map((day) => ({ site: 1, fetchedAt: `${day}T00:00:00Z`, word: day }));
    for (const commitEvery of [
      { pages: 1, ms: 1e6 },
      { pages: 100, ms: 1e6 },
    ]) {
      const name = `data-${commitEvery.pages}`;
      let stored: number | undefined;
      const onProgress = ({ committed }: { committed: number }) => {
        stored = committed;
      };
      const summary = await ingest(name, [await writeWarc('pages', pages)], { commitEvery, onProgress });
      expect(stored).toBe(commitEvery.pages === 1 ? summary.kept : 0);
      expect(await titleOf(name, 1)).toBe('2026-10-03');
      expect(summary.kept + (summary.dropped.duplicate ?? 0)).toBe(3);
      expect(summary.kept - summary.replaced).toBe(1);
    }
  });

  test('the newest fetch wins over several runs', async () => {
    const run = async (name: string, word: string, fetchedAt: string) =>
      ingest('data', [await writeWarc(name, [{ site: 1, fetchedAt, word }])]);
    await run('second', 'second', '2026-10-02T00:00:00Z');
    const older = await run('first', 'first', '2026-10-01T00:00:00Z');
    expect(older.dropped).toEqual({ duplicate: 1 });
    expect(await titleOf('data', 1)).toBe('second');
    const newer = await run('third', 'third', '2026-10-03T00:00:00Z');
    expect(newer).toMatchObject({ kept: 1, replaced: 1 });
    expect(await titleOf('data', 1)).toBe('third');
  });
});

describe('an unresponsive source', () => {
  /** Yields its pages, then waits until it is resumed. */
  function silentSource(pages: number) {
    const { promise: silence, resolve: resume } = Promise.withResolvers<void>();
    const source: PageSource = {
      identity: 'silent',
      total: undefined,
      async *read() {
        for (let site = 0; site < pages; site++)
          yield { kind: 'page', page: capturedPage(site), position: String(site), done: site + 1 };
        await silence;
      },
    };
    return { source, resume };
  }

  const capturedPage = (site: number) => ({
    domain: siteDomain(site),
    url: `https://${siteDomain(site)}/`,
    fetchedAt: '2026-10-01T00:00:00.000Z',
    crawlId: 'SILENT',
    source: 'html',
    format: 'html' as const,
    content: Buffer.from(`<title>Page ${site}</title><p>text`),
  });

  test('what was read is committed while the run waits for it', async () => {
    const { source, resume } = silentSource(5);
    await inFolder('data', async (index, database) => {
      const run = runIngest({
        index,
        database,
        source,
        steps: [],
        workers: 0,
        commitEvery: { pages: 1e6, ms: 30 },
      });
      await vi.waitUntil(async () => (await index.stats()).documents === 5, { timeout: 240_000 });
      resume();
      expect(await run).toMatchObject({ finished: true, kept: 5 });
    });
  });

  test('a stop takes effect at once, and what was read is kept', async () => {
    const { source } = silentSource(5);
    const stop = new AbortController();
    const summary = await inFolder('data', (index, database) =>
      runIngest({
        index,
        database,
        source,
        steps: [],
        workers: 0,
        commitEvery: { pages: 1e6, ms: 200 },
        signal: stop.signal,
        onProgress: ({ counts }) => counts.pages_read === 5 && stop.abort(),
      }),
    );
    expect(summary).toMatchObject({ finished: false, kept: 5 });
  });
});

describe('an interrupted run', () => {
  test('whose first commit fails has reported that nothing is stored', async () => {
    const warc = join(folder, 'pages.warc.gz');
    await writeSyntheticWarc(warc, 3, HTML_BYTES);
    const flush = vi.spyOn(PageArchive.prototype, 'flush');
    // The first flush records what was there before.
    flush.mockResolvedValueOnce('{}').mockRejectedValueOnce(new Error('disk full'));
    let stored: number | undefined;
    const failed = ingest('data', [warc], {
      commitEvery: { pages: 1, ms: 1e6 },
      onProgress: ({ committed }) => {
        stored = committed;
      },
    });
    await expect(failed).rejects.toThrow('disk full');
    flush.mockRestore();
    expect(stored).toBe(0);
  });

  test('stopped or interrupted anywhere and run again, ends with the same index and pages', async () => {
    const warc = join(folder, 'pages.warc.gz');
    await writeSyntheticWarc(warc, 60, HTML_BYTES);
    const whole = await ingest('whole', [warc]);
    const commitEvery = { pages: 14, ms: 1e6 };
    for (const stopAt of [1, 14, 43]) {
      const stop = new AbortController();
      await ingest('stopped', [warc], {
        commitEvery,
        signal: stop.signal,
        onProgress: ({ counts }) => counts.pages_read >= stopAt && stop.abort(),
      });
    }
    for (const breakAt of [17, 55]) {
      const broken = ingest('broken', [warc], {
        commitEvery,
        onProgress({ counts }) {
          if (counts.pages_read >= breakAt) throw new Error('pulled the plug');
        },
      });
      await expect(broken).rejects.toThrow('pulled the plug');
    }
    for (const name of ['stopped', 'broken']) {
      const summary = await ingest(name, [warc]);
      expect(summary).toMatchObject({
        finished: true,
        resumed: true,
        pages_read: 60,
        kept: whole.kept,
        dropped: whole.dropped,
      });
      expect(await contentOf(name)).toEqual(await contentOf('whole'));
      expect(await archivedUrls(name)).toEqual(await archivedUrls('whole'));
    }
  });

  test('pages written to the archive after the last commit are rolled back', async () => {
    const pages = Array.from({ length: 10 }, (_, number) => toRecord(syntheticPage(number, HTML_BYTES)));
    const path = join(folder, 'pages.warc.gz');
    await writeFile(path, Buffer.concat(pages));
    const broken = ingest('data', [path], {
      commitEvery: { pages: 4, ms: 1e6 },
      onProgress({ counts }) {
        if (counts.pages_read === 6) throw new Error('pulled the plug');
      },
    });
    await expect(broken).rejects.toThrow('pulled the plug');
    const summary = await ingest('data', [path]);
    const urls = await archivedUrls('data');
    expect(urls).toHaveLength(summary.kept);
    expect(new Set(urls).size).toBe(summary.kept);
  });
});

describe('the record of ingests', () => {
  const pagesOf = async (name: string, from: number, to: number) => {
    const records = Array.from({ length: to - from }, (_, n) =>
      toRecord(syntheticPage(from + n, HTML_BYTES)),
    );
    const path = join(folder, `${name}.warc.gz`);
    await writeFile(path, Buffer.concat(records));
    return path;
  };

  test('lags behind the documents when a run is interrupted between the two, and the pages are written again', async () => {
    const path = await pagesOf('pages', 0, 10);
    const whole = await ingest('whole', [path]);
    const cutOff = inFolder('cut', async (index, database) =>
      runIngest({
        index,
        database,
        source: await warcFilesSource([path]),
        steps: [
          new PageArchive({ directory: dataFolder(join(folder, 'cut')).pages, segmentBytesMax: 40_000 }),
        ],
        workers: 0,
        // Another process takes over: the commit of the index succeeds, and saving the checkpoint does not.
        onProgress: ({ counts }) =>
          counts.pages_read === 5 && database.updateTable('lease').set({ owner: 'elsewhere' }).execute(),
      }),
    );
    await expect(cutOff).rejects.toThrow('took over');
    expect((await contentOf('cut')).length).toBe(whole.kept);
    await inFolder('cut', (_, database) => database.deleteFrom('lease').execute());
    expect(await ingest('cut', [path])).toMatchObject({
      finished: true,
      already_done: false,
      kept: whole.kept,
    });
    expect(await contentOf('cut')).toEqual(await contentOf('whole'));
    expect(await archivedUrls('cut')).toEqual(await archivedUrls('whole'));
  });

  test('is migrated from an index that an earlier version wrote, which that version then refuses', async () => {
    const [one, two] = [await pagesOf('one', 0, 5), await pagesOf('two', 5, 10)];
    await ingest('data', [one]);
    await inFolder('data', async (index, database) => {
      const { state } = await database.selectFrom('checkpoint').select('state').executeTakeFirstOrThrow();
      await database.deleteFrom('checkpoint').execute();
      const bulk = await index.bulk();
      await bulk.commit(state);
      await bulk.close();
    });
    expect(await ingest('data', [one])).toMatchObject({ already_done: true });
    const { kept, already_done } = await ingest('data', [two]);
    expect([kept > 0, already_done]).toEqual([true, false]);
    expect(await ingest('data', [one])).toMatchObject({ already_done: true });
    expect(await archivedUrls('data')).toHaveLength(5 + kept);
    await inFolder('data', async (index) =>
      expect(JSON.parse((await index.checkpoint()) ?? '')).toMatchObject({ version: 2 }),
    );
  });

  test('is not trusted for an index that was restored to an earlier state: what it lacks is read again', async () => {
    const [one, two] = [await pagesOf('one', 0, 5), await pagesOf('two', 5, 10)];
    const { index } = dataFolder(join(folder, 'data'));
    await ingest('data', [one]);
    await cp(index, join(folder, 'earlier'), { recursive: true });
    const { kept } = await ingest('data', [two]);
    const content = await contentOf('data');
    await rm(index, { recursive: true });
    await cp(join(folder, 'earlier'), index, { recursive: true });
    expect(await ingest('data', [two])).toMatchObject({ finished: true, already_done: false, kept });
    expect(await contentOf('data')).toEqual(content);
  });

  test('belongs to one index: a replacement has read nothing, and the pages stay', async () => {
    const path = await pagesOf('pages', 0, 5);
    await ingest('data', [path]);
    await rm(dataFolder(join(folder, 'data')).index, { recursive: true });
    expect(await ingest('data', [path])).toMatchObject({ finished: true, already_done: false, kept: 5 });
    expect(new Set(await archivedUrls('data')).size).toBe(5);
  });

  test('keeps a second ingest out of the index', async () => {
    const path = await pagesOf('pages', 0, 5);
    await inFolder('data', async (index, database) => {
      const other = await holdCheckpoint(database, checkpointName(index), { refusal: '' });
      const refused = { status: 409, message: 'Another ingest is writing to this index.' };
      await expect(ingest('data', [path])).rejects.toMatchObject(refused);
      await other.release();
    });
    expect(await ingest('data', [path])).toMatchObject({ finished: true, kept: 5 });
  });
});
