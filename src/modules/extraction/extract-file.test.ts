import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { columnNames } from '../companies/index.ts';
import { type ExtractFileOptions, extractFile, extractFiles, parseHeaders } from './extract-file.ts';
import { openExtractor } from './open-extractor.ts';

const now = new Date('2026-05-04T03:02:01Z');
let folder = '';
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('profile of a saved page', () => {
  it('prints exactly the columns, with the headers taken into account', () => {
    const path = file('page.html', '<title>Bench</title>');
    const headersFile = file('headers.txt', 'HTTP/1.1 200 OK\r\nServer: nginx\r\nContent-Encoding: br\r\n');
    const profile = JSON.parse(
      extractFile({ file: path, url: 'example.com', headersFile, withEvidence: false, now }),
    );
    expect(Object.keys(profile)).toEqual(columnNames);
    expect(profile).toMatchObject({
      domain: 'example.com',
      title: 'Bench',
      compression: 'br',
      fetched_at: '2026-05-04T03:02:01.000Z',
    });
  });

  it('adds evidence when requested', () => {
    const path = file('page.html', '<title>Bench</title>');
    const { evidence } = JSON.parse(
      extractFile({ file: path, url: 'https://example.com/', withEvidence: true, now }),
    );
    expect(evidence.title).toEqual({
      place: 'title element',
      snippet: 'Bench',
      rule: 'head-texts',
      seen_at: now.toISOString(),
    });
  });

  it('takes the address from the page when none is given', () => {
    const path = file(
      'page.html',
      '<link rel="canonical" href="https://shop.example.org/x"><title>t</title>',
    );
    expect(JSON.parse(extractFile({ file: path, withEvidence: false, now })).domain).toBe('example.org');
  });

  it('requires the address when the page does not have it', () => {
    const path = file('page.html', '<title>t</title>');
    expect(() => extractFile({ file: path, withEvidence: false, now })).toThrow(/--url/);
  });

  it('names the file that cannot be read and an invalid address', () => {
    expect(() =>
      extractFile({ file: join(folder, 'missing'), url: 'example.com', withEvidence: false, now }),
    ).toThrow(/missing cannot be read/);
    const path = file('page.html', '');
    expect(() => extractFile({ file: path, url: 'ftp://example.com', withEvidence: false, now })).toThrow(
      /not a web address/,
    );
  });
});

describe('headers file', () => {
  it('may be lines or JSON, repeated headers become lists', () => {
    const expected = { 'set-cookie': ['a=1', 'b=2'], server: 'x' };
    expect(parseHeaders('Set-Cookie: a=1\nset-cookie: b=2\nServer: x')).toEqual(expected);
    expect(parseHeaders('{"Set-Cookie": ["a=1", "b=2"], "Server": "x"}')).toEqual(expected);
  });

  it('is refused when it is broken JSON', () => {
    expect(() => parseHeaders('{"a":')).toThrow(/neither header lines nor a JSON object/);
  });
});

describe('profiles of many saved pages', () => {
  const lines = (files: readonly string[]) =>
    [...extractFiles(files, { withEvidence: false, now })].map(({ line, failed }) => ({
      ...JSON.parse(line),
      failed,
    }));

  it('are printed one per line with their file, packed pages too', () => {
    const plain = file('harbour.example.com.html', '<title>Harbour</title>');
    const packed = join(folder, 'mill.example.org.html.gz');
    writeFileSync(packed, gzipSync('<title>Mill</title>'));
    expect(lines([plain, packed])).toMatchObject([
      { file: plain, title: 'Harbour', domain: 'example.com', failed: false },
      { file: packed, title: 'Mill', domain: 'example.org', failed: false },
    ]);
  });

  it('an unreadable page gets a line with the reason, and the next one follows', () => {
    const nameless = file('page.html', '<title>x</title>');
    const broken = join(folder, 'broken.example.com.html.gz');
    writeFileSync(broken, gzipSync('<title>Mill</title>').subarray(0, 12));
    const plain = file('harbour.example.com.html', '<title>Harbour</title>');
    expect(lines([nameless, broken, join(folder, 'missing.html'), plain])).toMatchObject([
      { failed: true, error: expect.stringContaining('--url') },
      { failed: true, error: expect.stringContaining('gzip') },
      { failed: true, error: expect.stringContaining('cannot be read') },
      { failed: false, title: 'Harbour' },
    ]);
  });
});

it('uses the extractor with an operator’s rules if given', async () => {
  const rules = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  writeFileSync(
    join(rules, 'own.json'),
    JSON.stringify({ 'Acme Tracker': { cats: [], scriptSrc: 'track\\.acme\\.example' } }),
  );
  const { extractProfile } = await openExtractor(rules);
  const path = file('page.html', '<script src="https://track.acme.example/a.js"></script>');
  const namesOf = (own: Pick<ExtractFileOptions, 'extractProfile'>) =>
    JSON.parse(extractFile({ file: path, url: 'example.com', withEvidence: false, now, ...own }))
      .technologies;
  expect(namesOf({ extractProfile })).toContain('Acme Tracker');
  expect(namesOf({})).not.toContain('Acme Tracker');
  rmSync(rules, { recursive: true });
});
