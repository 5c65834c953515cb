import type { Ctx } from '#shop/context.ts';
import { type TurnLimit, takeTurn, toNetwork } from './consume.ts';

/** The address of every visitor behind a proxy that nobody declared: it tells no two of them apart. */
export const SHARED_ADDRESS = 'shared';

export type LimitAddress = { name: string; limits: readonly TurnLimit[]; message: string };

/**
 * Counts one act of a network address under a name. An address that everybody shares is not counted, or one visitor would lock out all
 * others. Throws too_many.
 */
export async function limitAddress(
  ctx: Ctx,
  address: string,
  { name, limits, message }: LimitAddress,
): Promise<void> {
  if (address === SHARED_ADDRESS) return;
  await takeTurn(ctx, { key: `${name}/${toNetwork(address)}`, limits, message });
}
