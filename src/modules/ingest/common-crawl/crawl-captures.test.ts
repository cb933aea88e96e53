import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCrawlCorpus, type Capture } from '../../../../test/harness/common-crawl-mirror/crawl-corpus.ts';
import { startMirror } from '../../../../test/harness/common-crawl-mirror/mirror-server.ts';
import { CrawlCaptures } from './crawl-captures.ts';
import { pickCrawl } from './pick-crawl.ts';

let folder: string;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crawl-captures-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
});

const capture = (domain: string, more: Partial<Capture> = {}): Capture => ({
  url: `https://${domain}/`,
  domain,
  fetchedAt: '2026-10-14T08:30:00Z',
  html: `<title>${domain}</title>`,
  ...more,
});

async function open(captures: readonly Capture[], overloadedEvery?: number) {
  const crawlId = 'CC-MAIN-2026-43';
  const corpus = buildCrawlCorpus(crawlId, captures, { warcs: 1, indexFiles: 1 });
  const picking = await startMirror({ corpus, now: () => 0 });
  closers.push(picking.close);
  const picked = await pickCrawl({ crawlId, dataUrl: picking.url, workDirectory: folder, userAgent: 'test' });
  const mirror = await startMirror({ corpus, now: () => 0, ...(overloadedEvery && { overloadedEvery }) });
  closers.push(mirror.close);
  const crawl = await CrawlCaptures.open({ dataUrl: mirror.url, workDirectory: folder, userAgent: 'test' });
  closers.push(() => crawl.close());
  return { crawl, picked, mirror };
}

test('a picked domain is found without a request and read with one', async () => {
  const { crawl, picked, mirror } = await open([capture('a-example.com'), capture('b-example.com')]);
  expect(picked).toBe(2);
  expect(crawl.crawlIds).toEqual(['CC-MAIN-2026-43']);
  expect(crawl.find('c-example.com')).toBeUndefined();
  const found = crawl.find('b-example.com');
  expect(mirror.report.requests).toBe(0);
  if (found === undefined) throw new Error('not found');
  expect(await crawl.read(found)).toMatchObject({
    kind: 'page',
    page: { domain: 'b-example.com', crawlId: 'CC-MAIN-2026-43', fetchedAt: '2026-10-14T08:30:00.000Z' },
  });
  expect(mirror.report.requests).toBe(1);
});

test('a record with a different address than in the index is not the page', async () => {
  const { crawl } = await open([
    capture('a-example.com', { recordUrl: 'https://other.com/' }),
    capture('b-example.com', { recordUrl: 'https://b-example.com/about' }),
  ]);
  for (const domain of ['a-example.com', 'b-example.com']) {
    const found = crawl.find(domain);
    if (found === undefined) throw new Error('not found');
    expect(await crawl.read(found)).toEqual({ kind: 'dropped', reason: 'undecodable' });
  }
});

test('pages on other ports and public suffixes are not picked; keys equal those of the API', async () => {
  const { crawl, picked } = await open([
    capture('port-example.com', { url: 'https://port-example.com:8443/' }),
    capture('github.io'),
    capture('www.gov.uk'),
    capture('a-example.com', { url: 'https://www.a-example.com/' }),
  ]);
  expect(picked).toBe(2);
  expect(crawl.find('www.gov.uk')).toBeDefined();
  expect(crawl.find('a-example.com')?.pick.url).toBe('https://www.a-example.com/');
});

test('a waiting caller is refused at once, not after pauses', async () => {
  const { crawl, mirror } = await open([capture('a-example.com')], 1);
  const found = crawl.find('a-example.com');
  if (found === undefined) throw new Error('not found');
  await expect(crawl.read(found)).rejects.toThrow(/refused 1 times/);
  expect(mirror.report.requests).toBe(1);
  await expect(crawl.read(found, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

test('without any picks nothing is found', async () => {
  const crawl = await CrawlCaptures.open({
    dataUrl: 'http://127.0.0.1:9',
    workDirectory: join(folder, 'none'),
    userAgent: 'test',
  });
  expect(crawl.find('a-example.com')).toBeUndefined();
  await crawl.close();
});
