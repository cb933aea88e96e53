import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import { createArchivedTexts } from '../../src/modules/enrichment/reading/archived-texts.ts';
import { PageReader } from '../../src/modules/enrichment/reading/page-reader.ts';
import { compareTexts, createTextDifferences } from '../../src/modules/history/text-differences.ts';
import { forgetPages } from '../../src/modules/ingest/archive/forget-pages.ts';
import { findArchivedPage, listOf, writeMissingLists } from '../../src/modules/ingest/archive/page-list.ts';
import { LiveArchive, PageArchive, type PageSource, runIngest } from '../../src/modules/ingest/index.ts';
import { livePage } from '../factories/live-page.ts';
import { signUp } from '../factories/sign-up.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, captureLog, type TestApp } from '../harness/test-app.ts';

const AT = { SPRING: '2026-03-02T00:00:00.000Z', SUMMER: '2026-06-10T00:00:00.000Z' } as const;
const { signal } = new AbortController();

let running: TestApp;
let pages: string;

/** A crawl of some homepages, ingested as a command would. */
async function crawl(crawlId: keyof typeof AT, sites: Readonly<Record<string, string>>): Promise<void> {
  const source: PageSource = {
    identity: `${crawlId} ${Object.keys(sites)}`,
    total: undefined,
    async *read() {
      for (const [at, [domain, html]] of Object.entries(sites).entries())
        yield {
          kind: 'page',
          page: {
            domain,
            url: `https://${domain}/`,
            fetchedAt: AT[crawlId],
            crawlId,
            source: 'test',
            format: 'html',
            content: Buffer.from(html),
          },
          position: String(at),
          done: at + 1,
        };
    },
  };
  const { index, database } = running;
  await runIngest({ index, database, source, steps: [new PageArchive({ directory: pages })], workers: 0 });
}

const page = (...paragraphs: string[]): string =>
  `<title>Oak</title>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
/** Those of the two crawls; a test adds some of pages that were looked up. */
const keptFiles = async () =>
  (await readdir(pages)).filter((name) => /^pages-.*[.]warc[.]gz$/.test(name)).sort();
const get = async (url: string, headers = {}) => {
  const answer = await running.app.inject({ url, headers });
  return { status: answer.statusCode, ...answer.json() };
};

beforeAll(async () => {
  running = await buildTestApp();
  pages = dataFolder(running.directory).pages;
  mkdirSync(pages, { recursive: true });
  // The largest page that an ingest takes has sixteen megabytes, of which the text is cut; `npm test` has 0.7.
  const large = (word: string): string =>
    page(
      `We sell ${word}.`,
      ...Array.from({ length: bySuite(400, 9_000) }, (_, n) => `Item ${n} ${'x'.repeat(1_700)}`),
    );
  await crawl('SPRING', {
    'oak.com': page('Tables of oak.', 'Open on Mondays.', 'Made in Leeds.', 'Open on Mondays.'),
    'elm.com': page('Chairs of elm.'),
    'yew.com': page('Bows of yew.'),
    'large.com': large('oak'),
  });
  await crawl('SUMMER', {
    'elm.com': page('Chairs of elm and ash.'),
    'yew.com': page('Bows of yew, and arrows.'),
    'oak.com': page('Made in Leeds.', 'Tables of oak.', 'Open on Sundays.', 'Open on Mondays.'),
    'large.com': large('elm'),
  });
});
afterAll(() => running.app.close());

describe('the difference between the texts of two versions', () => {
  const versions = {
    from: { crawl_id: 'SPRING', fetched_at: AT.SPRING, source: 'test' },
    to: { crawl_id: 'SUMMER', fetched_at: AT.SUMMER, source: 'test' },
  };

  it('is what only one of them contains, whatever has moved', async () => {
    const difference = {
      status: 200,
      domain: 'oak.com',
      ...versions,
      removed: ['Open on Mondays.'],
      added: ['Open on Sundays.'],
      removed_total: 1,
      added_total: 1,
      unchanged: 3,
    };
    expect(await get('/domain/www.oak.com/history/text')).toEqual(difference);
    expect(await get(`/domain/oak.com/history/text?from=SPRING&to=${AT.SUMMER}`)).toEqual(difference);
    expect(await get('/domain/oak.com/history/text?from=SUMMER&to=SPRING')).toMatchObject({
      removed: ['Open on Sundays.'],
      added: ['Open on Mondays.'],
    });
    expect(await get('/domain/oak.com/history/text?from=SPRING&to=SPRING')).toMatchObject({
      added: [],
      unchanged: 4,
    });
  });

  it('is limited for the largest page, and its totals count everything', async () => {
    // With a thread that no busy machine makes too slow.
    const reader = new PageReader({ logger: captureLog().logger, pageMsMax: 240_000 });
    const differences = createTextDifferences(running.index, createArchivedTexts(pages, reader));
    const found = await differences.between('large.com', {}, signal).finally(() => reader.close());
    expect(found).toMatchObject({ removed: ['We sell oak.'], added: ['We sell elm.'] });
    expect(found.unchanged).toBeGreaterThan(50);
    const { added, addedTotal } = compareTexts('', 'word\n'.repeat(50_000));
    expect([added.length, addedTotal]).toEqual([200, 50_000]);
    expect(compareTexts('', 'x'.repeat(500)).added).toEqual(['x'.repeat(500)]);
    expect(compareTexts('', 'x'.repeat(100_000)).added[0]).toHaveLength(502);
    const sentences = 'One is long enough to be seen by everyone. '.repeat(5);
    expect(compareTexts(sentences, `${sentences}Two is new!`).added).toEqual(['Two is new!']);
  });

  it('names an unknown version, and one with nothing to compare with', async () => {
    expect(await get('/domain/oak.com/history/text?from=WINTER')).toMatchObject({
      status: 404,
      detail: "oak.com has no version 'WINTER'. Its history lists the existing ones.",
    });
    expect(await get('/domain/oak.com/history/text?to=SPRING')).toMatchObject({
      status: 404,
      detail: expect.stringContaining('nothing to compare'),
    });
    expect((await get('/domain/unknown.org/history/text')).status).toBe(404);
    expect((await get(`/domain/oak.com/history/text?from=${'x'.repeat(101)}`)).status).toBe(422);
  });

  it('costs as much as the profile, once', async () => {
    const poor = await signUp(running, { tier: 'pro' });
    expect((await get('/domain/oak.com/history/text', poor.headers)).status).toBe(402);
    const rich = await signUp(running, { tier: 'pro', credits: 1 });
    expect((await get('/domain/oak.com/history/text', rich.headers)).status).toBe(200);
    expect((await get('/domain/oak.com', rich.headers)).status).toBe(200);
  });

  it('names the version that the archive no longer has; the newest one is still in the index', async () => {
    const [first = '', second = ''] = await keptFiles();
    const without = async (name: string, work: () => Promise<void>): Promise<void> => {
      await rename(join(pages, name), join(pages, `${name}.away`));
      await work().finally(() => rename(join(pages, `${name}.away`), join(pages, name)));
    };
    await without(first, async () =>
      expect(await get('/domain/elm.com/history/text')).toMatchObject({
        status: 404,
        detail: `The page archive no longer has the version of ${AT.SPRING} of elm.com, so its text cannot be compared.`,
      }),
    );
    await without(second, async () =>
      expect(await get('/domain/elm.com/history/text')).toMatchObject({
        status: 200,
        added: ['Chairs of elm and ash.'],
      }),
    );
  });

  it('names the version that is damaged in the archive', async () => {
    const path = join(pages, (await keptFiles())[0] ?? '');
    const whole = await readFile(path);
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 200, Math.min(20_000, damaged.length));
    await writeFile(path, damaged);
    expect(await get('/domain/elm.com/history/text')).toMatchObject({
      status: 404,
      detail: `The version of ${AT.SPRING} of elm.com cannot be read in the page archive: it is damaged or too large.`,
    });
    await writeFile(path, whole);
    expect((await get('/domain/elm.com/history/text')).status).toBe(200);
  });
});

describe('the index of an archive file', () => {
  const version = (domain: string, crawlId: keyof typeof AT) => ({ domain, fetchedAt: AT[crawlId] });
  const found = async (domain: string, crawlId: keyof typeof AT = 'SPRING') =>
    (await findArchivedPage(pages, version(domain, crawlId), signal)).kind;

  it('leads to every version, and a file without one is scanned', async () => {
    expect([await found('elm.com'), await found('elm.com', 'SUMMER'), await found('ash.com')]).toEqual([
      'page',
      'page',
      'missing',
    ]);
    const [first = ''] = await keptFiles();
    const before = await readFile(listOf(join(pages, first)));
    for (const name of await keptFiles()) await rm(listOf(join(pages, name)));
    expect(await found('elm.com')).toBe('page');
    await writeMissingLists(pages);
    expect(await readFile(listOf(join(pages, first)))).toEqual(before);
    expect(await found('elm.com')).toBe('page');
  });

  it('that is truncated, or leads to another page, does no harm', async () => {
    const [first = ''] = await keptFiles();
    const list = listOf(join(pages, first));
    const whole = await readFile(list);
    await truncate(list, whole.length - 5);
    expect([await found('oak.com'), await found('large.com')]).toEqual(['page', 'missing']);
    // The offset of another page, and one behind the end.
    const misleading = Buffer.from(whole);
    whole.copy(misleading, 8, 24, 32);
    misleading.fill(0xff, 24, 32);
    await writeFile(list, misleading);
    expect([await found('oak.com'), await found('elm.com')]).toEqual(['missing', 'missing']);
    await writeFile(list, whole);
  });

  it('also lists pages that were looked up, before and after a restart', async () => {
    for (const name of ['ash', 'fir']) {
      const archive = await LiveArchive.open({ directory: pages });
      await archive.append(livePage(name));
      await archive.append(livePage(`${name}${name}`, { source: 'browser' }));
      await archive.close();
    }
    for (const name of ['ash', 'ashash', 'fir', 'firfir']) {
      const { page: kept } = livePage(name);
      const outcome = await findArchivedPage(pages, kept, signal);
      expect(outcome).toMatchObject({ kind: 'page', page: { domain: kept.domain } });
    }
  });

  it('is correct after a domain was forgotten', async () => {
    const { database, index } = running;
    expect(await forgetPages(pages, new Set(['yew.com']), { database, index })).toBe(2);
    expect([await found('yew.com'), await found('elm.com'), await found('large.com', 'SUMMER')]).toEqual([
      'missing',
      'page',
      'page',
    ]);
    expect(await get('/domain/yew.com/history/text')).toMatchObject({
      status: 404,
      detail: expect.stringContaining('no longer has'),
    });
  });
});
