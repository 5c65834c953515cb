import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { findFirstPayment } from './find-first-payment.ts';
import { type OwedRefund, oweRefund } from './owe-refund.ts';
import type { StoredPayment } from './record-payment.ts';

type ExchangeRefund = Required<Pick<OwedRefund, 'reason' | 'amountPaise' | 'creditNoteId'>>;

/**
 * Refunds an amount of an order that credited pieces of another one paid for: to the online payment with which the customer first paid, as far
 * as that can still be refunded. The owner hands the rest back, as well as money that was paid in cash.
 */
export async function refundExchange(tx: Tx, order: LockedOrder, back: ExchangeRefund): Promise<void> {
  const payment = await lockPayment(tx, order.id);
  if (!payment) return;
  const amountPaise = Math.min(back.amountPaise, await sumRefundable(tx, payment, order));
  if (amountPaise > 0) await oweRefund(tx, payment, { ...back, amountPaise, orderId: order.id });
}

async function lockPayment(tx: Tx, orderId: string): Promise<StoredPayment | undefined> {
  const id = await findFirstPayment(tx, orderId);
  if (!id) return undefined;
  const payment = tx.db.selectFrom('payments').selectAll().where('id', '=', id);
  return payment.forNoKeyUpdate().executeTakeFirst();
}

/** Returns how much of a payment can be refunded for an exchange: what the exchange paid, and no more than is left of the payment. */
async function sumRefundable(
  tx: Tx,
  { id, amount_paise }: StoredPayment,
  order: LockedOrder,
): Promise<Paise> {
  const { rows } = await sql<{ all: string; own: string }>`
    select coalesce(sum(amount_paise), 0) as all, coalesce(sum(amount_paise) filter (where order_id = ${order.id}), 0) as own
      from refunds where payment_id = ${id} and status not in ('failed', 'replaced')`.execute(tx.db);
  const { all, own } = rows[0]!;
  return Math.max(0, Math.min(order.exchangePaise - Number(own), amount_paise - Number(all)));
}
