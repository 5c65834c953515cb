import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { sumNotes } from './gateway-refunds/deduct-gateway-refunds.ts';
import { sumEarlierPayments } from './list-earlier-payments.ts';
import { sumCreditRefunds } from './refund-exchange.ts';

/**
 * Returns the part of an amount, in paise, that the owner would hand back because it was paid in cash, divided as in `refundOrder`. Locks
 * and changes nothing.
 */
export async function sumCashPart(reader: Reader, orderId: string, amountPaise: Paise): Promise<Paise> {
  const order = await reader.db
    .selectFrom('orders as o')
    .leftJoin('payments as p', 'p.id', 'o.paid_by')
    .select(['o.exchange_paise', 'p.amount_paise'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { exchange_paise: creditPaise, amount_paise: paidPaise } = order;
  if (creditPaise === 0) return paidPaise === null ? amountPaise : 0;
  const ownPaise = Math.max(0, (paidPaise ?? 0) - (await sumNotes(reader, orderId)));
  const restPaise = Math.max(0, amountPaise - ownPaise);
  const leftPaise = creditPaise - (await sumCreditRefunds(reader, orderId));
  return restPaise - Math.min(restPaise, leftPaise, await sumEarlierPayments(reader, orderId));
}
