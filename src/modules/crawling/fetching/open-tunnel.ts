import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { domainOfHost } from '../../../lib/domain-name.ts';
import { isPublicAddress } from '../../../lib/public-address.ts';
import {
  abortable,
  type NameResolver,
  OutboundFailure,
  startTls,
  type Target,
} from '../../../platform/outbound/index.ts';
import { FetchFailure } from './fetch-failure.ts';

interface TunnelOptions {
  readonly resolver: NameResolver;
  readonly signal: AbortSignal;
  readonly onSocket: (socket: Socket) => void;
}

const HEAD_BYTES_MAX = 16 << 10;
const WEB_PORTS = [80, 443];

/**
 * Opens a connection through the operator's proxy, which resolves names itself and elsewhere. It must not lead to internal addresses
 * either, so this checks the target first: only names below a public suffix, on web ports, that our own name servers do not resolve to a
 * private address.
 */
export async function openTunnel(proxy: URL, target: Target, options: TunnelOptions): Promise<Socket> {
  await refuseNonPublic(target, options);
  const socket = await connectToProxy(proxy, options);
  try {
    await sendConnect(socket, proxy, target, options.signal);
    return socket;
  } catch (error) {
    socket.on('error', () => undefined).destroy();
    throw error;
  }
}

async function refuseNonPublic({ host, port }: Target, { resolver, signal }: TunnelOptions): Promise<void> {
  if (isIP(host) !== 0 || !WEB_PORTS.includes(port) || domainOfHost(host) === undefined)
    throw new OutboundFailure('not_public', `${host}:${port} is not a website`);
  const addresses = await abortable(resolver.resolve(host), signal).catch((error: unknown) => {
    // Name servers that do not answer us may still answer the proxy.
    if (error instanceof OutboundFailure && error.kind === 'name_failed') return [];
    throw error;
  });
  const refused = addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined)
    throw new OutboundFailure('not_public', `${host} resolves to ${refused}, which is not public`);
}

/** The operator configures the address of the proxy, so it may be private. */
async function connectToProxy(proxy: URL, { signal, onSocket }: TunnelOptions): Promise<Socket> {
  const isSecure = proxy.protocol === 'https:';
  const host = proxy.hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect({ host, port: Number(proxy.port) || (isSecure ? 443 : 80), noDelay: true });
  onSocket(socket);
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.on('error', () => undefined).destroy();
    signal.throwIfAborted();
    throw new FetchFailure('unavailable', 'the proxy cannot be reached', error);
  }
  if (!isSecure) return socket;
  return startTls(socket, { host, protocols: ['http/1.1'], isCertificateRequired: true, signal });
}

async function sendConnect(
  socket: Socket,
  proxy: URL,
  { host, port }: Target,
  signal: AbortSignal,
): Promise<void> {
  const { username, password } = proxy;
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const lines = [
    `CONNECT ${host}:${port} HTTP/1.1`,
    `Host: ${host}:${port}`,
    ...(username === '' ? [] : [`Proxy-Authorization: Basic ${credentials.toString('base64')}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const status = await readStatus(socket, signal);
  if (status === 200) return;
  if (status === 407)
    throw new FetchFailure('unavailable', 'the proxy does not accept the name and password');
  throw new FetchFailure('unreachable', `the proxy answered ${status}`);
}

/** Reads the status from the proxy's response head; the bytes after it belong to the host. */
async function readStatus(socket: Socket, signal: AbortSignal): Promise<number> {
  let head = Buffer.alloc(0);
  for (;;) {
    const end = head.indexOf('\r\n\r\n');
    if (end >= 0) {
      const rest = head.subarray(end + 4);
      if (rest.length > 0) socket.unshift(rest);
      return Number(/^HTTP\/1\.[01] (\d{3})/.exec(head.toString('latin1', 0, 16))?.[1] ?? 0);
    }
    if (head.length > HEAD_BYTES_MAX)
      throw new FetchFailure('too_much', 'the proxy sends headers without end');
    const chunk: unknown = socket.read();
    if (Buffer.isBuffer(chunk)) head = Buffer.concat([head, chunk]);
    else if (socket.readableEnded || socket.destroyed)
      throw new OutboundFailure('connection_lost', 'the proxy closed the connection');
    else await Promise.race([once(socket, 'readable', { signal }), once(socket, 'close', { signal })]);
  }
}
