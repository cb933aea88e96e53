import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureLog, indexCompanies } from '../../../test/harness/test-app.ts';
import type { TextIndex } from '../../lib/text-index/api.ts';
import { openCompanyIndex } from './company-index.ts';
import { createNewestCrawl } from './newest-crawl.ts';

let directory: string;
let index: TextIndex;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-crawls-'));
  index = await openCompanyIndex({ directory, workers: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await index.close();
  rmSync(directory, { recursive: true, force: true });
});

const ingest = (crawl_id: string, pages: number) =>
  indexCompanies(
    index,
    Array.from({ length: pages }, (_, n) => ({ domain: `${crawl_id.toLowerCase()}-${n}.com`, crawl_id })),
  );

it('is the crawl of the newest ingest, however few pages it brought and however old they are', async () => {
  const { logger } = captureLog();
  const newest = createNewestCrawl(index, logger);
  await newest.refresh();
  expect(newest.id()).toBe('');
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [day, crawl, pages] of [
    ['2026-03-01', 'DEMO', 50],
    ['2026-05-01', 'MY-CRAWL-2', 20],
    ['2026-05-02', 'MY-CRAWL-1', 3],
  ] as const) {
    vi.setSystemTime(new Date(day));
    await ingest(crawl, pages);
  }
  vi.setSystemTime(new Date('2026-11-15'));
  await newest.refresh();
  expect(newest.id()).toBe('MY-CRAWL-1');
});

it('shows the last one it knew when the index cannot be asked, and says so in the log', async () => {
  const { logger, text } = captureLog();
  await ingest('MY-CRAWL-1', 3);
  const broken = new Proxy(index, {
    get: (target, name) =>
      name === 'facets' ? () => Promise.reject(new Error('no reader is left')) : Reflect.get(target, name),
  });
  const newest = createNewestCrawl(broken, logger);
  expect(newest.id()).toBe('');
  await vi.waitFor(() => expect(text()).toContain('no reader is left'));
  expect(newest.id()).toBe('');
});
