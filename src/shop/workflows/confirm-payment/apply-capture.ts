import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import { isShopError } from '#domain/error.ts';
import type { InvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { LATE_PAYMENT_DAYS } from '#domain/payment/late-payment-days.ts';
import { type RefundReason, isSettledBy } from '#domain/payment/payment-fact.ts';
import type { Tx } from '#shop/context.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import type { OwnerRoute } from '#shop/messaging/list-owners.ts';
import { tellOwnersOfPaid } from '#shop/messaging/tell-owners-of-order.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { isOwedBack, oweRefund } from '#shop/payments/owe-refund.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';
import { redeemAgain } from '#shop/promotions/redeem-promotion.ts';
import { takeStockAgain } from '#shop/stock/take-stock.ts';
import type { OrderOfPayment } from './order-of-payment.ts';

type Capture = {
  order: OrderOfPayment;
  payment: StoredPayment;
  seller: InvoicedSeller;
  /** Where messages about each new order are sent. */
  ownerRoute: OwnerRoute | undefined;
};

/**
 * Pays an order with a captured payment, or owes the payment back if it cannot be used: it has the wrong amount, is a second one, or is too
 * late.
 */
export async function applyCapture(tx: Tx, { order, payment, seller, ownerRoute }: Capture): Promise<void> {
  const isSettled = isSettledBy(order, {
    gatewayOrderId: payment.gateway_order_id,
    amountPaise: payment.amount_paise,
    currency: payment.currency,
    status: 'captured',
  });
  if (!isSettled) return refundUnusable(tx, payment, 'mismatch');
  if (order.paidBy === payment.id || (await isOwedBack(tx, payment))) return;
  if (order.paymentStatus === 'completed' || order.paymentStatus === 'refunded')
    return refundUnusable(tx, payment, 'duplicate');
  if (order.status === 'cancelled' && !(await canRevive(tx, order)))
    return refundUnusable(tx, payment, 'late');
  await markPaid(tx, order, payment);
  if (order.status === 'cancelled') await redeemAgain(tx, order.id);
  await writeOrderMessage(tx, order.id, 'order_paid');
  await tellOwnersOfPaid(tx, order.id, ownerRoute);
  await issueInvoice(tx, order.id, seller);
}

/** Owes the whole payment back and sends the buyer a message, because their bank shows only that the money has left. */
async function refundUnusable(tx: Tx, payment: StoredPayment, reason: RefundReason): Promise<void> {
  await oweRefund(tx, payment, { reason });
  if (payment.currency !== 'INR') return;
  const back = { backId: payment.id, refundPaise: payment.amount_paise };
  await writeOrderMessage(tx, payment.order_id, 'order_refunded', back);
}

/**
 * Takes the pieces of an order that was cancelled as unpaid from stock again, and returns whether its late payment revives it. After
 * `LATE_PAYMENT_DAYS` it stays cancelled: otherwise it could be paid at Razorpay indefinitely, at the price and with the discount of its
 * day. An exchange stays cancelled, because its credit was given back.
 */
async function canRevive(tx: Tx, order: OrderOfPayment): Promise<boolean> {
  if (order.cancelledReason !== 'unpaid' || order.isExchange || !order.cancelledAt) return false;
  if (tx.clock.now().getTime() - order.cancelledAt.getTime() > LATE_PAYMENT_DAYS * dayMs) return false;
  await sql`savepoint revival`.execute(tx.db);
  try {
    await takeStockAgain(tx, order.id);
    return true;
  } catch (error) {
    if (!isShopError(error, 'stock.gone')) throw error;
    await sql`rollback to savepoint revival`.execute(tx.db);
    return false;
  }
}

async function markPaid(tx: Tx, order: OrderOfPayment, payment: StoredPayment): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('orders')
    .set({
      payment_status: 'completed',
      paid_at: now,
      paid_by: payment.id,
      expires_at: null,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await moveOrder(tx, {
    orderId: order.id,
    from: order.status,
    to: 'processing',
    kind: order.status === 'cancelled' ? 'order_revived' : 'order_paid',
  });
}
