import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { sumAfterGatewayRefunds, sumNotes } from './deduct-gateway-refunds.ts';

/**
 * Returns how much of a refund of an order, in paise, was already refunded in Razorpay's dashboard to the payment of the order, and is not
 * sent again. Locks and changes nothing.
 */
export async function sumCounted(reader: Reader, orderId: string, amountPaise: Paise): Promise<Paise> {
  const payment = await reader.db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.paid_by')
    .select(['p.id', 'p.order_id', 'p.amount_paise', 'o.exchange_paise'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!payment) return 0;
  const mostPaise =
    payment.exchange_paise === 0 ? amountPaise : payment.amount_paise - (await sumNotes(reader, orderId));
  const ownPaise = Math.max(0, Math.min(amountPaise, mostPaise));
  return ownPaise - (await sumAfterGatewayRefunds(reader, payment, ownPaise));
}
