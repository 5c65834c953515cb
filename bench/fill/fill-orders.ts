import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { type WantedProduct, findBuyers } from '../buying.ts';
import { callApi } from '../post-connection.ts';

/**
 * Places three orders for each of eight buyers, of one to three products, cash on delivery and so with invoices: the others are copies of
 * these.
 */
export async function placeOriginals(url: string): Promise<void> {
  const buyers = await findBuyers(url);
  const wanted = buyers.map((buyer) => buyer.wanted);
  for (const [index, { token }] of buyers.entries())
    for (const count of [1, 2, 3])
      await place(url, token, [...wanted, ...wanted].slice(index, index + count));
}

async function place(url: string, token: string, wanted: WantedProduct[]): Promise<void> {
  const address = {
    line1: '12 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
    country: 'India',
  };
  const order = {
    name: 'Meera Joshi',
    email: 'meera@example.com',
    phone: '+919876543210',
    address,
    items: wanted.map((product) => ({ ...product, quantity: 1 })),
    paymentMethod: 'cod' as const,
    shippingMethod: 'standard' as const,
  };
  const headers = { 'idempotency-key': randomUUID() };
  await callApi('POST /orders', { url, token, headers, body: order });
}

/**
 * Fills a shop with a few orders up to so many, of half as many customers: copies with all rows that belong to an order, under ids,
 * numbers, names, addresses and days of their own. Inserts in sets and without triggers.
 */
export async function fillOrders(dataDir: string, orders: number): Promise<void> {
  const { connection, stop } = await startEmbedded({ dataDir, log: () => {} });
  const client = new Client(connection);
  try {
    await client.connect();
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(copies, [orders]);
    await client.query('analyze copies');
    for (const [table, copied] of Object.entries(tables)) await copy(client, table, copied);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
    await stop();
  }
}

/** Returns an id in the shop's format, the same for the same number. */
const newId = (prefix: string, number: string) => `'${prefix}_' || left(md5('${prefix} ' || ${number}), 22)`;

const copies = `
  create temporary table copies on commit drop as
  select n, ${newId('ord', 'n')} as id, o.id as original, o.order_number as original_number,
         'HT-2611-' || upper(left(md5('number ' || n), 10)) as order_number,
         ${newId('cus', 'n / 2')} as customer_id, o.customer_id as original_customer,
         'Buyer ' || left(md5('name ' || n / 2), 12) as name, '+919' || lpad((n / 2)::text, 9, '0') as mobile,
         left(md5('email ' || n / 2), 16) || '@example.com' as email, left(md5('street ' || n), 20) || ' Road' as line1,
         now() - n % 700 * interval '1 day' as at
    from (select count(*) as many from orders) known, generate_series(known.many::int + 1, $1::int) as n,
         lateral (select * from (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_orders from orders) o
                   where o.place = n % o.all_orders) o`;

/** Another id of the same kind, for a copied row. */
const own = 'left(t.id, 4) || left(md5(t.id || c.n), 22)';
const address = "jsonb_build_object('line1', c.line1)";
const buyer = "jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.mobile)";
const invoiceNumber = "left(t.number, 10) || lpad((c.n + 1000)::text, 6, '0')";

type Copied = { on: string; changes: Record<string, string> };

/** The tables whose rows are copied for each order, with the join to the order and the columns that differ in the copy. */
const tables: Record<string, Copied> = {
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
    changes: { customer_id: 'c.customer_id', order_id: 'c.id', key: 'gen_random_uuid()', created_at: 'c.at' },
  },
  invoices: {
    on: 't.order_id = c.original',
    changes: {
      id: own,
      order_id: 'c.id',
      customer_id: 'c.customer_id',
      number: invoiceNumber,
      sequence: 'c.n + 1000',
      created_at: 'c.at',
      document: `t.document || jsonb_build_object('number', ${invoiceNumber}, 'orderNumber', c.order_number,
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
};

async function copy(client: Client, table: string, { on, changes }: Copied): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from copies c join ${table} t on ${on}`,
  );
}
