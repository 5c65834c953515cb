import type { Copies } from './fill-orders.ts';
import { INVOICE_NUMBER, ISSUED_INVOICE } from './issued-invoice.ts';

/** Another id of the same kind for a copied row, which also sorts by time. */
export const own =
  "left(t.id, 4) || '01' || lpad((10000000 - c.n)::text, 8, '0') || left(md5(t.id || c.n), 12)";
const address = "jsonb_build_object('line1', c.line1)";
const buyer = "jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.mobile)";

/** Every row of an order is copied, so that a backup is as large as that of a real shop with this many orders. */
export const COPIED_WHOLE: Copies = {
  tables: {
    customers: {
      on: 't.id = c.original_customer and c.n % 2 = 0',
      changes: {
        id: 'c.customer_id',
        mobile: 'c.mobile',
        phone: 'right(c.mobile, 10)',
        name: 'c.name',
        email: 'c.email',
      },
    },
    orders: {
      on: 't.id = c.original',
      changes: {
        id: 'c.id',
        order_number: 'c.order_number',
        customer_id: 'c.customer_id',
        customer_name: 'c.name',
        customer_email: 'c.email',
        customer_phone: 'c.mobile',
        placed_at: 'c.at',
        updated_at: 'c.at',
        shipping_address: `t.shipping_address || ${address}`,
        billing_address: `t.billing_address || ${address}`,
      },
    },
    order_lines: { on: 't.order_id = c.original', changes: { id: own, order_id: 'c.id' } },
    order_charges: { on: 't.order_id = c.original', changes: { order_id: 'c.id' } },
    order_events: {
      on: 't.order_id = c.original',
      changes: { id: own, order_id: 'c.id', actor_id: 'c.customer_id', at: 'c.at' },
    },
    stock_moves: { on: 't.order_id = c.original', changes: { id: own, order_id: 'c.id', at: 'c.at' } },
    idempotency_keys: {
      on: 't.order_id = c.original',
      changes: {
        customer_id: 'c.customer_id',
        order_id: 'c.id',
        key: 'gen_random_uuid()',
        created_at: 'c.at',
      },
    },
    invoices: {
      on: 't.order_id = c.original',
      changes: {
        id: own,
        ...ISSUED_INVOICE,
        document: `t.document || jsonb_build_object('number', ${INVOICE_NUMBER}, 'orderNumber', c.order_number,
        'buyer', t.document -> 'buyer' || ${buyer}, 'deliveryAddress', t.document -> 'deliveryAddress' || ${address})`,
      },
    },
    messages: {
      on: "t.facts ->> 'orderNumber' = c.original_number",
      changes: {
        id: own,
        dedupe_key: "t.dedupe_key || '/' || c.n",
        customer_id: 'c.customer_id',
        recipient: "case t.channel when 'email' then c.email else c.mobile end",
        created_at: 'c.at',
        sent_at: 'c.at',
        facts: `t.facts || jsonb_build_object('orderNumber', c.order_number, 'name', c.name)`,
      },
    },
  },
};
