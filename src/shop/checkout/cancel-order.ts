import { conflict, notFound, unauthenticated } from '#domain/error.ts';
import type { OrderStatus, PaymentStatus } from '#domain/order.ts';
import { canCancel } from '#domain/order-actions.ts';
import type { PaymentMethod } from '#domain/payment.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { writeOrderMessage } from '#shop/notifications/write-order-message.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { oweRefund } from '#shop/payments/owe-refund.ts';
import { releasePromotion } from '#shop/promotions/redeem-promotion.ts';
import { returnStock } from '#shop/stock/return-stock.ts';

/**
 * Cancels the customer's own order while it is pending or processing and within 24 hours: stock and promotion go back, prepaid money
 * is owed back, the invoice gets its credit note. Throws unauthenticated, not_found, conflict `order.not_cancellable` with the reason.
 */
export async function cancelOrder(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'customer') throw unauthenticated();
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, orderId, actor.customerId);
    const { payment_method, payment_status, placed_at: placedAt } = order;
    const status = order.status as OrderStatus;
    const payment = { method: payment_method as PaymentMethod, status: payment_status as PaymentStatus };
    const allowance = canCancel({ status, placedAt, payment }, tx.clock.now());
    if (!allowance.allowed) throw conflict('order.not_cancellable', allowance.reason, { status });
    await moveOrder(tx, {
      orderId,
      from: status,
      to: 'cancelled',
      kind: 'order_cancelled',
      reason,
      cancelledReason: 'customer',
    });
    await returnStock(tx, orderId, 'returned');
    await releasePromotion(tx, orderId);
    if (order.paid_by) await refundPayment(tx, orderId, order.paid_by);
    await writeOrderMessage(tx, orderId, 'order_cancelled');
    await issueCreditNote(tx, orderId, reason || 'Cancelled by the customer');
  });
}

async function lockOwnOrder(tx: Tx, orderId: string, customerId: string) {
  const order = await tx.db
    .selectFrom('orders')
    .select(['status', 'payment_method', 'payment_status', 'placed_at', 'paid_by'])
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  return order;
}

async function refundPayment(tx: Tx, orderId: string, paymentId: string): Promise<void> {
  const payment = await tx.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await oweRefund(tx, payment, 'cancelled');
  await tx.db
    .updateTable('orders')
    .set({ payment_status: 'refunded', updated_at: tx.clock.now() })
    .where('id', '=', orderId)
    .execute();
}
