import type { Socket } from 'node:net';
import {
  type FixedHosts,
  type NameResolver,
  openSocket,
  startTls,
  type Target,
} from '../../../platform/outbound/index.ts';
import { openTunnel } from './open-tunnel.ts';

/** A route to the web: how names are resolved, and whether a proxy is used. */
export interface OutboundRoute {
  readonly resolver: NameResolver;
  readonly fixedHosts: FixedHosts;
  /** If set, everything goes through it. */
  readonly proxy: URL | undefined;
  /** Called before every connection with the addresses it may connect to. */
  readonly admit: (addresses: readonly string[], signal: AbortSignal) => Promise<void>;
}

interface OpenConnectionOptions {
  readonly isSecure: boolean;
  readonly protocols: readonly string[];
  readonly signal: AbortSignal;
  readonly onSocket: (socket: Socket) => void;
  readonly onConnected: () => void;
}

/** Opens a connection to a host, ready for HTTP. */
export async function openConnection(
  route: OutboundRoute,
  target: Target,
  options: OpenConnectionOptions,
): Promise<Socket> {
  const { isSecure, protocols, signal, onSocket, onConnected } = options;
  const { resolver, fixedHosts, proxy } = route;
  const admit = (addresses: readonly string[]) => route.admit(addresses, signal);
  const socket =
    proxy === undefined
      ? await openSocket(target, { resolver, fixedHosts, signal, admit, onSocket })
      : await openTunnel(proxy, target, { resolver, signal, onSocket });
  onConnected();
  if (!isSecure) return socket;
  return startTls(socket, { host: target.host, protocols, isCertificateRequired: false, signal });
}
