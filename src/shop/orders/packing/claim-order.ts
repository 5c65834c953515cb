import type { ClaimJson } from '#contract/order/packing.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockOrder } from '../lock-order.ts';
import { readClaim } from './list-claims.ts';
import { CLAIM_MS, refuseClaimed } from './claims.ts';

/**
 * Claims an order for the caller, so that nobody else packs it in the next 15 minutes; renews the same person's claim. A new claim writes
 * an audit event, a renewed one none. Throws unauthenticated, forbidden, not_found, conflict `order.not_ready` or `order.claimed`.
 */
export async function claimOrder(ctx: Ctx, orderId: string): Promise<NonNullable<ClaimJson>> {
  requireAbility(ctx, 'ship_orders');
  const { staffId } = requireStaff(ctx);
  return inTransaction(ctx, async (tx) => {
    const { status, packedAt } = await lockOrder(tx, { orderId });
    if (status !== 'processing' || packedAt) {
      throw conflict('order.not_ready', 'This order is not waiting to be packed', { status });
    }
    const before = await refuseClaimed(tx, orderId);
    const now = tx.clock.now();
    const expires = new Date(now.getTime() + CLAIM_MS);
    await tx.db
      .insertInto('packing_claims')
      .values({ order_id: orderId, staff_id: staffId, claimed_at: now, expires_at: expires })
      .onConflict((known) =>
        known.column('order_id').doUpdateSet({
          staff_id: staffId,
          expires_at: expires,
          ...(before ? {} : { claimed_at: now }),
        }),
      )
      .execute();
    const claim = (await readClaim(tx, orderId))!;
    if (!before) await writeAuditEvent(tx, { action: 'order.claimed', subject: orderId, after: { claim } });
    return claim;
  });
}
