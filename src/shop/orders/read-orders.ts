import { sql } from 'kysely';
import type { Order } from '#domain/order/order.ts';
import { isPaymentOpen } from '#shop/cart/unpaid-orders.ts';
import type { Reader } from '#shop/context.ts';
import { returnsOf } from './returns/return-rows.ts';
import { creditNotesOf, refundsOf, returnedOf } from './money-back-rows.ts';
import { type Keys, type LineRow, type OrderRow, toOrder } from './to-order.ts';

/** Selects orders with the data that other tables hold about them; the caller narrows the query before executing it. */
export function selectOrders(reader: Reader) {
  return reader.db
    .selectFrom('orders as o')
    .leftJoin('payments as p', 'p.id', 'o.paid_by')
    .leftJoin('invoices as i', (join) =>
      join
        .onRef('i.order_id', '=', 'o.id')
        .on('i.document_type', '<>', 'credit_note')
        .on('i.is_replaced', '=', false),
    )
    .selectAll('o')
    .select(['p.gateway_payment_id as transaction_id', 'i.id as invoice_id'])
    .select([isPaymentOpen.as('in_progress'), exchangeNumber.as('exchange_number')])
    .select(() => [refundsOf.as('refunds'), creditNotesOf.as('credit_notes'), returnsOf.as('returns')]);
}

/** The number of the order whose pieces the order `o` was exchanged for. */
const exchangeNumber = sql<string | null>`(select x.order_number from orders x where x.id = o.exchange_of)`;

/** Returns the orders of some rows, with their lines. */
export async function withLines(reader: Reader, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  return joinLines(reader, rows, await selectLines(reader, ids).execute());
}

/** Selects the lines of some orders, each with its review, its product and how many pieces have come back. */
export function selectLines(reader: Reader, orderIds: string[]) {
  return reader.db
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
    .selectAll('l')
    .select(['r.id as review_id', 'p.slug', 'p.status'])
    .select(returnedOf.as('returned'))
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.position');
}

/** Returns orders from their rows and from the rows of all their lines. */
export function joinLines(keys: Keys, rows: OrderRow[], lines: LineRow[]): Order[] {
  return rows.map((row) =>
    toOrder(
      keys,
      row,
      lines.filter((line) => line.order_id === row.id),
    ),
  );
}
