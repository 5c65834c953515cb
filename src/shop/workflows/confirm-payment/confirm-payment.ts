import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import { isShopError } from '#domain/error.ts';
import type { CancelReason, OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import { LATE_PAYMENT_DAYS } from '#domain/payment/late-payment-days.ts';
import {
  type GatewayPaymentStatus,
  type PaymentFact,
  type RefundFact,
  type RefundReason,
  isAllBack,
  isSettledBy,
} from '#domain/payment/payment-fact.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { type OwnerRoute, findOwnerRoute } from '#shop/messaging/list-owners.ts';
import { tellOwnersOfPaid } from '#shop/messaging/tell-owners-of-order.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { amountToPay } from '#shop/payments/amount-to-pay.ts';
import { storeGatewayRefund } from '#shop/payments/gateway-refunds/store-gateway-refund.ts';
import { storeRefundState } from '#shop/payments/apply-refund.ts';
import { isOwedBack, oweRefund } from '#shop/payments/owe-refund.ts';
import { type StoredPayment, recordPayment } from '#shop/payments/record-payment.ts';
import { redeemAgain } from '#shop/promotions/redeem-promotion.ts';
import { takeStockAgain } from '#shop/stock/take-stock.ts';
import { listOwnerAddresses } from '#shop/support/list-owner-addresses.ts';
import { type InvoicedSeller, toInvoicedSeller } from '#domain/invoice/invoice-document.ts';

/**
 * Marks an order as paid. Browser, webhook and sweep all end here, in any order and any number of times. A captured payment that cannot be
 * used (late, duplicate, wrong amount) is owed back at once, and gateway-initiated refunds are recorded. Facts about unknown orders are
 * ignored. Returns the status of the payment, which may be further than that of this fact.
 */
export async function confirmPayment(ctx: Ctx, fact: PaymentFact): Promise<GatewayPaymentStatus | undefined> {
  const settings = await readSettings(ctx);
  const seller = toInvoicedSeller(settings);
  const ownerRoute = settings.notifications.newOrders === 'each' ? findOwnerRoute(ctx, seller) : undefined;
  const owners = fact.refunds?.length ? await listOwnerAddresses(ctx) : [];
  return inTransaction(ctx, async (tx) => {
    const order = await lockByGatewayOrder(tx, fact.gatewayOrderId);
    if (!order) {
      tx.log.warn({ gatewayOrderId: fact.gatewayOrderId }, 'a payment for an order that is not ours');
      return undefined;
    }
    const payment = await recordPayment(tx, order.id, fact);
    if (payment.status === 'failed') await markFailed(tx, order);
    if (payment.status === 'captured') {
      // A payment that was refunded in full pays for nothing.
      if (!isAllBack(fact)) await applyCapture(tx, { order, payment, seller, ownerRoute });
      await storeRefunds(tx, { payment, fact, owners });
    }
    return payment.status as GatewayPaymentStatus;
  });
}

type OrderOfPayment = {
  id: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  cancelledReason: CancelReason | null;
  cancelledAt: Date | null;
  /** The amount to be paid online for it. */
  toPayPaise: number;
  isExchange: boolean;
  gatewayOrderId: string;
  /** The payment that paid this order: a repeated fact about it changes nothing. */
  paidBy: string | null;
};
type Capture = {
  order: OrderOfPayment;
  payment: StoredPayment;
  seller: InvoicedSeller;
  /** Where messages about each new order are sent. */
  ownerRoute: OwnerRoute | undefined;
};

async function lockByGatewayOrder(tx: Tx, gatewayOrderId: string): Promise<OrderOfPayment | undefined> {
  const row = await tx.db
    .selectFrom('orders as o')
    .innerJoin('gateway_orders as g', (join) =>
      join.on((eb) => eb(eb.fn.coalesce('g.order_id', 'g.former_order_id'), '=', eb.ref('o.id'))),
    )
    .select(['o.id', 'o.status', 'o.payment_status', 'o.paid_by', 'o.exchange_of'])
    .select(['o.cancelled_reason', 'o.cancelled_at'])
    .select(amountToPay.as('to_pay_paise'))
    .where('g.gateway_order_id', '=', gatewayOrderId)
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    status: row.status as OrderStatus,
    paymentStatus: row.payment_status as PaymentStatus,
    cancelledReason: row.cancelled_reason as CancelReason | null,
    cancelledAt: row.cancelled_at,
    toPayPaise: row.to_pay_paise,
    isExchange: row.exchange_of !== null,
    gatewayOrderId,
    paidBy: row.paid_by,
  };
}

/**
 * Marks the payment of a pending order as failed. The order stays payable: the customer may try again, and the bank may still approve this
 * payment.
 */
async function markFailed(tx: Tx, order: OrderOfPayment): Promise<void> {
  if (order.status !== 'pending' || order.paymentStatus !== 'pending') return;
  await tx.db
    .updateTable('orders')
    .set({ payment_status: 'failed', updated_at: tx.clock.now() })
    .where('id', '=', order.id)
    .execute();
}

async function applyCapture(tx: Tx, { order, payment, seller, ownerRoute }: Capture): Promise<void> {
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

/** Updates the refunds that the shop knows first, because a known refund that has failed leaves room for a gateway-initiated one. */
async function storeRefunds(
  tx: Tx,
  { payment, fact, owners }: { payment: StoredPayment; fact: PaymentFact; owners: string[] },
): Promise<void> {
  const gatewayRefunds: RefundFact[] = [];
  for (const refund of fact.refunds ?? []) {
    if (!(await storeRefundState(tx, { paymentId: payment.id, fact: refund, owners })))
      gatewayRefunds.push(refund);
  }
  for (const refund of gatewayRefunds.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime()))
    await storeGatewayRefund(tx, { payment, fact: refund, owners });
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
 * `LATE_PAYMENT_DAYS` it stays cancelled: at Razorpay it could be paid for ever, at the price and with the discount of that day. An exchange
 * stays cancelled, because what was credited for it went back.
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
