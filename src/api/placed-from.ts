import type { Context } from 'hono';
import type { PlacedFrom } from '#shop/checkout/hold-pieces.ts';
import { toNetwork } from '#shop/limits/take-turn.ts';
import type { ApiEnv } from './env.ts';

/** Returns where an order is placed from, for the limits of unpaid orders; nothing where the connection has no address. */
export function placedFrom(c: Context<ApiEnv>): PlacedFrom {
  const address = c.get('address');
  return { network: address ? toNetwork(address) : undefined };
}
