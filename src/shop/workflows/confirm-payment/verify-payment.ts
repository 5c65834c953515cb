import { invalid } from '#domain/error.ts';
import type { VerifyPayment } from '#contract/payment/payment.ts';
import type { Ctx } from '#shop/context.ts';
import { findGatewayOrder } from '#shop/payments/find-gateway-order.ts';
import { fetchPayment } from './fetch-payments.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';

/**
 * Confirms a payment that the browser reports. Requires Razorpay's signature over our own stored gateway order, then fetches the payment
 * itself from Razorpay. Safe to repeat, also after the webhook. Throws not_found, invalid `payment.not_verified`, unavailable.
 */
export async function verifyPayment(ctx: Ctx, input: VerifyPayment): Promise<void> {
  const gatewayOrderId = await findGatewayOrder(ctx, input.order_id);
  const gatewayPaymentId = input.razorpay_payment_id;
  const isSigned =
    gatewayOrderId !== null &&
    gatewayOrderId === input.razorpay_order_id &&
    requireRazorpay(ctx).isPaymentSignatureValid({
      gatewayOrderId,
      gatewayPaymentId,
      signature: input.razorpay_signature,
    });
  if (!isSigned) throw invalid('payment.not_verified', 'Payment verification failed');
  await fetchPayment(ctx, { gatewayPaymentId, gatewayOrderId });
}
