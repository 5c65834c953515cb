import type { Ctx } from '#shop/context.ts';
import { noteUnknownLink } from '#shop/payments/links/note-unknown-link.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';
import { storeLinkOrder } from '#shop/payments/store-gateway-order.ts';
import { fetchPayments } from './fetch-payments.ts';

/**
 * Fetches a payment link from Razorpay, records whether it is known there, and applies the payments that were made by it. Throws
 * unavailable.
 */
export async function fetchLink(ctx: Ctx, gatewayLinkId: string): Promise<void> {
  const link = await requireRazorpay(ctx).getPaymentLink(gatewayLinkId);
  await noteUnknownLink(ctx, gatewayLinkId, { isKnown: link !== undefined });
  if (!link?.order_id) return;
  await storeLinkOrder(ctx, gatewayLinkId, link.order_id);
  await fetchPayments(ctx, link.order_id);
}
