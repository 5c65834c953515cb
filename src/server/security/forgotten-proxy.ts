import { BlockList, isIPv6 } from 'node:net';
import type { Log } from '#platform/log.ts';

/** This machine, private networks and link-local addresses: no visitor from the internet has such an address. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/**
 * Recognises requests that come through a proxy which TRUSTED_PROXIES does not count: they connect from a private address and carry
 * X-Forwarded-For. Logs one warning.
 */
export function watchForForgottenProxy(
  log: Log,
): (peer: string, forwardedFor: string | undefined) => boolean {
  let isTold = false;
  return (peer, forwardedFor) => {
    if (forwardedFor === undefined || !isPrivate(peer)) return false;
    if (!isTold) {
      isTold = true;
      log.warn(
        { peer },
        'requests come through a proxy that is not declared, so all visitors look like one and limits by address are off: set TRUSTED_PROXIES to the number of proxies before the shop (1 for a single nginx or Caddy) and start it again',
      );
    }
    return true;
  };
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
