import { isShopError } from '#domain/error.ts';
import { RazorpayEvent, type RazorpayRefund } from '#domain/payment/payment.ts';
import type { Ctx } from '#shop/context.ts';
import { storeLinkOrder } from '#shop/payments/store-gateway-order.ts';
import { applyPayment, applyRefunds } from './fetch-payments.ts';

/** Applies one stored webhook. Every step is safe to repeat, so a job that was killed half-way simply runs again. */
export async function applyWebhook(ctx: Ctx, eventId: string): Promise<void> {
  const stored = await ctx.db
    .selectFrom('webhook_events')
    .select(['payload', 'processed_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!stored || stored.processed_at) return;
  const { payload } = RazorpayEvent.parse(JSON.parse(stored.payload));
  const refund = payload.refund?.entity;
  const link = payload.payment_link?.entity;
  const gatewayOrderId = payload.payment?.entity.order_id;
  if (link && gatewayOrderId) await storeLinkOrder(ctx, link.id, gatewayOrderId);
  if (refund) await applyReportedRefund(ctx, refund);
  else if (payload.payment) await applyPayment(ctx, payload.payment.entity);
  await ctx.db
    .updateTable('webhook_events')
    .set({ processed_at: ctx.clock.now() })
    .where('event_id', '=', eventId)
    .execute();
}

/** Applies a refund webhook. Logs a warning and ignores the refund when Razorpay does not show us its payment. */
async function applyReportedRefund(ctx: Ctx, refund: RazorpayRefund): Promise<void> {
  await applyRefunds(ctx, refund.payment_id, [refund]).catch((error: unknown) => {
    if (!isShopError(error, 'supplier.refused')) throw error;
    ctx.log.warn({ gatewayRefundId: refund.id }, 'a refund of a payment that is not ours');
  });
}
