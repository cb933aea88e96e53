import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP, type Socket } from 'node:net';
import {
  type FixedHosts,
  type NameResolver,
  OutboundFailure,
  openSocket,
  type Target,
} from '../../../platform/outbound/index.ts';
import { WireMeter } from '../fetching/wire-meter.ts';

export interface GuardProxy {
  /** The port on the loopback interface. */
  readonly port: number;
  /** Why the page got no connection to a host; undefined if it got one or did not try. */
  failureOf(host: string): OutboundFailure | undefined;
  /** Ends all connections and resets the counters for the next page. */
  startPage(): void;
  close(): Promise<void>;
}

interface GuardProxyOptions {
  readonly resolver: NameResolver;
  readonly fixedHosts: FixedHosts;
}

const PAGE_BYTES_MAX = 48 << 20;
const PAGE_CONNECTIONS_MAX = 300;
const HEADER_BYTES_MAX = 64 << 10;
/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_HEADERS = [
  'proxy-connection',
  'proxy-authorization',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * The browser's only way out: every connection that any part of a page requests goes through the same guard as our own requests. It
 * supports CONNECT and HTTP requests with absolute addresses.
 */
export async function startGuardProxy({ resolver, fixedHosts }: GuardProxyOptions): Promise<GuardProxy> {
  const meter = new WireMeter();
  let page = openPage(meter);

  async function open(target: Target): Promise<Socket> {
    const { signal, count, failures } = page;
    if (++page.connections > PAGE_CONNECTIONS_MAX)
      throw new OutboundFailure('not_public', 'the page opened too many connections');
    const socket = await openSocket(target, { resolver, fixedHosts, signal, onSocket: count }).catch(
      (error) => {
        if (error instanceof OutboundFailure) failures.set(target.host, error);
        throw error;
      },
    );
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket.on('error', end).on('close', () => signal.removeEventListener('abort', end));
    return socket;
  }

  const server = createServer({ maxHeaderSize: HEADER_BYTES_MAX }, (incoming, answer) => {
    // Close without a response: the browser would take one of ours for the site's.
    forward(incoming, answer, open).catch(() => answer.destroy());
  });
  server.on('connect', (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy());
    tunnel(incoming, client, head, open).catch(() => {
      client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
    });
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    failureOf: (host) => page.failures.get(host),
    startPage() {
      page.end('the page has ended');
      page = openPage(meter);
    },
    close: () =>
      new Promise((resolve) => {
        page.end('the browser has ended');
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ProxiedPage {
  readonly signal: AbortSignal;
  readonly count: (socket: Socket) => void;
  readonly end: (why: string) => void;
  /** By host; bounded by the number of connections a page may open. */
  readonly failures: Map<string, OutboundFailure>;
  connections: number;
}

/** All connections of a page end together: when the page is closed, or when it has received too much. */
function openPage(meter: WireMeter): ProxiedPage {
  const ending = new AbortController();
  const end = (why: string) => {
    watched.stop();
    ending.abort(new OutboundFailure('connection_lost', why));
  };
  const watched = meter.watch({ bytesMax: PAGE_BYTES_MAX }, (bytes) =>
    end(`the page has brought ${bytes} bytes`),
  );
  return { signal: ending.signal, count: watched.add, end, failures: new Map(), connections: 0 };
}

type Open = (target: Target) => Promise<Socket>;

async function tunnel(incoming: IncomingMessage, client: Socket, head: Buffer, open: Open): Promise<void> {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(incoming.url ?? '') ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || (bracketed !== undefined && isIP(bracketed) !== 6))
    throw new OutboundFailure('not_public', 'not a host and port');
  const server = await open({ host: host.toLowerCase(), port: Number(port) });
  if (client.destroyed) {
    server.destroy();
    return;
  }
  client.on('close', () => server.destroy());
  server.on('close', () => client.destroy());
  client.write('HTTP/1.1 200 OK\r\n\r\n');
  if (head.length > 0) server.write(head);
  client.pipe(server).pipe(client);
}

async function forward(incoming: IncomingMessage, answer: ServerResponse, open: Open): Promise<void> {
  const url = URL.parse(incoming.url ?? '');
  if (url === null || url.protocol !== 'http:')
    throw new OutboundFailure('not_public', 'not an absolute address');
  const socket = await open({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) || 80 });
  const headers = { ...incoming.headers, host: url.host, connection: 'close' };
  for (const name of HOP_HEADERS) if (name !== 'connection') delete headers[name as keyof typeof headers];
  const call = request({
    createConnection: () => socket,
    method: incoming.method,
    path: url.pathname + url.search,
    headers,
    setHost: false,
    maxHeaderSize: HEADER_BYTES_MAX,
  });
  answer.on('close', () => call.destroy());
  call.on('error', () => answer.destroy());
  call.on('upgrade', (_response, upgraded) => upgraded.destroy());
  call.on('response', (response) => {
    const endToEnd = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.includes(name));
    answer.writeHead(response.statusCode ?? 502, Object.fromEntries(endToEnd) as Record<string, string>);
    response.on('error', () => answer.destroy());
    response.pipe(answer);
  });
  incoming.pipe(call);
}
