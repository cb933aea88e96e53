/**
 * Connections to untrusted hosts. Names are resolved by name servers only (never by the machine's own tables), every resolved address must
 * be public, the socket connects to exactly the addresses that were checked, and its peer is verified before a byte is sent. Start with
 * `open-socket.ts`.
 */

export { type FixedHosts, isFixedHost, readFixedHosts } from './fixed-hosts.ts';
export { NameResolver, type NameResolverOptions } from './name-resolver.ts';
export { abortable, type OpenSocketOptions, openSocket, type Target } from './open-socket.ts';
export { OutboundFailure, type OutboundFailureKind } from './outbound-failure.ts';
export { startTls } from './start-tls.ts';
