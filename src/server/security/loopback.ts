import type { Context } from 'hono';
import { isLoopbackHost } from '#platform/loopback-host.ts';
import { remoteAddress } from '#server/remote-address.ts';

/** Headers that reverse proxies add; one of them is enough to know that the request came through a proxy. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Returns whether a request was made on this machine. A reverse proxy on the same machine connects from loopback too, so the request
 * must also name a loopback host and carry no header of a proxy.
 */
export function isFromLoopback(c: Context): boolean {
  if (proxyHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  return isLoopbackHost(remoteAddress(c)) && isLoopbackHost(new URL(c.req.url).hostname);
}
