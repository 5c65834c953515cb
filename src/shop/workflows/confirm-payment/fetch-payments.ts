import { invalid } from '#domain/error.ts';
import type { RazorpayPayment, RazorpayRefund } from '#domain/payment/payment.ts';
import { toPaymentFact, toRefundFact } from '#domain/payment/payment-fact.ts';
import type { Ctx } from '#shop/context.ts';
import { recogniseOrder } from '#shop/payments/store-gateway-order.ts';
import { applyRefund } from '#shop/payments/apply-refund.ts';
import { confirmPayment } from './confirm-payment.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';

/**
 * Fetches one payment from Razorpay and applies it. Throws invalid `payment.not_verified` when it belongs to another order, unavailable.
 */
export async function fetchPayment(
  ctx: Ctx,
  wanted: { gatewayPaymentId: string; gatewayOrderId: string },
): Promise<void> {
  const payment = await requireRazorpay(ctx).getPayment(wanted.gatewayPaymentId);
  if (payment.order_id !== wanted.gatewayOrderId)
    throw invalid('payment.not_verified', 'Payment verification failed');
  await applyPayment(ctx, payment);
}

/** Fetches every attempt to pay one Razorpay order and applies them. Throws unavailable. */
export async function fetchPayments(ctx: Ctx, gatewayOrderId: string): Promise<void> {
  for (const payment of await requireRazorpay(ctx).listPayments(gatewayOrderId))
    await applyPayment(ctx, payment);
}

/**
 * Applies refunds of one payment as Razorpay reports them. A refund that the shop does not know was made in Razorpay's dashboard: unless it
 * has failed, the whole payment is fetched and applied. Throws unavailable.
 */
export async function applyRefunds(
  ctx: Ctx,
  gatewayPaymentId: string,
  refunds: RazorpayRefund[],
): Promise<void> {
  let hasUnknown = false;
  for (const refund of refunds) {
    const isKnown = await applyRefund(ctx, gatewayPaymentId, toRefundFact(refund));
    if (!isKnown && refund.status !== 'failed') hasUnknown = true;
  }
  if (hasUnknown) await applyPayment(ctx, await requireRazorpay(ctx).getPayment(gatewayPaymentId));
}

/** Applies a payment as Razorpay shows it, with its refunds, and captures it when it is only authorized. */
export async function applyPayment(ctx: Ctx, payment: RazorpayPayment): Promise<void> {
  const seen = toPaymentFact(payment, ctx.clock.now());
  if (!seen) return;
  await recogniseOrder(ctx, seen.gatewayOrderId);
  const refunds = payment.amount_refunded ? await requireRazorpay(ctx).listRefunds(payment.id) : [];
  const fact = { ...seen, refunds: refunds.map(toRefundFact) };
  // The given payment may be an old state: a payment that is known to be captured, or was refunded since, is not captured again.
  if ((await confirmPayment(ctx, fact)) !== 'authorized') return;
  const captured = toPaymentFact(
    await requireRazorpay(ctx).capture(payment.id, payment.amount),
    ctx.clock.now(),
  );
  if (captured) await confirmPayment(ctx, captured);
}
