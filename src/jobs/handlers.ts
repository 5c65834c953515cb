import type { Ctx, JobName, Jobs } from '#shop/context.ts';
import { sumOldVisits } from '#shop/analytics/sum-old-visits.ts';
import { publishContent } from '#shop/content/pages/publish-content.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { expireUnconfirmed } from '#shop/workflows/order-lifecycle/expire-unconfirmed.ts';
import { sendDailySummary } from '#shop/workflows/order-lifecycle/send-daily-summary.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { applyWebhook } from '#shop/workflows/confirm-payment/apply-webhook.ts';
import { switchPriceChanges } from '#shop/catalogue/price-changes/switch-price-changes.ts';
import { countSales } from '#shop/catalogue/products/count-sales.ts';
import { forgetPictures } from '#shop/catalogue/pictures/forget-pictures.ts';
import { renderUsualSizes } from '#shop/catalogue/pictures/render-usual-sizes.ts';
import { syncPhotos } from '#shop/catalogue/reviews/photos/sync-photos.ts';
import { forgetOld } from '#shop/workflows/privacy/forget-old.ts';
import { askCouriers } from '#shop/shipments/ask-couriers.ts';
import { openPaymentLink } from '#shop/payments/links/open-payment-link.ts';
import { fetchSettlements } from '#shop/payments/settlements/fetch-settlements.ts';
import { warnOfTickets } from '#shop/support/warn-of-tickets.ts';
import { answerRequestsFor, answerAllRequests } from '#shop/stock/requests/answer-requests.ts';
import { inviteReview } from '#shop/orders/invite-review.ts';
import { publishDueProducts } from '#shop/workflows/edit-products/publish-due.ts';
import { completeOldOrders } from '#shop/orders/fulfilment/complete-order.ts';
import { sendOwedRefund } from '#shop/workflows/refund/send-owed-refund.ts';
import { fetchPictures } from '#shop/workflows/imports/pictures/fetch-pictures.ts';
import { endStalledBackups } from '#shop/workflows/keep-backups/end-stalled-backups.ts';
import { runBackup } from '#shop/workflows/keep-backups/run-backup.ts';
import { runRestoreTest } from '#shop/workflows/keep-backups/run-restore-test.ts';
import { startDailyBackup } from '#shop/workflows/keep-backups/start-backup.ts';
import { runImport } from '#shop/workflows/imports/run-import.ts';

type Handlers = { [Name in JobName]: (ctx: Ctx, data: Jobs[Name]) => Promise<void> };

/** Handles each job in one line; every handler is safe to repeat. */
export const handlers: Handlers = {
  'open-payment-link': (ctx, { orderId }) => openPaymentLink(ctx, orderId),
  'expire-order': (ctx, { orderId }) => expireOrder(ctx, orderId),
  'expire-unconfirmed': (ctx) => expireUnconfirmed(ctx),
  'send-daily-summary': (ctx) => sendDailySummary(ctx),
  'answer-stock-requests': (ctx, { productId }) => answerRequestsFor(ctx, productId),
  'answer-waiting': (ctx) => answerAllRequests(ctx),
  'invite-review': (ctx, { orderId }) => inviteReview(ctx, orderId),
  'complete-orders': (ctx) => completeOldOrders(ctx),
  'sweep-payments': (ctx) => sweepPayments(ctx),
  'count-sales': (ctx) => countSales(ctx),
  'apply-webhook': (ctx, { eventId }) => applyWebhook(ctx, eventId),
  'send-refund': (ctx, { refundId }) => sendOwedRefund(ctx, refundId),
  'publish-products': (ctx) => publishDueProducts(ctx),
  'render-pictures': (ctx, { pictureId }) => renderUsualSizes(ctx, pictureId),
  'forget-pictures': (ctx) => forgetPictures(ctx),
  'sync-review-photos': (ctx, { reviewId }) => syncPhotos(ctx, reviewId),
  'sum-old-visits': (ctx) => sumOldVisits(ctx),
  'warn-of-tickets': (ctx) => warnOfTickets(ctx),
  'fetch-settlements': async (ctx) => {
    if (ctx.razorpay) await fetchSettlements(ctx);
  },
  'ask-couriers': (ctx) => askCouriers(ctx),
  'forget-old': (ctx) => forgetOld(ctx),
  'publish-content': (ctx) => publishContent(ctx),
  'switch-price-changes': (ctx) => switchPriceChanges(ctx),
  'run-import': (ctx, { importId }) => runImport(ctx, importId),
  'fetch-import-pictures': (ctx, { importId, productId }) => fetchPictures(ctx, importId, productId),
  'save-backup': (ctx, { backupId }) => runBackup(ctx, backupId),
  'give-up-backups': (ctx) => endStalledBackups(ctx),
  'save-daily-backup': (ctx) => startDailyBackup(ctx),
  'test-restore': (ctx, { testId }) => runRestoreTest(ctx, testId),
};
