import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../test/harness/run-command.ts';
import { modelChoice } from '../app/model-choice.ts';
import { openStores } from '../app/open-stores.ts';
import { decodeProfile, decodeStoredRelations, holdsText } from '../modules/company-index/index.ts';
import { dataFolder, makeDataFolder } from '../modules/data-folder/index.ts';
import { htmlFolderSource, PageArchive, runIngest } from '../modules/ingest/index.ts';
import { EmbeddingStep, openModel } from '../modules/lookalikes/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-forget-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  makeDataFolder(join(folder, 'data'), () => undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const html = (domain: string, crawl: number) =>
  `<html lang="en"><title>${domain} of crawl ${crawl}</title><p>Lamps and lanterns for every garden, made by hand in our workshop.
   Write to <a href="mailto:ann@maker.com">ann@maker.com</a> or <a href="mailto:office@${domain}">office@${domain}</a></p>`;

/** Ingests a crawl of three sites. */
async function ingest(crawl: number): Promise<void> {
  const pages = join(folder, `crawl-${crawl}`);
  await mkdir(pages);
  const lines: string[] = [];
  for (const domain of ['one.com', 'two.com', 'three.com']) {
    lines.push(
      JSON.stringify({
        url: `https://${domain}/`,
        file: `${domain}.html`,
        fetched_at: `2026-0${crawl}-01T00:00:00Z`,
      }),
    );
    await writeFile(join(pages, `${domain}.html`), html(domain, crawl));
  }
  await writeFile(join(pages, 'manifest.jsonl'), `${lines.join('\n')}\n`);
  await withStores(async (stores) => {
    const [database, index, vectors] = [
      await stores.database(),
      await stores.index(),
      await stores.vectors(),
    ];
    const { model, close } = openModel({ ...modelChoice(configFromEnvironment()), workers: 0 });
    const isFirst = (await index.stats()).documents === 0;
    const embeddings = new EmbeddingStep({ vectors, model, index, isFirst, onProblem: () => undefined });
    const archive = new PageArchive({ directory: dataFolder(join(folder, 'data')).pages });
    const source = await htmlFolderSource(pages, { crawlId: `CRAWL-${crawl}` });
    await runIngest({ index, database, source, steps: [archive, embeddings], workers: 0 });
    await close();
  });
}

/** The stored pages as one text. */
async function archived(): Promise<string> {
  const { pages } = dataFolder(join(folder, 'data'));
  const names = (await readdir(pages)).filter((name) => name.endsWith('.warc.gz'));
  const files = await Promise.all(names.map((name) => readFile(join(pages, name))));
  return files.map((file) => gunzipSync(file).toString('utf8')).join('');
}

async function withStores<T>(work: (stores: ReturnType<typeof openStores>) => Promise<T>): Promise<T> {
  const stores = openStores({ DATA_DIR: join(folder, 'data') });
  return work(stores).finally(() => stores.close());
}

test('a forgotten site and a forgotten address are removed from index, vectors, stored pages and history, and do not come back', async () => {
  await ingest(1);
  await ingest(2);
  expect(await archived()).toContain('two.com');
  await withStores(async (stores) => {
    expect((await (await stores.vectors()).get(['two.com', 'one.com'])).size).toBe(2);
  });
  const site = await runCommand(['index', 'forget', 'https://www.Two.com/']);
  expect(site).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^two\.com is forgotten: .* 2 stored pages/),
  });
  expect(await archived()).not.toContain('two.com');
  expect(await archived()).toContain('three.com of crawl 2');
  expect((await runCommand(['index', 'forget', 'two.com'])).stdout).toContain('nothing of it is left');
  expect((await runCommand(['index', 'check'])).status).toBe(0);
  const address = await runCommand(['index', 'forget', 'Ann@Maker.com']);
  expect(address).toMatchObject({ status: 0, stdout: expect.stringMatching(/in 2 companies/) });
  const isGone = async (versions: number) => {
    expect(await archived()).not.toMatch(/two\.com|ann@maker\.com/);
    await withStores(async (stores) => {
      const index = await stores.index();
      expect(await index.listKeys({ limit: 10 })).toEqual(['one.com', 'three.com']);
      for (const { stored } of (await index.findMany(['one.com', 'three.com'])).values()) {
        const profile = decodeProfile(stored);
        expect(profile.emails).toEqual([`office@${profile.domain}`]);
        expect(holdsText(stored, 'ann@maker.com')).toBe(false);
        expect(decodeStoredRelations(stored).history?.versions).toHaveLength(versions);
      }
      expect((await (await stores.vectors()).get(['two.com'])).size).toBe(0);
    });
  };
  await isGone(2);
  await ingest(3);
  await isGone(3);
  // Their pages are not stored any more: profiles and histories come from the index that is rebuilt.
  expect((await runCommand(['index', 'rebuild', '--workers', '1'])).status).toBe(0);
  await isGone(3);
});

test('a site or an address that is not in the index is recorded, but its deletion is not confirmed', async () => {
  await withStores((stores) => stores.index());
  await withStores((stores) => stores.database());
  for (const name of ['nosuch-domain.com', 'bob@maker.com'])
    expect(await runCommand(['index', 'forget', name])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^\S.* is not in the index, so nothing was deleted; it is recorded .*\n$/,
      ),
    });
});

test('an argument that is neither a domain nor an address is refused', async () => {
  expect((await runCommand(['index', 'forget', 'nonsense'])).status).toBe(2);
  expect((await runCommand(['index', 'forget'])).status).toBe(2);
});
