import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Reader, Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { addCashOwed } from './cash/add-cash-owed.ts';
import { deductGatewayRefunds } from './gateway-refunds/deduct-gateway-refunds.ts';
import { lockEarlierPayments, sumPassedOn } from './list-earlier-payments.ts';
import { type OwedRefund, oweRefund } from './owe-refund.ts';

/** The amount that a buyer gets back, in paise, and the part of it that the owner hands back because it was paid in cash. */
export type Refunded = { amountPaise: Paise; cashPaise: Paise };

type ExchangeRefund = Pick<OwedRefund, 'reason' | 'creditNoteId'> & { amountPaise: Paise };

/**
 * Refunds an amount of an order that was paid with credited pieces of another one: to the online payments with which the customer paid
 * before, as far as those can still be refunded. The owner hands the rest back, as well as money that was paid in cash. Refunds made in
 * Razorpay's dashboard count towards the amount as they do for the order that was paid. Returns the amount that is refunded online, in
 * paise.
 */
export async function refundExchange(tx: Tx, order: LockedOrder, back: ExchangeRefund): Promise<Paise> {
  const payments = await lockEarlierPayments(tx, order.id);
  const mostPaise = Math.min(back.amountPaise, order.exchangePaise - (await sumCreditRefunds(tx, order.id)));
  let restPaise = mostPaise;
  for (const payment of payments) {
    const sharePaise = Math.min(restPaise, await sumPassedOn(tx, payment));
    if (sharePaise <= 0) continue;
    const cause = back.creditNoteId ?? `exchange-${order.id}`;
    const wanted = { amountPaise: sharePaise, orderId: order.id, cause };
    const amountPaise = await deductGatewayRefunds(tx, payment, wanted);
    if (amountPaise > 0) await oweRefund(tx, payment, { ...back, amountPaise, orderId: order.id });
    restPaise -= sharePaise;
  }
  return mostPaise - restPaise;
}

/**
 * Gives back the credit of an exchange whose difference was not paid, once. The order has no invoice yet, so there is no credit note.
 * Returns the amounts to report to the buyer, zero for an order that is not an exchange.
 */
export async function returnCredit(tx: Tx, order: LockedOrder): Promise<Refunded> {
  const { exchangePaise } = order;
  if (exchangePaise === 0) return { amountPaise: 0, cashPaise: 0 };
  const onlinePaise = await refundExchange(tx, order, { reason: 'cancelled', amountPaise: exchangePaise });
  const cashPaise = exchangePaise - onlinePaise;
  await addCashOwed(tx, order.id, cashPaise);
  return { amountPaise: exchangePaise, cashPaise };
}

/** Returns how much of the credit of an exchange was refunded to payments of earlier orders. */
export async function sumCreditRefunds({ db }: Reader, orderId: string): Promise<Paise> {
  const { rows } = await sql<{ paise: string }>`
    select coalesce(sum(r.amount_paise), 0) as paise from refunds r join payments p on p.id = r.payment_id
     where r.order_id = ${orderId} and p.order_id <> r.order_id and r.status not in ('failed', 'replaced')`.execute(
    db,
  );
  return Number(rows[0]!.paise);
}
