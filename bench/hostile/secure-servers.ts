import { constants, createSecureServer, type OutgoingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from '../../test/harness/self-signed.ts';
import { writeForever } from './plain-servers.ts';

const secrets = selfSigned();
const html: OutgoingHttpHeaders = { ':status': 200, 'content-type': 'text/html' };

function http2(answer: (stream: ServerHttp2Stream) => void): Server {
  const server = createSecureServer({ ...secrets, allowHTTP1: true });
  server.on('sessionError', () => undefined);
  server.on('stream', (stream) => {
    stream.on('error', () => undefined);
    answer(stream);
  });
  return server;
}

const streaming = (chunk: string | Buffer, everyMs: number) =>
  http2((stream) => {
    stream.respond(html);
    const timer = setInterval(() => {
      if (stream.destroyed) clearInterval(timer);
      else if (stream.writableLength < 1 << 20) stream.write(chunk);
    }, everyMs);
  });

const manyHeaders = (): OutgoingHttpHeaders =>
  Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x-${at}`, 'y'.repeat(100)]));

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const start = Buffer.alloc(9);
  start.writeUIntBE(payload.length, 0, 3);
  start[3] = type;
  start[4] = flags;
  start.writeUInt32BE(stream, 5);
  return Buffer.concat([start, payload]);
}

const [HEADERS, SETTINGS, PING, CONTINUATION] = [1, 4, 6, 9];
const NONE = Buffer.alloc(0);

/** Sends handwritten HTTP/2 frames endlessly. */
function frames(first: Buffer, more: Buffer): Server {
  const server = createTlsServer({ ...secrets, ALPNProtocols: ['h2'] }, (socket) => {
    socket.on('error', () => undefined);
    socket.write(frame(SETTINGS, 0, 0, NONE));
    socket.once('data', () => {
      socket.write(first);
      writeForever(socket, Buffer.concat(Array.from({ length: 50 }, () => more)), 1);
    });
  });
  return server.on('tlsClientError', () => undefined);
}

const someHeaders = Buffer.concat(Array.from({ length: 300 }, () => Buffer.from([0x40, 1, 97, 1, 98])));

/** Servers that speak TLS or pretend to. */
export const secureServers: Readonly<Record<string, Server>> = {
  goodHttp2: http2((stream) => {
    stream.respond(html);
    stream.end('<title>ok</title>');
  }),
  http2Flood: streaming(Buffer.alloc(1 << 16, 97), 1),
  http2Drip: streaming('a', 100),
  http2Silent: http2(() => undefined),
  http2Reset: http2((stream) => {
    stream.respond({ ...html, 'content-length': 1000 });
    stream.write('abc');
    setTimeout(() => stream.close(constants.NGHTTP2_INTERNAL_ERROR), 20);
  }),
  http2ManyHeaders: http2((stream) => {
    stream.respond({ ...html, ...manyHeaders() });
    stream.end('x');
  }),
  http2GoAway: http2((stream) => {
    stream.session?.goaway();
    stream.respond(html);
    stream.end('<title>bye</title>');
  }),
  continuationFlood: frames(
    frame(HEADERS, 0, 1, Buffer.from([0x88])),
    frame(CONTINUATION, 0, 1, someHeaders),
  ),
  pingFlood: frames(NONE, frame(PING, 0, 0, Buffer.alloc(8))),
  settingsFlood: frames(NONE, frame(SETTINGS, 0, 0, NONE)),
  tlsStall: createServer((socket) => {
    socket.on('error', () => undefined).resume();
  }),
  notTls: createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad\r\n\r\n'));
  }),
};
