import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockOrder } from '../lock-order.ts';
import { endClaim } from './claims.ts';
import { readClaim } from './list-claims.ts';

/**
 * Ends the caller's claim, so that others may pack the order. Without a claim, or with another person's, it changes nothing. Throws
 * unauthenticated, forbidden, not_found.
 */
export async function releaseClaim(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, { orderId });
    const claim = await readClaim(tx, orderId);
    if (!claim || tx.actor.kind !== 'staff' || claim.staff_id !== tx.actor.staffId) return;
    await endClaim(tx, orderId);
    await writeAuditEvent(tx, { action: 'order.claim_released', subject: orderId, before: { claim } });
  });
}
