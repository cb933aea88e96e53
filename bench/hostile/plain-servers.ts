import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** What a server does with a connection. */
export type Behaviour = (socket: Socket) => void;

const zeros = Buffer.alloc(64 << 20);
const gzipBomb = gzipSync(zeros);
const brotliBomb = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const head = (...lines: readonly string[]): string =>
  ['HTTP/1.1 200 OK', 'content-type: text/html', ...lines, '', ''].join('\r\n');

const whole = (coding: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(head(`content-encoding: ${coding}`, `content-length: ${body.length}`)), body]);

/** Does something after a request, or the start of a handshake, has arrived. */
const afterRequest =
  (answer: Behaviour): Behaviour =>
  (socket) =>
    void socket.once('data', () => answer(socket));

/** Writes endlessly, as fast as the other side reads. */
export function writeForever(socket: Socket, chunk: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => {
    if (socket.writableLength < 1 << 20) socket.write(chunk);
  }, everyMs);
  socket.on('close', () => clearInterval(timer));
}

const forever = (start: string, chunk: string | Buffer, everyMs = 1): Behaviour =>
  afterRequest((socket) => {
    socket.write(start);
    writeForever(socket, chunk, everyMs);
  });

/** Hostile servers over plain connections, each in its own way. */
export const plainServers: Readonly<Record<string, Behaviour>> = {
  good: afterRequest((socket) => socket.end(`${head('content-length: 17')}<title>ok</title>`)),
  bodyFlood: forever(head(), Buffer.alloc(1 << 18, 97)),
  bodyDrip: forever(head(), 'a', 100),
  headerFlood: forever('HTTP/1.1 200 OK\r\n', `x-${'a'.repeat(1000)}: b\r\n`.repeat(100)),
  headerDrip: forever('HTTP/1.1 200 OK\r\n', 'x-a: b\r\n', 100),
  interimFlood: forever('', 'HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n'.repeat(500)),
  chunkExtensions: forever(head('transfer-encoding: chunked'), `1;${'x'.repeat(10_000)}\r\na\r\n`),
  trailers: forever(`${head('transfer-encoding: chunked')}1\r\na\r\n0\r\n`, `x: ${'y'.repeat(10_000)}\r\n`),
  gzipBombs: forever(head('content-encoding: gzip'), gzipBomb, 5),
  brotliBomb: afterRequest((socket) => socket.end(whole('br', brotliBomb))),
  zstdBomb: afterRequest((socket) => socket.end(whole('zstd', zstdCompressSync(zeros)))),
  nestedBomb: afterRequest((socket) => socket.end(whole('gzip, gzip', gzipSync(gzipBomb)))),
  manyCodings: afterRequest((socket) => socket.end(whole(`${'gzip, '.repeat(200)}gzip`, gzipBomb))),
  silent: (socket) => void socket.resume(),
  reset: afterRequest((socket) => {
    socket.write(`${head('content-length: 1000')}abc`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  }),
  garbage: afterRequest((socket) => socket.end(Buffer.alloc(100_000, 0xfe))),
  endlessRedirects: afterRequest((socket) =>
    socket.end(`HTTP/1.1 302 Found\r\nlocation: /${Math.random()}\r\ncontent-length: 0\r\n\r\n`),
  ),
  redirectWithFlood: forever('HTTP/1.1 302 Found\r\nlocation: /x\r\n\r\n', Buffer.alloc(1 << 18, 97)),
  longRedirect: afterRequest((socket) =>
    socket.end(`HTTP/1.1 302 Found\r\nlocation: /${'a'.repeat(60_000)}\r\ncontent-length: 0\r\n\r\n`),
  ),
};
