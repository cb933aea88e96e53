import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WARCParser } from 'warcio';
import { generateDemoSites } from './generate-demo-sites.ts';
import type { CataloguedPhrase } from './phrase-catalogue.ts';
import type { SiteTruth } from './site-truth.ts';
import { writeDemoCorpus } from './write-demo-corpus.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'demo-corpus-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

describe('a written demo corpus', () => {
  it('is read by warcio record for record', async () => {
    const { warcFiles } = await writeDemoCorpus({ directory, sites: 60, seed: 1, sitesPerFile: 25 });
    expect(warcFiles.map((file) => file.slice(directory.length + 1))).toEqual([
      'demo-00000.warc.gz',
      'demo-00001.warc.gz',
      'demo-00002.warc.gz',
    ]);
    const expected = [...generateDemoSites({ sites: 60, seed: 1 })];
    const read: { url: string | null; html: string; type: string | undefined }[] = [];
    const counts: number[] = [];
    for (const file of warcFiles) {
      let records = 0;
      for await (const record of new WARCParser(
        Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      )) {
        const isFirst = records === 0;
        records += 1;
        expect(record.warcType).toBe(isFirst ? 'warcinfo' : 'response');
        const html = await record.contentText();
        if (!isFirst)
          read.push({
            url: record.warcTargetURI ?? null,
            html,
            type: record.httpHeaders?.headers.get('content-type') ?? undefined,
          });
      }
      counts.push(records);
    }
    // Each file begins with a record about itself.
    expect(counts).toEqual([26, 26, 11]);
    expect(read).toEqual(expected.map(({ url, html }) => ({ url, html, type: 'text/html; charset=UTF-8' })));
  });

  it('includes the truth of every site, in the order of the records', async () => {
    const { truthFile } = await writeDemoCorpus({ directory, sites: 40, seed: 2 });
    const lines = (await readFile(truthFile, 'utf8')).trimEnd().split('\n');
    const truths = lines.map((line) => JSON.parse(line) as SiteTruth);
    expect(truths).toEqual([...generateDemoSites({ sites: 40, seed: 2 })].map(({ truth }) => truth));
  });

  it('lists for every shared phrase exactly the domains that hold it', async () => {
    const { phrasesFile } = await writeDemoCorpus({ directory, sites: 300, seed: 3 });
    const phrases = JSON.parse(await readFile(phrasesFile, 'utf8')) as CataloguedPhrase[];
    const sites = [...generateDemoSites({ sites: 300, seed: 3 })];
    for (const { phrase, domains } of phrases) {
      expect(domains).toEqual(
        sites
          .filter(({ html }) => new RegExp(`${phrase}[.,< "|]|${phrase} –`).test(html))
          .map(({ domain }) => domain),
      );
    }
    expect(phrases.filter(({ domains }) => domains.length > 10).length).toBeGreaterThan(4);
  });

  it('has the same bytes every time', async () => {
    const first = await writeDemoCorpus({ directory, sites: 20, seed: 4 });
    const before = await readFile(first.warcFiles[0] ?? '');
    const second = await writeDemoCorpus({ directory, sites: 20, seed: 4 });
    expect(await readFile(second.warcFiles[0] ?? '')).toEqual(before);
  });

  it('refuses an invalid number of sites', async () => {
    await expect(writeDemoCorpus({ directory, sites: 0, seed: 1 })).rejects.toThrow(
      'sites must be a whole number',
    );
    await expect(writeDemoCorpus({ directory, sites: 2.5, seed: 1 })).rejects.toThrow(
      'sites must be a whole number',
    );
  });

  it('fails when the disk is full, instead of silently leaving a short corpus', async () => {
    await expect(writeDemoCorpus({ directory: '/dev/null/nowhere', sites: 5, seed: 1 })).rejects.toThrow();
    await symlink('/dev/full', join(directory, 'demo-00000.warc.gz'));
    await expect(writeDemoCorpus({ directory, sites: 5, seed: 1 })).rejects.toThrow('ENOSPC');
  });

  it('stops when its signal aborts', async () => {
    await expect(
      writeDemoCorpus({ directory, sites: 500, seed: 1, signal: AbortSignal.abort() }),
    ).rejects.toThrow('abort');
  });
});
