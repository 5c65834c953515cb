import type { Ctx } from '#shop/context.ts';
import { sendRefund } from '#shop/payments/send-refund.ts';
import { applyRefunds } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';

/**
 * Sends an owed refund, unless Razorpay already knows it (found by its receipt, because Razorpay may have forgotten the idempotency key by
 * now and a part must not be refunded twice) or the same money was refunded in Razorpay's dashboard in the meantime. Throws unavailable.
 */
export async function sendOwedRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await ctx.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('p.gateway_payment_id')
    .where('r.id', '=', refundId)
    .where('r.status', 'in', ['due', 'pending'])
    .executeTakeFirst();
  if (!refund) return;
  const { gateway_payment_id: paymentId } = refund;
  await applyRefunds(ctx, paymentId, await requireRazorpay(ctx).listRefunds(paymentId));
  await sendRefund(ctx, refundId);
}
