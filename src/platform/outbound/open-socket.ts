import { once } from 'node:events';
import { connect, isIP, type LookupFunction, type Socket, SocketAddress } from 'node:net';
import { isPublicAddress } from '../../lib/public-address.ts';
import type { FixedHosts } from './fixed-hosts.ts';
import type { NameResolver } from './name-resolver.ts';
import { OutboundFailure } from './outbound-failure.ts';

export interface Target {
  /** A name or an address, without brackets. */
  readonly host: string;
  readonly port: number;
}

export interface OpenSocketOptions {
  readonly resolver: NameResolver;
  readonly fixedHosts?: FixedHosts;
  /** Cancels the attempt, and the connection while it is being opened. */
  readonly signal: AbortSignal;
  readonly connectMs?: number;
  /**
   * Called with the checked addresses before the socket is opened; rejecting refuses the connection. Among fixed hosts, it is called only
   * for paced ones.
   */
  readonly admit?: (addresses: readonly string[]) => Promise<void>;
  /** Called with the socket as soon as it exists, so that its bytes can be counted from the first. */
  readonly onSocket?: (socket: Socket) => void;
}

const CONNECT_MS = 3_000;
const NEXT_ADDRESS_AFTER_MS = 150;
const ADDRESSES_TRIED_MAX = 8;
const WEB_PORTS = [80, 443];

/** Opens a connection to a public address of a host, on a web port. Rejects with an `OutboundFailure` or the signal's reason. */
export async function openSocket(target: Target, options: OpenSocketOptions): Promise<Socket> {
  const { signal, fixedHosts, admit } = options;
  signal.throwIfAborted();
  const fixed = fixedHosts?.find(target.host);
  if (fixed?.isPaced) await admit?.([fixed.address]);
  if (fixed !== undefined) return connectTo(fixed.port, [fixed.address], options);
  if (!WEB_PORTS.includes(target.port))
    throw new OutboundFailure('not_public', `port ${target.port} is not a web port`);
  const addresses = isIP(target.host)
    ? [target.host]
    : await abortable(options.resolver.resolve(target.host), signal);
  // One private address disqualifies the name, because its owner may return different addresses the next time.
  const inner = addresses.find((address) => !isPublicAddress(address));
  if (inner !== undefined)
    throw new OutboundFailure('not_public', `${target.host} resolves to ${inner}, which is not public`);
  await admit?.(addresses);
  const socket = await connectTo(target.port, addresses.slice(0, ADDRESSES_TRIED_MAX), options);
  const peer = socket.remoteAddress ?? '';
  if (isPublicAddress(peer) && addresses.some((address) => isSameAddress(address, peer))) return socket;
  socket.destroy();
  throw new OutboundFailure('not_public', `${target.host} was answered by ${peer || 'no peer'}`);
}

async function connectTo(
  port: number,
  addresses: readonly string[],
  { signal, connectMs = CONNECT_MS, onSocket }: OpenSocketOptions,
): Promise<Socket> {
  const socket = connect({
    // A fixed name makes Node always call our lookup, which returns only checked addresses; a literal address could bypass it.
    host: 'checked.invalid',
    port,
    lookup: handOut(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
    noDelay: true,
  });
  onSocket?.(socket);
  const tooLate = AbortSignal.timeout(connectMs);
  try {
    await once(socket, 'connect', { signal: AbortSignal.any([signal, tooLate]) });
    return socket;
  } catch (error) {
    // Errors after the first one need a listener, or they would be uncaught.
    socket.on('error', () => undefined).destroy();
    signal.throwIfAborted();
    throw tooLate.aborted
      ? new OutboundFailure('unreachable', `no connection within ${connectMs} ms`)
      : toFailure(error as NodeJS.ErrnoException);
  }
}

function handOut(addresses: readonly string[]): LookupFunction {
  const list = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => {
    const [first] = list;
    if (all) done(null, list);
    else done(null, first?.address ?? '', first?.family);
  };
}

function toFailure(error: NodeJS.ErrnoException): OutboundFailure {
  // With several addresses Node reports all their errors together; the first is enough.
  const { errors } = error as { errors?: readonly NodeJS.ErrnoException[] };
  const code = error.code ?? errors?.[0]?.code ?? '';
  if (code === 'ECONNREFUSED')
    return new OutboundFailure('connection_refused', 'the host refused the connection', error);
  const isNoWay = /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/.test(code);
  return isNoWay
    ? new OutboundFailure('unreachable', `the host cannot be reached (${code})`, error)
    : new OutboundFailure('connection_lost', `the connection failed (${code || error.message})`, error);
}

/** The peer address of a socket has one notation, results of name servers have many. */
function isSameAddress(given: string, peer: string): boolean {
  const family = isIP(given) === 6 ? 'ipv6' : 'ipv4';
  return isIP(given) === isIP(peer) && new SocketAddress({ address: given, family }).address === peer;
}

/** The outcome of a promise, or the signal's reason as soon as it aborts, because work that cannot be stopped need not be awaited. */
export function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
