import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkMatcher, networkOf } from '../../platform/network-address.ts';
import { CounterMap } from './counter-map.ts';

export interface ConnectionLimits {
  readonly connectionsMax: number;
  readonly connectionsPerAddressMax: number;
  /** How long a client may read nothing of a response that is waiting for it. */
  readonly writeStallMs: number;
  /** Many people share a proxy, so its connections are not counted as those of one address. */
  readonly trustedProxies: readonly string[];
  /** Whether new connections of an address are closed at once. */
  readonly isFlooding: (address: string) => boolean;
}

interface Watched {
  takenBytes: number;
  /** When the client last read something, or had read everything sent so far. */
  movedAt: number;
}

const LOOKS_PER_STALL = 4;

/**
 * Limits the open connections of one address, and ends a connection whose client reads nothing of its response: the response would
 * otherwise stay in memory, and occupy a download slot, indefinitely. Reading slowly is fine.
 */
export function watchConnections(server: Server, limits: ConnectionLimits): void {
  const { connectionsMax, connectionsPerAddressMax, writeStallMs } = limits;
  const isProxy = networkMatcher(limits.trustedProxies);
  const perAddress = new CounterMap();
  const watched = new Map<Socket, Watched>();
  server.maxConnections = connectionsMax;
  const networkToLimit = (address: string): string | undefined =>
    isProxy(address) ? undefined : networkOf(address);
  const isFlooding = (network: string | undefined): boolean =>
    network !== undefined && limits.isFlooding(network);
  dropBeforeSocket(server, (address) => isFlooding(networkToLimit(address)));

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // The connection was reset before it was accepted, so there is no client to answer or count.
    if (address === undefined) {
      socket.destroy();
      return;
    }
    const network = networkToLimit(address);
    if (isFlooding(network)) {
      socket.destroy();
      return;
    }
    if (network !== undefined && !perAddress.tryAdd(network, connectionsPerAddressMax)) {
      socket.destroy();
      return;
    }
    watched.set(socket, { takenBytes: 0, movedAt: performance.now() });
    socket.once('close', () => {
      watched.delete(socket);
      if (network !== undefined) perAddress.remove(network);
    });
  });

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of watched) if (isStalled(socket, seen, now)) socket.destroy();
  }, writeStallMs / LOOKS_PER_STALL);
  looking.unref();
  server.once('close', () => clearInterval(looking));

  function isStalled(socket: Socket, seen: Watched, now: number): boolean {
    // The bytes handed to the socket that the system has taken to send. Responses are written in small pieces (send-response.ts), so that
    // every piece a slow reader accepts is visible here.
    const takenBytes = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || takenBytes !== seen.takenBytes) {
      seen.takenBytes = takenBytes;
      seen.movedAt = now;
      return false;
    }
    return now - seen.movedAt >= writeStallMs;
  }
}

interface Dropping {
  blockList?: { check(address: string): boolean };
}

/**
 * Node consults a block list before it creates a socket and a parser, which cost several times as much as closing the connection. Only
 * servers of plain sockets accept one through a public option. If Node ignored this property, the listener would close the connections as
 * before.
 */
function dropBeforeSocket(server: Server & Dropping, isDropped: (address: string) => boolean): void {
  server.blockList = { check: isDropped };
}
