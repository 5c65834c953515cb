import { toRupees } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';

/** Returns a customer's payments, without any details that could be used to pay. */
export async function readPayments({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.order_number', 'p.gateway_payment_id', 'p.amount_paise', 'p.currency', 'p.method'])
    .select(['p.status', 'p.created_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('p.created_at')
    .execute();
  return rows.map(({ gateway_payment_id, amount_paise, created_at, ...payment }) => ({
    ...payment,
    razorpay_payment_id: gateway_payment_id,
    amount: toRupees(amount_paise),
    at: created_at.toISOString(),
  }));
}

/** Returns a customer's refunds. */
export async function readRefunds({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.order_number', 'r.amount_paise', 'r.reason', 'r.status', 'r.created_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ amount_paise, created_at, ...refund }) => ({
    ...refund,
    amount: toRupees(amount_paise),
    at: created_at.toISOString(),
  }));
}
