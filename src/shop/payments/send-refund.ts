import { toRefundFact } from '#domain/payment/payment-fact.ts';
import type { Ctx } from '#shop/context.ts';
import { applySentRefund } from './apply-refund.ts';
import { requireRazorpay } from './require-razorpay.ts';

/** Requests an owed refund from Razorpay; its idempotency header makes a repeat harmless. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await ctx.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.amount_paise', 'r.status', 'r.reason', 'p.gateway_payment_id', 'o.order_number'])
    .where('r.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.status !== 'due') return;
  const sent = await requireRazorpay(ctx).refund({
    paymentId: refund.gateway_payment_id,
    amountPaise: refund.amount_paise,
    receipt: refund.id,
    idempotencyKey: refund.id,
    notes: { order_number: refund.order_number, reason: refund.reason },
  });
  await applySentRefund(ctx, refund.gateway_payment_id, toRefundFact(sent));
}
