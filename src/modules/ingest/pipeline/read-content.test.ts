import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { CapturedPage } from '../page-source.ts';
import { readContent } from './read-content.ts';

function captured(format: CapturedPage['format'], content: Buffer | string, charset?: string): CapturedPage {
  return {
    domain: 'harborlight.example',
    url: 'https://harborlight.example/',
    fetchedAt: '2026-10-14T08:30:00Z',
    crawlId: 'TEST',
    source: 'warc',
    format,
    content: Buffer.from(content),
    ...(charset !== undefined && { charset }),
  };
}

function response(head: string, body: Buffer | string = '<title>Harbour</title>'): CapturedPage {
  return captured('response', Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\n\r\n`), Buffer.from(body)]));
}

describe('why a page is dropped', () => {
  test.each([
    ['status', response('404 Not Found\r\nContent-Type: text/html')],
    ['status', response('301 Moved\r\nContent-Type: text/html')],
    ['not_html', response('200 OK\r\nContent-Type: application/json', '{}')],
    ['not_html', response('200 OK\r\nContent-Type: text/plain', 'User-agent: *')],
    ['not_html', response('200 OK\r\nContent-Type: text/html', '%PDF-1.7 and so on')],
    ['not_html', response('200 OK', 'just words')],
    ['empty', response('200 OK\r\nContent-Type: text/html', ' \r\n\t ')],
    [
      'undecodable',
      response(
        '200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip',
        Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), Buffer.alloc(40, 0xff)]),
      ),
    ],
    ['undecodable', captured('response', 'no response at all')],
    [
      'too_large',
      response(
        '200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip',
        gzipSync(Buffer.alloc(20 << 20, 'x')),
      ),
    ],
    ['too_large', captured('html', Buffer.alloc(17 << 20, 'x'))],
  ])('%s', (reason, page) => {
    expect(readContent(page)).toEqual({ kind: 'dropped', reason });
  });
});

describe('accepted pages', () => {
  test.each([
    ['declared HTML', response('200 OK\r\nContent-Type: text/html')],
    ['HTML without a type', response('200 OK', '<!DOCTYPE html><p>Hello')],
    [
      'HTML under a wrong type',
      response('200 OK\r\nContent-Type: application/octet-stream', '<html><p>Hello'),
    ],
    ['a bare document', captured('html', '<p>Hello')],
  ])('%s', (_, page) => {
    expect(readContent(page).kind).toBe('page');
  });

  test('repeated headers stay apart', () => {
    const content = readContent(
      response('200 OK\r\nContent-Type: text/html\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2'),
    );
    expect(content).toMatchObject({ page: { headers: { 'set-cookie': ['a=1', 'b=2'] } } });
  });

  test('the charset a document was stored with is passed as its header', () => {
    expect(readContent(captured('html', '<p>Hello', 'windows-1251'))).toMatchObject({
      page: { headers: { 'content-type': 'text/html; charset=windows-1251' } },
    });
  });

  test('plain text becomes a title and paragraphs, and cannot become markup', () => {
    const content = readContent(captured('text', 'Harbour <Light>\nFirst line\n\nA & B <script>'));
    const html = content.kind === 'page' ? Buffer.from(content.page.body).toString() : '';
    expect(html).toContain('<title>Harbour &lt;Light></title>');
    expect(html).toContain('<p>First line</p>\n<p>A &amp; B &lt;script></p>');
  });
});
