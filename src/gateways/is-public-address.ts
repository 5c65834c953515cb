import { BlockList, isIP } from 'node:net';

// The special-purpose registries of IANA: https://www.iana.org/assignments/iana-ipv4-special-registry and …-ipv6-special-registry
const IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
// BlockList checks an IPv4 address in IPv6 form by the ranges of IPv4.
const IPV6 =
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

const special = new BlockList();
for (const range of IPV4.split(' ')) add(range, 'ipv4');
for (const range of IPV6.split(' ')) add(range, 'ipv6');

function add(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network, bits] = range.split('/');
  special.addSubnet(network!, Number(bits), family);
}

/** Returns whether an IP address is on the public internet: not this machine, a private network, a link or a multicast group. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
