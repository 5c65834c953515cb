import { sql } from 'kysely';
import type { RazorpayPayment } from '#domain/payment/payment.ts';
import { buy, openPayment, toGatewayPayment, toOrderBody } from '#test/buy.ts';
import { type As, makeCustomer, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

export type OnlineOrder = {
  id: string;
  as: As;
  gatewayOrderId: string;
  amount: number;
};

/** Places an order that is open at Razorpay and not paid yet. */
export async function orderOnline(shop: TestShop): Promise<OnlineOrder> {
  const as = await makeCustomer(shop, { email: 'meera@example.in' });
  const { id: productId } = await makeProduct(shop, { stock: 3 });
  const { id } = await buy(shop, as, toOrderBody({ productId }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, as, id);
  return { id, as, gatewayOrderId, amount };
}

const statuses: Record<string, RazorpayPayment['status']> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'order.paid': 'captured',
};

/** Returns the body of a webhook about a payment of an order. */
export function toWebhook(order: OnlineOrder, paymentId: string, event = 'payment.captured'): string {
  const { amount, gatewayOrderId: order_id } = order;
  const entity = toGatewayPayment({ id: paymentId, amount, order_id, status: statuses[event]! });
  return JSON.stringify({ entity: 'event', event, payload: { payment: { entity } }, created_at: 1 });
}

export type Effects = {
  status: string;
  paid: string;
  payments: number;
  moves: number;
  invoices: number;
  refunds: number;
  steps: string;
  mails: number;
};

/** Returns all rows that an order and its payment have created. */
export async function readEffects({ db }: TestShop, orderId: string): Promise<Effects> {
  const { rows } = await sql<Effects>`
    select o.status, o.payment_status as paid,
           (select count(*)::int from payments p where p.order_id = o.id) as payments,
           (select count(*)::int from stock_moves m where m.order_id = o.id) as moves,
           (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
           (select count(*)::int from refunds r where r.order_id = o.id) as refunds,
           (select string_agg(e.kind, ' ' order by e.kind) from order_events e
             where e.order_id = o.id and e.to_status is not null) as steps,
           (select count(*)::int from messages m where m.dedupe_key = 'order_paid/' || o.id || '/email') as mails
      from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** The effects of one successful payment. */
export const paidOnce: Effects = {
  status: 'processing',
  paid: 'completed',
  payments: 1,
  moves: 1,
  invoices: 1,
  refunds: 0,
  steps: 'order_paid order_placed',
  mails: 1,
};
