import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeHttpBody, parseHttpResponse } from './index.ts';

const HTML = `<!doctype html><title>Grüße</title>${'<p>words and more words</p>'.repeat(50)}`;
const MAX = 1 << 20;

function decode(headers: string, body: Buffer | string, bytesMax = MAX): string {
  const response = parseHttpResponse(
    Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n`), Buffer.from(body)]),
  );
  if (response === undefined) return 'not a response';
  const decoded = decodeHttpBody(response, bytesMax);
  return decoded.kind === 'decoded' ? decoded.bytes.toString() : decoded.kind;
}

function chunked(body: Buffer): Buffer {
  const half = body.length >> 1;
  const chunk = (part: Buffer) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)};ext=1\r\n`), part, Buffer.from('\r\n')]);
  return Buffer.concat([chunk(body.subarray(0, half)), chunk(body.subarray(half)), Buffer.from('0\r\n\r\n')]);
}

describe('bodies', () => {
  test.each([
    ['gzip', gzipSync(HTML)],
    ['x-gzip', gzipSync(HTML)],
    ['deflate', deflateSync(HTML)],
    ['deflate', deflateRawSync(HTML)],
    ['br', brotliCompressSync(HTML)],
    ['zstd', zstdCompressSync(HTML)],
    ['deflate, gzip', gzipSync(deflateSync(HTML))],
    ['identity', Buffer.from(HTML)],
    ['x-unknown', Buffer.from(HTML)],
    ['constructor', Buffer.from(HTML)],
  ])('%s is decoded, chunked or not', (encoding, body) => {
    expect(decode(`Content-Encoding: ${encoding}`, body)).toBe(HTML);
    expect(decode(`Content-Encoding: ${encoding}\r\nTransfer-Encoding: chunked`, chunked(body))).toBe(HTML);
  });

  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, br'])(
    'a declared but absent %s is ignored',
    (encoding) => {
      expect(decode(`Content-Encoding: ${encoding}`, HTML)).toBe(HTML);
    },
  );

  test('a declared but absent chunking is ignored', () => {
    expect(decode('Transfer-Encoding: chunked', HTML)).toBe(HTML);
  });

  test.each([
    ['gzip', gzipSync(HTML)],
    ['deflate', deflateSync(HTML)],
  ])('a truncated %s body returns what it contains', (encoding, body) => {
    const text = decode(`Content-Encoding: ${encoding}`, body.subarray(0, body.length - 20));
    expect(text.length).toBeGreaterThan(20);
    expect(HTML.startsWith(text)).toBe(true);
  });

  test('a body that decodes past the limit is too large, not a crash', () => {
    expect(decode('Content-Encoding: gzip', gzipSync(Buffer.alloc(5 << 20)))).toBe('too-large');
    expect(decode('', Buffer.alloc(100), 99)).toBe('too-large');
  });

  test('damaged compressed bytes are undecodable', () => {
    const body = gzipSync(HTML);
    body.fill(0xff, 10);
    expect(decode('Content-Encoding: gzip', body)).toBe('undecodable');
  });
});

describe('headers', () => {
  test('folded lines, bare LF and repeated names are read', () => {
    const response = parseHttpResponse(
      Buffer.from('HTTP/2 404\nSet-Cookie: a=1\nset-cookie: b=2\nX-Long: one\n  two\n\nbody'),
    );
    expect(response?.status).toBe(404);
    expect(response?.headers).toEqual([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['x-long', 'one two'],
    ]);
    expect(response?.body.toString()).toBe('body');
  });

  test('bytes that are not an HTTP response are rejected', () => {
    expect(parseHttpResponse(Buffer.from('<html>'))).toBeUndefined();
  });

  test('headers without an end leave no body', () => {
    expect(parseHttpResponse(Buffer.from('HTTP/1.1 200 OK\r\nServer: x'))?.body.length).toBe(0);
  });
});

test.each(['100 Continue', '103 Early Hints\r\nLink: </a.css>; rel=preload'])(
  'the response is the one after %s',
  (interim) => {
    const block = `HTTP/1.1 ${interim}\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Hello`;
    const response = parseHttpResponse(Buffer.from(block));
    expect(response).toMatchObject({ status: 200, headers: [['content-type', 'text/html']] });
    expect(response?.body.toString()).toBe('<p>Hello');
  },
);

test('endless interim responses are not followed forever', () => {
  expect(parseHttpResponse(Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100_000)))?.status).toBe(100);
});

test('a body in chunks of one byte is assembled in one buffer of its size', () => {
  const body = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'),
    Buffer.from('1\r\nx\r\n'.repeat(300_000)),
    Buffer.from('0\r\n\r\n'),
  ]);
  const response = parseHttpResponse(body);
  const decoded = response && decodeHttpBody(response, 16 << 20);
  if (decoded?.kind !== 'decoded') throw new Error('not decoded');
  expect(decoded.bytes.equals(Buffer.alloc(300_000, 'x'))).toBe(true);
  expect(decoded.bytes.buffer.byteLength).toBeLessThanOrEqual(response?.body.length ?? 0);
});
