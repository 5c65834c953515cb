import {
  type GatewayPaymentStatus,
  type PaymentFact,
  type RefundFact,
  isAllBack,
} from '#domain/payment/payment-fact.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { findOwnerRoute } from '#shop/messaging/list-owners.ts';
import { storeRefundState } from '#shop/payments/apply-refund.ts';
import { storeGatewayRefund } from '#shop/payments/gateway-refunds/store-gateway-refund.ts';
import { type StoredPayment, recordPayment } from '#shop/payments/record-payment.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { applyCapture } from './apply-capture.ts';
import { type OrderOfPayment, lockByGatewayOrder } from './order-of-payment.ts';

/**
 * Marks an order as paid. Browser, webhook and sweep all end here, in any order and any number of times. A captured payment that cannot be
 * used (late, duplicate, wrong amount) is owed back at once, and gateway-initiated refunds are recorded. Facts about unknown orders are
 * ignored. Returns the status of the payment, which may be later than that of this fact.
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
