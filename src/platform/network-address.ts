import ipaddr from 'ipaddr.js';

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, because one household or server has a whole /64. An IPv4
 * address written as IPv6 counts as IPv4, and a port, which some proxies add, is ignored.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}

/** Whether an address is in one of the given addresses or networks. */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) =>
    ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`),
  );
  return (address) =>
    ranges.length > 0 &&
    ipaddr.isValid(address) &&
    ipaddr.subnetMatch(ipaddr.process(address), { known: ranges }, 'unknown') === 'known';
}

/** Whether an address belongs to this machine only. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
