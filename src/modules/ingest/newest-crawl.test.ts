import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIndexAt } from '../../app/index.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { newestCrawlId } from './newest-crawl.ts';
import type { PageSource } from './page-source.ts';
import { runIngest } from './pipeline/run-ingest.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'newest-crawl-'));
});
afterEach(() => rm(directory, { recursive: true }));

const crawl = (crawlId: string, pages: number, fetchedAt: string): PageSource => ({
  identity: `crawl ${crawlId}`,
  total: undefined,
  async *read() {
    for (let n = 0; n < pages; n++) {
      const domain = `${crawlId.toLowerCase()}-${n}.com`;
      const content = Buffer.from(`<title>Page ${n}</title><p>text`);
      const page = { domain, url: `https://${domain}/`, fetchedAt, crawlId, source: 'html', content };
      yield { kind: 'page', page: { ...page, format: 'html' }, position: String(n), done: n + 1 };
    }
  },
});

test('the newest crawl is that of the last ingest, however few pages it added and however old they are', async () => {
  const index = await openIndexAt(directory);
  const database = openDatabase(join(directory, 'accounts.db'));
  expect(await newestCrawlId(database, index)).toBe('');
  for (const [crawlId, pages, fetchedAt] of [
    ['DEMO', 20, '2026-09-01T00:00:00.000Z'],
    ['MY-CRAWL-2', 5, '2026-10-01T00:00:00.000Z'],
    ['MY-CRAWL-1', 1, '2024-01-01T00:00:00.000Z'],
  ] as const) {
    await runIngest({ index, database, source: crawl(crawlId, pages, fetchedAt), steps: [], workers: 0 });
    expect(await newestCrawlId(database, index)).toBe(crawlId);
  }
  // Reading the same crawl again, finished as it is, makes nothing newer.
  await runIngest({
    index,
    database,
    source: crawl('DEMO', 20, '2026-09-01T00:00:00.000Z'),
    steps: [],
    workers: 0,
  });
  expect(await newestCrawlId(database, index)).toBe('MY-CRAWL-1');
  await index.close();
  await database.destroy();
});
