import type { Ctx } from '#shop/context.ts';
import { findGatewayOrder } from '#shop/payments/find-gateway-order.ts';
import { fetchPayments } from './fetch-payments.ts';

/**
 * Fetches the payments of one of the customer's orders from Razorpay and applies them. This is needed if the payment window was closed or
 * its response was lost, and the webhook has not arrived yet. Safe to repeat. Throws unauthenticated, not_found, unavailable.
 */
export async function checkPayment(ctx: Ctx, orderId: string): Promise<void> {
  const gatewayOrderId = await findGatewayOrder(ctx, orderId);
  if (gatewayOrderId !== null) await fetchPayments(ctx, gatewayOrderId);
}
