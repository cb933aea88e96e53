import ipaddr from 'ipaddr.js';

/** Everything that is routed in the Internet lies here; the rest of the space has other uses or none. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public Internet: not to this machine, its network, a private or shared one, a cloud's
 * metadata service, a multicast group, a documentation or test range, nor an embedding of such an address in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}
