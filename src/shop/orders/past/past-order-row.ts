import { sql } from 'kysely';
import type { FileOrder } from '#domain/import-export/orders/read-order.ts';
import type { Reader } from '#shop/context.ts';

/** An order of an earlier shop as it is kept; amounts in paise. */
export type PastOrder = FileOrder & { id: string };

/** Begins a query of past orders, as `o`. */
export function selectPastOrders({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('past_orders as o')
    .select(['o.id', 'o.source', 'o.number', 'o.placed_at', 'o.status', 'o.payment', 'o.name', 'o.email'])
    .select(['o.phone', 'o.address', 'o.notes', 'o.total_paise', 'o.shipping_paise', 'o.discount_paise'])
    .select(['o.tax_paise', 'o.refunded_paise', 'o.cod_paise'])
    .select(
      sql<
        PastOrder['lines']
      >`coalesce((select json_agg(json_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity,
          'pricePaise', l.price_paise) order by l.position) from past_order_lines l where l.past_order_id = o.id), '[]')`.as(
        'lines',
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPastOrders>['executeTakeFirstOrThrow']>>;

/** Returns an order of a former shop from the row that `selectPastOrders` selects. */
export function toPastOrder({ placed_at, ...row }: Row): PastOrder {
  return {
    id: row.id,
    source: row.source as PastOrder['source'],
    number: row.number,
    placedAt: placed_at.toISOString(),
    status: row.status,
    payment: row.payment,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    notes: row.notes,
    totalPaise: row.total_paise,
    shippingPaise: row.shipping_paise,
    codPaise: row.cod_paise,
    discountPaise: row.discount_paise,
    taxPaise: row.tax_paise,
    refundedPaise: row.refunded_paise,
    lines: row.lines,
  };
}
