import type { Context } from 'hono';
import type { PlacedFrom } from '#shop/workflows/place-order/hold-pieces.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { toNetwork } from '#shop/rate-limits/consume.ts';
import { keepDeviceCookie } from './device-cookie.ts';
import type { ApiEnv } from './env.ts';

/**
 * Returns where an order is placed from, for the limits on unpaid orders. The address that all visitors share does not count as a network.
 */
export function placedFrom(c: Context<ApiEnv>): PlacedFrom {
  const address = c.get('address');
  const isOwn = address !== '' && address !== SHARED_ADDRESS;
  return { device: keepDeviceCookie(c), network: isOwn ? toNetwork(address) : undefined };
}
