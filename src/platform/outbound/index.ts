/**
 * Connections to hosts that strangers name. Names are asked of the name servers (never of the machine's own tables), every
 * answer must be a public address, the socket goes to exactly the addresses that were checked, and its peer is looked at before a
 * byte is sent. Start with `open-socket.ts`.
 */
export { abortable } from './abortable.ts';
export { type FixedHosts, isFixedHost, readFixedHosts } from './fixed-hosts.ts';
export { NameResolver, type NameResolverOptions } from './name-resolver.ts';
export { type OpenSocketOptions, openSocket, type Target } from './open-socket.ts';
export { OutboundFailure, type OutboundFailureKind } from './outbound-failure.ts';
export { startTls } from './start-tls.ts';
