import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeHttpResponse, encodeRecord } from '../../../lib/warc/index.ts';
import type { PageSource, SourceItem } from '../page-source.ts';
import { htmlFolderSource } from './html-folder.ts';
import { warcFilesSource } from './warc-files.ts';

const DATE = '2026-10-14T08:30:00Z';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function readAll(source: PageSource, after?: string): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of source.read(after)) items.push(item);
  return items;
}

const outcomes = (items: readonly SourceItem[]) =>
  items.map((item) =>
    item.kind === 'page' ? item.page.domain : item.kind === 'dropped' ? item.reason : item.kind,
  );

/** After any last item of a run, the next run reads exactly the rest. */
async function expectResumable(source: PageSource): Promise<void> {
  const all = await readAll(source);
  for (const [index, item] of all.entries())
    expect(await readAll(source, item.position)).toEqual(all.slice(index + 1));
}

const info = (crawlId: string) =>
  encodeRecord({
    type: 'warcinfo',
    date: DATE,
    contentType: 'application/warc-fields',
    block: Buffer.from(`software: x\r\nisPartOf: ${crawlId}\r\n`),
  });

const page = (url: string, date = DATE) =>
  encodeRecord({
    type: 'response',
    date,
    targetUri: url,
    contentType: 'application/http',
    block: encodeHttpResponse(200, [['Content-Type', 'text/html']], Buffer.from('<p>Hello')),
  });

const text = (url: string) =>
  encodeRecord({
    type: 'conversion',
    date: DATE,
    targetUri: url,
    contentType: 'text/plain',
    block: Buffer.from('Title\nText'),
  });

describe('WARC files', () => {
  test('only homepages are pages, under their host without www', async () => {
    const path = join(folder, 'a.warc.gz');
    const urls = [
      'https://www.a-example.com/',
      'http://b-example.com/index.html',
      'https://shop.a-example.com/',
      'https://a-example.com/about',
      'https://a-example.com/?x=1',
      'https://10.0.0.1/',
      'dns:a-example.com',
      'https://localhost/',
    ];
    await writeFile(path, Buffer.concat(urls.map((url) => page(url))));
    expect(outcomes(await readAll(await warcFilesSource([path])))).toEqual([
      'a-example.com',
      'b-example.com',
      'shop.a-example.com',
      'not_a_homepage',
      'not_a_homepage',
      'not_a_homepage',
      'not_a_homepage',
      'not_a_homepage',
    ]);
  });

  test('the crawl comes from each warcinfo record, even when reading resumes after it', async () => {
    await writeFile(
      join(folder, '1.warc.gz'),
      Buffer.concat([info('CRAWL-1'), page('https://a-example.com/'), page('https://b-example.com/')]),
    );
    await writeFile(
      join(folder, '2.warc.wet.gz'),
      Buffer.concat([info('CRAWL-2'), text('https://c-example.com/')]),
    );
    const source = await warcFilesSource([folder]);
    const pages = (await readAll(source)).map((item) =>
      item.kind === 'page' ? [item.page.domain, item.page.crawlId, item.page.source, item.page.format] : item,
    );
    expect(pages).toEqual([
      ['a-example.com', 'CRAWL-1', 'warc', 'response'],
      ['b-example.com', 'CRAWL-1', 'warc', 'response'],
      ['c-example.com', 'CRAWL-2', 'wet', 'text'],
    ]);
    await expectResumable(source);
  });

  test('damage is reported with its position, and reading continues', async () => {
    const broken = page('https://b-example.com/').fill(0xff, 30, 60);
    await writeFile(
      join(folder, 'a.warc.gz'),
      Buffer.concat([page('https://a-example.com/'), broken, page('https://c-example.com/')]),
    );
    const source = await warcFilesSource([folder]);
    expect(outcomes(await readAll(source))).toEqual(['a-example.com', 'damage', 'c-example.com']);
    await expectResumable(source);
  });

  test('different input is another run, the same input the same run', async () => {
    await writeFile(join(folder, 'a.warc.gz'), page('https://a-example.com/'));
    const [first, second] = [await warcFilesSource([folder]), await warcFilesSource([folder])];
    expect(second.identity).toBe(first.identity);
    await writeFile(join(folder, 'b.warc.gz'), page('https://b-example.com/'));
    expect((await warcFilesSource([folder])).identity).not.toBe(first.identity);
    const before = (await warcFilesSource([folder])).identity;
    await utimes(join(folder, 'b.warc.gz'), 1, 1);
    expect((await warcFilesSource([folder])).identity).not.toBe(before);
  });

  test('a record without a web address is not a page, even if it names a domain', async () => {
    const path = join(folder, 'a.warc.gz');
    await writeFile(
      path,
      encodeRecord({
        type: 'response',
        date: DATE,
        targetUri: 'javascript:alert(1)',
        contentType: 'application/http',
        fields: { 'Homedex-Domain': 'a-example.com' },
        block: encodeHttpResponse(200, [['Content-Type', 'text/html']], Buffer.from('<p>Hello')),
      }),
    );
    expect(outcomes(await readAll(await warcFilesSource([path])))).toEqual(['not_a_homepage']);
  });

  test('a record counts for the host of its address only, whatever domain it claims', async () => {
    const claiming = (url: string, domain: string) =>
      encodeRecord({
        type: 'resource',
        date: DATE,
        targetUri: url,
        contentType: 'text/html',
        fields: { 'Homedex-Domain': domain },
        block: Buffer.from('<p>Hello'),
      });
    await writeFile(
      join(folder, 'a.warc.gz'),
      Buffer.concat([
        claiming('https://attacker.com/', 'victim.com'),
        claiming('https://attacker.com/page', 'victim.com'),
        claiming('https://www.tea-example.com/de/', 'tea-example.com'),
      ]),
    );
    const foreign = await readAll(await warcFilesSource([folder]));
    expect(outcomes(foreign)).toEqual(['attacker.com', 'not_a_homepage', 'tea-example.com']);
    // Stored as they came, a rebuild would trust them.
    expect(foreign.map((item) => item.kind === 'page' && item.page.member)).toEqual([
      undefined,
      false,
      undefined,
    ]);
    const ours = await readAll(await warcFilesSource([folder], { areOurs: true }));
    expect(outcomes(ours)).toEqual(['victim.com', 'victim.com', 'tea-example.com']);
  });

  test('a conversion is a page only as plain text, and another port is another server', async () => {
    const conversion = (name: string, contentType: string, block: string) =>
      encodeRecord({
        type: 'conversion',
        date: DATE,
        targetUri: `https://${name}.com/`,
        contentType,
        block: Buffer.from(block),
      });
    await writeFile(
      join(folder, 'a.warc.gz'),
      Buffer.concat([
        conversion('html', 'text/html', '<p>Hello'),
        conversion('pdf', 'application/pdf', '%PDF-1.4'),
        conversion('http', 'application/http', 'HTTP/1.1 200 OK'),
        conversion('text', 'text/plain; charset=utf-8', 'Hello'),
        page('https://port.com:8443/'),
      ]),
    );
    expect(outcomes(await readAll(await warcFilesSource([folder])))).toEqual([
      'not_html',
      'not_html',
      'not_html',
      'text.com',
      'not_a_homepage',
    ]);
  });

  const arcHead = 'filedesc://a.arc 0.0.0.0 20081014083000 text/plain 20\n1 0 Archive-Org\nURL \n\n';
  const arcPage = (url: string, body = '<p>Hello') => {
    const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n${body}`;
    return `${url} 1.2.3.4 20081014083000 text/html ${Buffer.byteLength(block)}\n${block}\n`;
  };

  test('ARC files are read, compressed or not, and reading resumes after any record', async () => {
    const urls = ['http://a-example.com/', 'http://b-example.com/x y', 'http://www.c-example.com/'];
    await writeFile(join(folder, '1.arc'), [arcHead, ...urls.map((url) => arcPage(url))].join(''));
    await writeFile(
      join(folder, '2.arc.gz'),
      Buffer.concat([arcHead, ...urls.map((url) => arcPage(url))].map((part) => gzipSync(part))),
    );
    const source = await warcFilesSource([folder]);
    const items = await readAll(source);
    expect(outcomes(items)).toEqual([
      ...['a-example.com', 'not_a_homepage', 'c-example.com'],
      ...['a-example.com', 'not_a_homepage', 'c-example.com'],
    ]);
    expect(items[0]).toMatchObject({ page: { fetchedAt: '2008-10-14T08:30:00.000Z', format: 'response' } });
    // Our archive holds WARC records: this one is rewritten.
    expect(items.every((item) => item.kind !== 'page' || item.page.member === undefined)).toBe(true);
    await expectResumable(source);
  });

  test('a wrong length in an ARC file does not make page content count as records', async () => {
    const planted = arcPage('http://victim.com/');
    const lying = arcPage('http://attacker.com/', `${'x'.repeat(100)}\n${planted}`).replace(
      / \d+\n/,
      ' 60\n',
    );
    await writeFile(join(folder, '1.arc'), arcHead + lying + planted);
    await writeFile(
      join(folder, '2.arc.gz'),
      Buffer.concat([arcHead, lying, arcPage('http://after.com/')].map((part) => gzipSync(part))),
    );
    const found = outcomes(await readAll(await warcFilesSource([folder])));
    expect(found).toEqual(['attacker.com', 'damage', 'attacker.com', 'damage', 'after.com']);
  });

  const wat =
    'WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 0\r\n\r\n\r\n\r\n' +
    'WARC/1.0\r\nWARC-Type: metadata\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"Container":{}}\r\n\r\n';

  test.each([
    ['WAT', 'a.warc.wat.gz', gzipSync(wat)],
    [
      'CDX',
      'a.cdx',
      ' CDX N b a m s k r M S V g\ncom,example)/ 20140101000000 http://example.com/ text/html 200',
    ],
    ['CDX', 'a.cdxj.gz', gzipSync('com,example)/ 20140101000000 {"url": "http://example.com/"}')],
    ['zstd', 'a.warc.gz', zstdCompressSync(page('https://a-example.com/'))],
    ['zstd', 'a.warc.zst', Buffer.from([0x5d, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4])],
    ['LZ4', 'a.warc.lz4', Buffer.from([0x04, 0x22, 0x4d, 0x18, 0x64, 0x40])],
  ])('a %s file, such as %s, is named as such before anything is read', async (kind, name, bytes) => {
    await writeFile(join(folder, 'good.warc.gz'), page('https://a-example.com/'));
    await writeFile(join(folder, name), bytes);
    await expect(warcFilesSource([join(folder, 'good.warc.gz'), join(folder, name)])).rejects.toThrow(
      new RegExp(`${name.replaceAll('.', '\\.')} is .*${kind}`),
    );
  });

  test('a path that is missing or holds no WARC file is refused', async () => {
    await expect(warcFilesSource([folder])).rejects.toThrow(/No \.warc/);
    await expect(warcFilesSource([join(folder, 'x')])).rejects.toThrow(/does not exist/);
  });
});

describe('a folder of HTML files', () => {
  test('the manifest maps files to domains; invalid lines are reported and affect nothing else', async () => {
    await mkdir(join(folder, 'html'));
    await writeFile(join(folder, 'html', 'a.html'), '<p>A');
    await writeFile(join(folder, 'html', 'b.html.gz'), gzipSync('<p>B'));
    await writeFile(join(folder, 'html', 'cut.html.gz'), gzipSync('<p>C').subarray(0, 12));
    await symlink('/etc/hostname', join(folder, 'linked.html'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const rows = [
      { domain: 'www.a-example.com', file: 'html/a.html', charset: 'utf-8', fetched_at: DATE },
      { domain: 'b-example.com', file: 'html/b.html.gz', url: 'http://b-example.com/' },
      { domain: 'cut-example.com', file: 'html/cut.html.gz' },
      { domain: 'c-example.com', file: 'missing.html' },
      { domain: 'd-example.com', file: '../../etc/passwd' },
      { domain: 'not a domain', file: 'html/a.html' },
      { domain: 'e-example.com' },
      { url: 'https://www.f-example.com/start', file: 'html/a.html' },
      { domain: 'g-example.com', url: 'javascript:alert(1)', file: 'html/a.html' },
      { domain: 'h-example.com', file: 'html' },
      { domain: 'i-example.com', file: 'linked.html' },
      { domain: 'j-example.com', file: 'pipe' },
    ];
    await writeFile(
      join(folder, 'manifest.jsonl'),
      `${rows.map((row) => JSON.stringify(row)).join('\n')}\n\nno json\n`,
    );
    const source = await htmlFolderSource(folder, { crawlId: 'FOLDER' });
    const items = await readAll(source);
    expect(outcomes(items)).toEqual([
      'a-example.com',
      'b-example.com',
      'undecodable',
      'damage',
      'damage',
      'not_a_homepage',
      'damage',
      'f-example.com',
      'damage',
      'damage',
      'damage',
      'damage',
      'damage',
    ]);
    expect(items.flatMap((item) => (item.kind === 'damage' ? [item.message] : []))).toEqual([
      'missing.html does not exist',
      '../../etc/passwd is outside the folder',
      expect.stringMatching(/^manifest\.jsonl line 7: a line names "file"/),
      "html/a.html: 'javascript:alert(1)' is not an http:// or https:// address",
      'html is not a file',
      'linked.html is outside the folder',
      'pipe is not a file',
      expect.stringMatching(/^manifest\.jsonl line 14: not JSON/),
    ]);
    expect(items[0]).toMatchObject({
      page: {
        url: 'https://a-example.com/',
        fetchedAt: '2026-10-14T08:30:00.000Z',
        crawlId: 'FOLDER',
        source: 'html',
        charset: 'utf-8',
      },
    });
    expect(items[1]).toMatchObject({ page: { url: 'http://b-example.com/', content: Buffer.from('<p>B') } });
    await expectResumable(source);
  });

  test('a folder without a manifest is refused', async () => {
    await expect(htmlFolderSource(folder)).rejects.toThrow(/no manifest\.jsonl/);
  });
});
