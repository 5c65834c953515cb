import { ORDER_COLUMNS } from '#domain/import-export/orders/order-columns.ts';
import { toRupees } from '#domain/money/money.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { sql } from 'kysely';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { selectPastOrders, toPastOrder } from '#shop/orders/past/past-order-row.ts';
import type { FileOrder } from '#domain/import-export/orders/read-order.ts';
import type { TableParts } from './export-table.ts';

const ordersAtOnce = 500;

type Listed = FileOrder & { id: string };

/**
 * Returns all orders of the shop and all past orders, a row for each line, in the columns that an import reads, which recognises the shop's
 * own orders by their number; times are Indian. Throws unauthenticated, forbidden.
 */
export function exportOrders(ctx: Ctx): TableParts {
  requireAbility(ctx, 'move_data');
  requireAbility(ctx, 'see_orders');
  return write(ctx);
}

async function* write(ctx: Ctx): TableParts & AsyncGenerator<(string | number)[][]> {
  yield [Object.values(ORDER_COLUMNS)];
  for (const readNext of [readPast, readOwn]) {
    let last = '';
    for (;;) {
      const orders = await readNext(ctx, last);
      if (orders.length === 0) break;
      yield orders.flatMap(toRows);
      last = orders.at(-1)!.id;
    }
  }
}

async function readPast(reader: Reader, last: string): Promise<Listed[]> {
  const rows = await selectPastOrders(reader)
    .where('o.id', '>', last)
    .orderBy('o.id')
    .limit(ordersAtOnce)
    .execute();
  return rows.map(toPastOrder);
}

async function readOwn({ db }: Reader, last: string): Promise<Listed[]> {
  const { rows } = await sql<Omit<Listed, 'placedAt' | 'source'> & { placed_at: Date }>`
    select o.id, o.order_number as number, o.placed_at, o.status, o.payment_method as payment, o.customer_name as name,
           o.customer_email as email, o.customer_phone as phone, o.notes,
           concat_ws(', ', nullif(o.shipping_address ->> 'line1', ''), nullif(o.shipping_address ->> 'line2', ''),
                     concat_ws(' ', nullif(o.shipping_address ->> 'city', ''), nullif(o.shipping_address ->> 'postalCode', '')),
                     o.shipping_address ->> 'stateKey') as address,
           o.total_paise as "totalPaise", o.shipping_paise as "shippingPaise",
           o.cod_paise as "codPaise",
           o.coupon_paise + o.prepaid_discount_paise as "discountPaise",
           o.cgst_paise + o.sgst_paise + o.igst_paise as "taxPaise",
           coalesce((select sum(r.amount_paise) from refunds r where r.order_id = o.id and r.status = 'processed'), 0)::bigint as "refundedPaise",
           (select json_agg(json_build_object('name', concat_ws(', ', l.name, l.color, l.size), 'sku', l.sku, 'quantity', l.quantity,
                                              'pricePaise', l.unit_price_paise) order by l.position)
              from order_lines l where l.order_id = o.id) as lines
      from orders o where o.id > ${last} order by o.id limit ${ordersAtOnce}`.execute(db);
  return rows.map(({ placed_at, ...order }) => ({
    ...order,
    source: 'haat',
    placedAt: placed_at.toISOString(),
  }));
}

/** Amounts of zero are left empty; the first row has the values that the order has once. */
function toRows(order: Listed): (string | number)[][] {
  const { number, source, placedAt, status, payment, name, email, phone, address, notes, lines } = order;
  const money = (paise: number) => (paise === 0 ? '' : toRupees(paise));
  const once = [
    toIndianTime(new Date(placedAt)),
    status,
    payment,
    name,
    email,
    phone,
    address,
    toRupees(order.totalPaise),
    ...[order.shippingPaise, order.codPaise, order.discountPaise, order.taxPaise, order.refundedPaise].map(
      money,
    ),
    notes,
  ];
  const nothing = once.map(() => '');
  const sold = (lines ?? []).map((line) => [line.name, line.sku, line.quantity, toRupees(line.pricePaise)]);
  return (sold.length > 0 ? sold : [['', '', '', '']]).map((line, index) => [
    number,
    source,
    ...(index === 0 ? once : nothing),
    ...line,
  ]);
}
