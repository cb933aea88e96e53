import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries, and cloud services behind addresses that look public. */
const special = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local: the metadata services of most clouds are at 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's wire server, which hands out secrets of the virtual machine.
  '168.63.129.16/32',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

/** All addresses routed in the Internet are in this range; the rest of the space has other uses or none. */
const globalUnicast = blockList(['2000::/3']);

/**
 * Whether an IP address belongs to the public Internet: not to this machine, its network, a private or shared one, a cloud's metadata
 * service, a multicast group, or a documentation or test range. An IPv4 address written in any form of IPv6 (mapped, compatible,
 * translated, tunnelled) is not public: all those forms are outside the ranges listed as public, so none of them has to be decoded.
 */
export function isPublicAddress(text: string): boolean {
  const family = isIP(text);
  if (family === 4) return !special.check(text, 'ipv4');
  return (
    family === 6 && !text.includes('%') && globalUnicast.check(text, 'ipv6') && !special.check(text, 'ipv6')
  );
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
