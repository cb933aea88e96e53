import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { selfSigned } from './self-signed.ts';

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface WebHost {
  /** `127.0.0.1:PORT`, which answers plain HTTP, HTTP over TLS and HTTP/2. */
  readonly address: string;
  /** `METHOD scheme://host/path` of every request, in order. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A server of the fake internet: the handler answers for all names that are mapped to its address (`CRAWL_HOSTS`). */
export async function startWebHost(handler: WebHandler): Promise<WebHost> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const answer = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? String(request.headers[':authority'] ?? '');
    requests.push(`${request.method} ${scheme}://${host}${request.url}`);
    handler(request, response);
  };
  const plain = createHttpServer(answer('http'));
  const secure = createSecureServer({ ...selfSigned(), allowHTTP1: true }, answer('https') as never);
  secure.on('sessionError', () => undefined);
  const [plainPort, securePort] = await Promise.all([listen(plain), listen(secure)]);
  // The first byte tells a TLS handshake from a plain request.
  const entry = createServer((socket) => {
    socket.once('data', (first) => {
      const inner = connect(first[0] === 22 ? securePort : plainPort, '127.0.0.1');
      for (const one of [socket, inner]) {
        sockets.add(one);
        one
          .on('error', () => undefined)
          .on('close', () => {
            sockets.delete(one);
            (one === socket ? inner : socket).destroy();
          });
      }
      inner.write(first);
      socket.pipe(inner).pipe(socket);
    });
    socket.on('error', () => undefined);
  });
  const port = await listen(entry);
  return {
    address: `127.0.0.1:${port}`,
    requests,
    close: async () => {
      for (const server of [entry, plain, secure]) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
