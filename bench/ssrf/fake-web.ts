import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { selfSigned } from '../../test/harness/self-signed.ts';

/** The only addresses in the lab that count as the public web. */
export const PUBLIC_FOUR = '93.184.216.34';
export const PUBLIC_SIX = '2606:2800:220:1::34';

/** Ports of web servers and of internal services behind them. */
const CANARY_PORTS = [80, 443, 22, 25, 3128, 6379, 8080, 9200];

export type FakeSite = (host: string, request: IncomingMessage, response: ServerResponse) => void;

export interface FakeWeb {
  /** Connections to non-public addresses, as `ADDRESS PORT`. */
  readonly hits: string[];
}

/** Listens on all addresses. A request to a public address gets the site; a request to any other address was redirected to the inside. */
export async function startFakeWeb(site: FakeSite): Promise<FakeWeb> {
  const hits: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? String(request.headers[':authority'] ?? '');
    site(host, request, response);
  };
  const plain = createHttpServer(answer);
  const secure = createSecureServer({ ...selfSigned(), allowHTTP1: true }, answer as never);
  secure.on('sessionError', () => undefined);
  const receive = (socket: Socket) => {
    socket.on('error', () => undefined);
    // A closed socket has no address any more, but the sniffer has seen it.
    if (socket.localAddress === undefined) return;
    const address = socket.localAddress.replace(/^::ffff:/, '');
    const isPublic = address === PUBLIC_FOUR || address === PUBLIC_SIX;
    if (isPublic && socket.localPort === 80) plain.emit('connection', socket);
    else if (isPublic && socket.localPort === 443) secure.emit('connection', socket);
    else {
      hits.push(`${address} ${socket.localPort}`);
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<title>inside</title>',
      );
    }
  };
  for (const port of CANARY_PORTS)
    await new Promise<void>((resolve) => createServer(receive).listen(port, '::', resolve));
  return { hits };
}
