import type { Context } from 'hono';
import type { PlacedFrom } from '#shop/workflows/place-order/hold-pieces.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { toNetwork } from '#shop/rate-limits/consume.ts';
import type { ApiEnv } from './env.ts';
import { whoAsks } from './who-asks.ts';

/**
 * Returns where an order is placed from, for the limits on unpaid orders. The address that all visitors share does not count as a network.
 */
export function placedFrom(c: Context<ApiEnv>): PlacedFrom {
  const { address, deviceId } = whoAsks(c);
  const isOwn = address !== '' && address !== SHARED_ADDRESS;
  return { device: deviceId, network: isOwn ? toNetwork(address) : undefined };
}
