import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';
import { WrittenJson } from '../route.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { compressOnce, compressStream } from './compress.ts';

const open = { tag: 'Test', summary: 'Test', access: 'anyone', bucket: 'unlimited', method: 'GET' } as const;
const text = JSON.stringify('lorem ipsum '.repeat(1_000));
const bytes = Buffer.from(text);
const huge = Buffer.from(JSON.stringify('x'.repeat(3_000_000)));

const json = (path: string, value: () => string | WrittenJson) =>
  defineRoute({ ...open, path, answer: z.string(), handler: value });
const routes = [
  json('/fresh', () => JSON.parse(text)),
  json('/cached', () => new WrittenJson(bytes)),
  json('/huge', () => new WrittenJson(huge)),
  json('/small', () => 'ok'),
  defineRoute({
    ...open,
    path: '/file',
    answer: { kind: 'download', mediaTypes: ['text/csv'] },
    handler: () => ({
      mediaType: 'text/csv',
      filename: 'a.csv',
      content: Readable.from(['a,b\r\n', 'c'.repeat(500_000), '\r\n'], { objectMode: false }),
    }),
  }),
];

const decoders = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (sent: Buffer) => sent,
};

let running: TestApp | undefined;
afterEach(() => running?.app.close());

describe('the encoding of an answer', () => {
  const preferred = ['zstd', 'br', 'gzip'] as const;
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0', 'br'],
    ['*', 'zstd'],
    ['*;q=0.5, zstd;q=0', 'br'],
    ['gzip;q=0.5, identity;q=1', undefined],
    ['GZIP;Q=0.8', 'gzip'],
    ['gzip;q=nonsense', undefined],
    [',,;;', undefined],
  ])('for %s is %s', (header, encoding) => {
    expect(chooseEncoding(header, preferred)).toBe(encoding);
  });
});

describe('a compressed answer', () => {
  it.each(['br', 'zstd', 'gzip', 'identity'] as const)('in %s holds the same bytes', async (encoding) => {
    running = await buildTestApp({ routes });
    for (const [url, plain] of [
      ['/fresh', text],
      ['/cached', text],
      ['/cached', text],
      ['/huge', huge.toString()],
      ['/file', `a,b\r\n${'c'.repeat(500_000)}\r\n`],
    ] as const) {
      const answer = await running.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        200,
        encoding === 'identity' ? undefined : encoding,
        'accept-encoding',
      ]);
      expect(decoders[encoding](answer.rawPayload).toString() === plain).toBe(true);
      if (url !== '/file') expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    }
  });

  it('is not used for short responses', async () => {
    running = await buildTestApp({ routes });
    const answer = await running.app.inject({ url: '/small', headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, 'ok']);
  });

  it('of a download is sent batch by batch, and its source ends when the reader disconnects', async () => {
    let made = 0;
    const source = Readable.from(
      (async function* () {
        for (;;) {
          made += 1;
          yield `row ${made}\r\n`;
          await new Promise((resolve) => setImmediate(resolve));
        }
      })(),
    );
    const compressed = compressStream(source, 'gzip');
    const closed = new Promise((resolve) => source.once('close', resolve));
    let received = 0;
    for await (const chunk of compressed) {
      received += chunk.length;
      if (received > 200) break;
    }
    await closed;
    expect(made).toBeLessThan(10_000);
  });
});

describe('a response that does not change', () => {
  it('carries a tag, and a client that has it gets 304 without a body, in any encoding', async () => {
    running = await buildTestApp();
    for (const url of ['/openapi.json', '/llms.txt', '/columns']) {
      const first = await running.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      const etag = String(first.headers.etag);
      expect([url, first.statusCode, etag]).toEqual([url, 200, expect.stringMatching(/^"[0-9a-f]{32}-br"$/)]);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*', etag.replace('-br', '')]) {
        const again = await running.app.inject({ url, headers: { 'if-none-match': sent } });
        expect([url, sent, again.statusCode, again.body]).toEqual([url, sent, 304, '']);
      }
      const changed = await running.app.inject({ url, headers: { 'if-none-match': '"other"' } });
      expect(changed.statusCode).toBe(200);
    }
  });
});

it.each(['br', 'zstd', 'gzip'] as const)(
  'a stored %s response holds no memory beyond its bytes',
  async (encoding) => {
    const stored = await compressOnce(bytes, encoding, 'quick', new Map());
    expect(stored.length).toBeLessThan(1_000);
    expect(stored.buffer.byteLength).toBe(stored.length);
  },
);
