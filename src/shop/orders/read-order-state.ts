import { notFound } from '#domain/error.ts';
import type { ActionOrder } from '#domain/order/allowed-actions.ts';
import type { OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { Reader } from '#shop/context.ts';

export type OrderState = Pick<ActionOrder, 'status' | 'payment'> & { id: string };

/** Returns the state that decides which changes an order allows, without locking it. Throws not_found. */
export async function readOrderState({ db }: Reader, orderId: string): Promise<OrderState> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_method', 'payment_status'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  return {
    id: row.id,
    status: row.status as OrderStatus,
    payment: { method: row.payment_method as PaymentMethod, status: row.payment_status as PaymentStatus },
  };
}
