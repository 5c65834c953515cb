import type { Ctx, JobName, Jobs } from '#shop/context.ts';
import { sumOldVisits } from '#shop/analytics/sum-old-visits.ts';
import { expireOrder } from '#shop/workflows/run-order/expire-order.ts';
import { expireUnconfirmed } from '#shop/workflows/run-order/expire-unconfirmed.ts';
import { sendDailySummary } from '#shop/workflows/run-order/send-daily-summary.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { applyWebhook } from '#shop/workflows/confirm-payment/apply-webhook.ts';
import { countSales } from '#shop/catalogue/products/count-sales.ts';
import { renderPictures } from '#shop/catalogue/pictures/render-pictures.ts';
import { forgetOld } from '#shop/workflows/privacy/forget-old.ts';
import { askCouriers } from '#shop/shipments/ask-couriers.ts';
import { openPaymentLink } from '#shop/payments/links/open-payment-link.ts';
import { fetchSettlements } from '#shop/payments/settlements/fetch-settlements.ts';
import { warnOfTickets } from '#shop/support/warn-of-tickets.ts';
import { answerStockRequests, answerRequests } from '#shop/stock/answer-requests.ts';
import { inviteReview } from '#shop/orders/invite-review.ts';
import { completeOldOrders } from '#shop/orders/fulfilment/complete-order.ts';
import { sendOwedRefund } from '#shop/workflows/refund/send-owed-refund.ts';

type Handlers = { [Name in JobName]: (ctx: Ctx, data: Jobs[Name]) => Promise<void> };

/** Handles each job in one line; every handler is safe to repeat. */
export const handlers: Handlers = {
  'open-payment-link': (ctx, { orderId }) => openPaymentLink(ctx, orderId),
  'expire-order': (ctx, { orderId }) => expireOrder(ctx, orderId),
  'expire-unconfirmed': (ctx) => expireUnconfirmed(ctx),
  'send-daily-summary': (ctx) => sendDailySummary(ctx),
  'answer-stock-requests': (ctx, { productId }) => answerStockRequests(ctx, productId),
  'answer-waiting': (ctx) => answerRequests(ctx),
  'invite-review': (ctx, { orderId }) => inviteReview(ctx, orderId),
  'complete-orders': (ctx) => completeOldOrders(ctx),
  'sweep-payments': (ctx) => sweepPayments(ctx),
  'count-sales': (ctx) => countSales(ctx),
  'apply-webhook': (ctx, { eventId }) => applyWebhook(ctx, eventId),
  'send-refund': (ctx, { refundId }) => sendOwedRefund(ctx, refundId),
  'render-pictures': (ctx, { pictureId }) => renderPictures(ctx, pictureId),
  'sum-old-visits': (ctx) => sumOldVisits(ctx),
  'warn-of-tickets': (ctx) => warnOfTickets(ctx),
  'fetch-settlements': async (ctx) => {
    if (ctx.razorpay) await fetchSettlements(ctx);
  },
  'ask-couriers': (ctx) => askCouriers(ctx),
  'forget-old': (ctx) => forgetOld(ctx),
};
