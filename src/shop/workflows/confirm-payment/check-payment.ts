import type { Ctx } from '#shop/context.ts';
import { findGatewayOrder } from '#shop/payments/find-gateway-order.ts';
import { fetchPayments } from './fetch-payments.ts';

/**
 * Asks Razorpay what became of the payments of one of the customer's orders and applies what it says: the payment window may be closed,
 * its answer lost and the webhook still on its way. Safe to repeat. Throws unauthenticated, not_found, unavailable.
 */
export async function checkPayment(ctx: Ctx, orderId: string): Promise<void> {
  const gatewayOrderId = await findGatewayOrder(ctx, orderId);
  if (gatewayOrderId !== null) await fetchPayments(ctx, gatewayOrderId);
}
