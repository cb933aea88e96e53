import ipaddr from 'ipaddr.js';

/**
 * What counts as one place on the network. One household or server has a whole /64 of IPv6 addresses; an IPv4 address is the
 * same whether or not it is written as an IPv6 one; and a port, which some proxies leave on, is no part of it.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim());
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`; an IPv6 address without brackets has no port. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  if (bracketed) return bracketed[1] ?? '';
  return address.replace(/^([^:]+):\d+$/, '$1');
}
