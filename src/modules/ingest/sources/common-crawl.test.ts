import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCrawlCorpus, type Capture } from '../../../../test/harness/common-crawl-mirror/crawl-corpus.ts';
import {
  type MirrorOptions,
  startMirror,
} from '../../../../test/harness/common-crawl-mirror/mirror-server.ts';
import type { SourceItem } from '../page-source.ts';
import { commonCrawlSource } from './common-crawl.ts';

const CRAWL = 'CC-MAIN-2026-43';
let folder: string;
let closeMirror: (() => Promise<void>) | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'common-crawl-'));
});
afterEach(async () => {
  await closeMirror?.();
  closeMirror = undefined;
  await rm(folder, { recursive: true });
});

function capture(url: string, domain: string, more: Partial<Capture> = {}): Capture {
  return { url, domain, fetchedAt: '2026-10-14T08:30:00Z', html: `<title>${url}</title>`, ...more };
}

/**
 * A mirror and a source whose waits move the mirror's clock instead of taking time. A request is abandoned only if the mirror falls silent.
 */
async function openCrawl(
  captures: readonly Capture[],
  { timeoutMs = 600_000, ...behaviour }: Partial<MirrorOptions> & { readonly timeoutMs?: number } = {},
) {
  let nowMs = 0;
  const waits: number[] = [];
  const corpus = buildCrawlCorpus(CRAWL, captures, { warcs: 3, indexFiles: 2 });
  const mirror = await startMirror({ corpus, now: () => nowMs, ...behaviour });
  closeMirror = mirror.close;
  const open = (more: { readonly indexFolder?: string } = {}) =>
    commonCrawlSource({
      crawlId: CRAWL,
      ...more,
      dataUrl: mirror.url,
      workDirectory: folder,
      userAgent: 'homedex (mail@harborlight-example.com)',
      http: {
        timeoutMs,
        async wait(ms) {
          waits.push(ms);
          nowMs += ms;
        },
      },
    });
  return { open, mirror, waits, corpus };
}

async function readAll(items: AsyncIterable<SourceItem>): Promise<SourceItem[]> {
  const all: SourceItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const urls = (items: readonly SourceItem[]) =>
  items.map((item) => (item.kind === 'page' ? item.page.url : item.kind)).sort();

const sites = (count: number) =>
  Array.from({ length: count }, (_, i) => capture(`https://site${i}-example.com/`, `site${i}-example.com`));

describe('picking', () => {
  test('takes one homepage per registered domain: https first, then the newest', async () => {
    const { open } = await openCrawl([
      capture('http://a-example.com/', 'a-example.com', { fetchedAt: '2026-10-20T00:00:00Z' }),
      capture('https://www.a-example.com/', 'a-example.com', { fetchedAt: '2026-10-01T00:00:00Z' }),
      capture('https://a-example.com/', 'a-example.com', { fetchedAt: '2026-10-02T00:00:00Z' }),
      capture('https://a-example.com/about', 'a-example.com', { fetchedAt: '2026-10-21T00:00:00Z' }),
      capture('https://a-example.com/?page=2', 'a-example.com', { fetchedAt: '2026-10-21T00:00:00Z' }),
      capture('https://blog.a-example.com/', 'a-example.com', { fetchedAt: '2026-10-21T00:00:00Z' }),
      capture('http://b-example.com/index.html', 'b-example.com'),
      capture('https://c-example.com/', 'c-example.com', { status: 301 }),
      capture('https://d-example.com/', 'd-example.com', { mime: 'application/pdf' }),
    ]);
    const items = await readAll((await open()).read(undefined));
    expect(urls(items)).toEqual(['http://b-example.com/index.html', 'https://a-example.com/']);
    expect(items[0]).toMatchObject({ page: { crawlId: CRAWL, source: 'common_crawl', format: 'response' } });
  });

  test('a finished index is not read again, only the list of its files', async () => {
    const { open, mirror } = await openCrawl(sites(20));
    await open();
    const before = mirror.report.indexRequests;
    expect((await open()).total).toBe(20);
    expect(mirror.report.indexRequests - before).toBe(1);
  });

  test('a downloaded index is read from its folder, never from the server', async () => {
    const { open, mirror, corpus } = await openCrawl(sites(20));
    const indexFolder = join(folder, 'downloaded');
    await mkdir(indexFolder);
    for (const [name, bytes] of corpus.files)
      if (name.endsWith('.parquet')) await writeFile(join(indexFolder, basename(name)), bytes);
    const source = await open({ indexFolder });
    expect(urls(await readAll(source.read(undefined)))).toEqual(
      sites(20)
        .map(({ url }) => url)
        .sort(),
    );
    expect(mirror.report.indexRequests).toBe(0);
  });
});

describe('a server under load', () => {
  test('503s and silence are waited out, and no page is lost', async () => {
    const { open, mirror, waits } = await openCrawl(sites(150), {
      overloadedEvery: 7,
      stalledEvery: 101,
      timeoutMs: 2_000,
    });
    const source = await open();
    const items = await readAll(source.read(undefined));
    expect(urls(items)).toEqual(
      sites(150)
        .map(({ url }) => url)
        .sort(),
    );
    const { report } = mirror;
    expect(report.overloaded).toBeGreaterThan(5);
    expect(report.stalled).toBeGreaterThan(0);
    // Only requests that ran concurrently with a refused one may come before the pause is over.
    expect(report.impatient).toBeLessThanOrEqual(report.overloaded * 7);
    expect(report.indexConnectionsMax).toBe(1);
    expect([...report.userAgents]).toEqual(['homedex (mail@harborlight-example.com)']);
    expect(waits.every((ms) => ms >= 500)).toBe(true);
  });

  test('a client that is blocked for too many requests waits until it is let in again', async () => {
    const { open, mirror, waits } = await openCrawl(sites(150), { requestsPerSecondMax: 60 });
    const items = await readAll((await open()).read(undefined));
    expect(items.filter((item) => item.kind === 'page')).toHaveLength(150);
    expect(mirror.report.blocked).toBeGreaterThan(0);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(60_000);
  });

  test('reading resumes after any item, in whatever order the responses arrived', async () => {
    const { open } = await openCrawl(sites(30), { overloadedEvery: 9 });
    const source = await open();
    const all = await readAll(source.read(undefined));
    expect(all).toHaveLength(30);
    for (const index of [0, 11, 28]) {
      const rest = await readAll(source.read(all[index]?.position));
      expect(urls(rest)).toEqual(urls(all.slice(index + 1)));
    }
  });

  test('a missing record is dropped as unreachable, the others are read', async () => {
    const { open, corpus } = await openCrawl(sites(9));
    const source = await open();
    for (const name of corpus.files.keys()) if (name.endsWith('00001.warc.gz')) corpus.files.delete(name);
    const items = await readAll(source.read(undefined));
    expect(items.filter((item) => item.kind === 'page')).toHaveLength(6);
    expect(items.filter((item) => item.kind === 'dropped' && item.reason === 'unreachable')).toHaveLength(3);
  });

  test('a server that keeps refusing ends the run with a clear error, and the picks stay', async () => {
    const { open, mirror } = await openCrawl(sites(5), { overloadedEvery: 1 });
    await expect(open()).rejects.toThrow(/refused 9 times \(503\)/);
    expect(mirror.report.impatient).toBe(0);
  });

  test('an invalid crawl name is refused before any request', async () => {
    await expect(
      commonCrawlSource({
        crawlId: '../x',
        dataUrl: 'http://127.0.0.1:1',
        workDirectory: folder,
        userAgent: 'x',
      }),
    ).rejects.toThrow(/not the name of a crawl/);
  });
});
