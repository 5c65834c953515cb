import type { CallerJson } from '#contract/order/telephone-order.ts';
import { OrderAddress } from '#domain/order/order.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { findCaller } from '#shop/customers/callers.ts';
import { readListedCustomers } from '#shop/orders/buyers/list-admin-customers.ts';

/**
 * Returns the customer who calls from a number in E.164, with the address of their last parcel; null for an unknown number. Throws
 * unauthenticated, forbidden.
 */
export async function getCaller(reader: Reader, phone: string): Promise<CallerJson | null> {
  requireAbility(reader, 'take_orders');
  const id = await findCaller(reader, phone);
  if (id === undefined) return null;
  const [[customer], last] = await Promise.all([
    readListedCustomers(reader, [id]),
    readLastOrder(reader, id),
  ]);
  const { name, email, orders, refused } = customer!;
  return {
    id,
    name: name || (last?.customer_name ?? ''),
    email: email ?? last?.customer_email ?? '',
    orders,
    refused,
    address: last ? toAddress(OrderAddress.parse(last.shipping_address)) : null,
  };
}

function readLastOrder({ db }: Reader, customerId: string) {
  return db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'shipping_address'])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function toAddress({ line1, line2, city, stateKey, postalCode }: OrderAddress): CallerJson['address'] {
  return { line1, line2, city, state: stateKey, postal_code: postalCode };
}
