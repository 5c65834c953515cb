import { sql } from 'kysely';
import type { FoundJson } from '#contract/overview/admin-overview.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatRupees } from '#domain/money/money.ts';
import { ORDER_STAGE_NAMES, toStage } from '#domain/order/order-stage.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { nameCourier } from '#domain/shipment/courier.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { hasAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { matchTyped } from '#shop/orders/admin-orders/match-typed.ts';
import { matchPastOrders } from '#shop/orders/past/list-past-orders.ts';
import { readListedCustomers } from '#shop/orders/buyers/list-admin-customers.ts';
import { matchCustomers } from '#shop/orders/buyers/match-customers.ts';

const mostOfAKind = 5;

type Find = (reader: Reader, text: string) => Promise<FoundJson[]>;

/** The abilities that allow each search, in the order of the results: one of them is enough. */
const FINDS: [Find, ...StaffAbility[]][] = [
  [findOrders, 'see_orders'],
  [findPastOrders, 'see_orders'],
  [findCustomers, 'answer_customers'],
  [findProducts, 'edit_products', 'edit_stock'],
  [findInvoices, 'see_orders'],
];

/**
 * Finds orders, past orders, customers, products, parcels and invoices by any spelling, at most five of each kind, newest first; each kind
 * only for callers who have a screen for it. Throws unauthenticated.
 */
export async function searchShop(reader: Reader, q: string): Promise<FoundJson[]> {
  requireStaff(reader);
  const text = q.trim();
  const own = FINDS.filter(([, ...abilities]) => abilities.some((each) => hasAbility(reader, each)));
  return (await Promise.all(own.map(([find]) => find(reader, text)))).flat();
}

/** Returns orders, and the order whose tracking number was typed as a parcel. */
async function findOrders(reader: Reader, text: string): Promise<FoundJson[]> {
  const matches = await matchTyped(reader, text);
  const rows = await reader.db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_number',
      'o.customer_name',
      'o.total_paise',
      'o.status',
      'o.payment_method',
      'o.packed_at',
    ])
    .select(['o.courier', 'o.tracking_number'])
    .where(matches)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(mostOfAKind)
    .execute();
  const typed = text.toUpperCase().replaceAll(/\s/g, '');
  return rows.map((row) => {
    const { id, order_number: number, tracking_number: awb } = row;
    if (awb && typed.length >= 5 && awb.toUpperCase().startsWith(typed)) {
      const courier = nameCourier(row.courier ?? '');
      return { kind: 'parcel', id, title: `${courier} ${awb}`, detail: number };
    }
    const stage = toStage({
      status: row.status as OrderStatus,
      paymentMethod: row.payment_method as PaymentMethod,
      isPacked: row.packed_at !== null,
    });
    const detail = `${row.customer_name}, ${formatTotal(row)}, ${ORDER_STAGE_NAMES[stage]}`;
    return { kind: 'order', id, title: number, detail };
  });
}

async function findPastOrders({ db }: Reader, text: string): Promise<FoundJson[]> {
  const rows = await db
    .selectFrom('past_orders as o')
    .select(['o.id', 'o.number', 'o.name', 'o.total_paise'])
    .where(matchPastOrders(text))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(mostOfAKind)
    .execute();
  return rows.map(({ number, name, total_paise }) => {
    const detail = [name, formatTotal({ total_paise }), 'past order'].filter(Boolean).join(', ');
    return { kind: 'past_order', id: number, title: number, detail };
  });
}

async function findCustomers(reader: Reader, text: string): Promise<FoundJson[]> {
  const matches = await matchCustomers(reader, text);
  const rows = await reader.db
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.erased_at', 'is', null)
    .where(matches)
    .orderBy('c.id', 'desc')
    .limit(mostOfAKind)
    .execute();
  const customers = await readListedCustomers(
    reader,
    rows.map(({ id }) => id),
  );
  return customers.map(({ id, name, mobile: number, email }) => {
    const [title = '', ...others] = [name, number ? formatPhone(number) : '', email ?? ''].filter(Boolean);
    return { kind: 'customer', id, title, detail: others.join(', ') };
  });
}

/** Returns products; drafts and archived ones, which the stock does not count, only for callers who may edit products. */
async function findProducts(reader: Reader, text: string): Promise<FoundJson[]> {
  const lower = text.toLowerCase();
  const upper = text.toUpperCase();
  const rows = await reader.db
    .selectFrom('products')
    .select(['id', 'name', 'sku'])
    .where((eb) =>
      eb.or([
        eb('sku', '=', upper),
        eb('id', 'in', eb.selectFrom('variants').select('product_id').where('sku', '=', upper)),
        eb(sql`lower(name)`, 'like', `%${escapeLike(lower)}%`),
      ]),
    )
    .$if(!hasAbility(reader, 'edit_products'), (products) =>
      products.where('status', 'in', ['scheduled', 'live', 'hidden']),
    )
    .limit(mostOfAKind)
    .execute();
  return rows.map(({ id, name, sku }) => ({ kind: 'product', id, title: name, detail: sku }));
}

async function findInvoices({ db }: Reader, text: string): Promise<FoundJson[]> {
  if (text.length < 3) return [];
  const end = `${escapeLike([...text.toUpperCase()].toReversed().join(''))}%`;
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.order_id', 'i.number', 'o.order_number', 'i.total_paise'])
    .where(sql<boolean>`reverse(i.number) like ${end}`)
    .orderBy('i.created_at', 'desc')
    .limit(mostOfAKind)
    .execute();
  return rows.map((row) => ({
    kind: 'invoice',
    id: row.order_id,
    title: row.number,
    detail: `${row.order_number}, ${formatTotal(row)}`,
  }));
}

/** Formats an amount as the lists of the admin do: ₹584. */
function formatTotal({ total_paise }: { total_paise: number }): string {
  return formatRupees(total_paise, { decimals: 'auto' });
}
