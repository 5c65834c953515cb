import type { CancelReason, OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import type { Tx } from '#shop/context.ts';
import { amountToPay } from '#shop/payments/amount-to-pay.ts';

/** The facts about an order that decide the effect of a payment for it. */
export type OrderOfPayment = {
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

/** Locks the order that a Razorpay order was opened for, now or before another one replaced it; undefined if it is not one of ours. */
export async function lockByGatewayOrder(
  tx: Tx,
  gatewayOrderId: string,
): Promise<OrderOfPayment | undefined> {
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
