import type { Ctx } from '#shop/context.ts';
import { type RateLimit, consumeLimit, toNetwork } from './consume.ts';

/** The address of every visitor behind a proxy that the operator did not declare: visitors cannot be told apart by it. */
export const SHARED_ADDRESS = 'shared';

export type LimitAddress = { name: string; limits: readonly RateLimit[]; message: string };

/**
 * Counts one action of a network address under a name. An address that all visitors share is not counted, because one visitor would lock
 * out all others. Throws too_many.
 */
export async function limitAddress(
  ctx: Ctx,
  address: string,
  { name, limits, message }: LimitAddress,
): Promise<void> {
  if (address === SHARED_ADDRESS) return;
  await consumeLimit(ctx, { key: `${name}/${toNetwork(address)}`, limits, message });
}
