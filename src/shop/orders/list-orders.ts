import { requireCustomer } from '#shop/access/require-customer.ts';
import type { Order, OrderStatus } from '#domain/order/order.ts';
import { type Paging, toOffset } from '#domain/paging.ts';
import type { Reader } from '#shop/context.ts';
import { selectOrders, withLines } from './read-orders.ts';

export type ListOrders = Paging & { statuses?: OrderStatus[] | undefined };

/** Returns one page of the customer's own orders, newest first. Throws unauthenticated. */
export async function listOrders(
  reader: Reader,
  wanted: ListOrders,
): Promise<{ orders: Order[]; total: number }> {
  const customerId = requireCustomer(reader);
  const { statuses, limit } = wanted;
  const mine = selectOrders(reader)
    .where('o.customer_id', '=', customerId)
    .$if(statuses !== undefined, (query) => query.where('o.status', 'in', statuses!));
  const [rows, { total }] = await Promise.all([
    mine
      .orderBy('o.placed_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset(toOffset(wanted))
      .execute(),
    reader.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('customer_id', '=', customerId)
      .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses!))
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: await withLines(reader, rows), total: Number(total) };
}
