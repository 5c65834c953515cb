import { minuteMs } from '#domain/durations.ts';
import type { ClaimJson } from '#contract/order/packing.ts';
import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { readClaim } from './list-claims.ts';

/** How long a claim lasts after the last piece that was counted. */
export const CLAIM_MS = 15 * minuteMs;

/**
 * Returns the caller's claim on a locked order, or null if nobody has one. Throws conflict `order.claimed` if another person is packing the
 * order.
 */
export async function refuseClaimed(tx: Tx, orderId: string): Promise<ClaimJson> {
  const claim = await readClaim(tx, orderId);
  const own = tx.actor.kind === 'staff' ? tx.actor.staffId : undefined;
  if (claim && claim.staff_id !== own)
    throw conflict('order.claimed', `${claim.name} is packing this order.`, { claim });
  return claim;
}

/** Ends the claim of anybody on an order. */
export async function endClaim(tx: Tx, orderId: string): Promise<void> {
  await tx.db.deleteFrom('packing_claims').where('order_id', '=', orderId).execute();
}
