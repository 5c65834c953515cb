import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type PastOrderJson,
  type PastOrderListing,
  type PastOrdersAnswer,
  toPastOrderJson,
} from '#contract/order/past-order.ts';
import type { DB } from '#db/schema.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { notFound } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { MOST_EXPORTED, type Paging, toOffset } from '#domain/paging.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { toEndPatterns, hasNamePart, readDigits } from '#shop/orders/admin-orders/match-orders.ts';
import { isOfBuyer, readBuyer } from './past-buyer.ts';
import { selectPastOrders, toPastOrder } from './past-order-row.ts';

type Builder = ExpressionBuilder<DB & { o: DB['past_orders'] }, 'o'>;
type Condition = (eb: Builder) => ReturnType<Builder['or']>;

/** Returns one page of the past orders, newest first, all or those of a customer. Throws unauthenticated, forbidden. */
export async function listPastOrders(reader: Reader, wanted: PastOrderListing): Promise<PastOrdersAnswer> {
  requireAbility(reader, 'see_orders');
  return readPage(reader, wanted, await narrow(reader, wanted));
}

/** Returns at most `MOST_EXPORTED` past orders of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportPastOrders(reader: Reader, wanted: PastOrderListing): Promise<PastOrderJson[]> {
  requireAbility(reader, 'see_orders');
  const rows = await inOrder(reader, await narrow(reader, wanted))
    .limit(MOST_EXPORTED)
    .execute();
  return rows.map(toPastOrder).map(toPastOrderJson);
}

async function narrow(reader: Reader, { q, customer }: PastOrderListing): Promise<Condition> {
  const conditions: Condition[] = [];
  if (q) conditions.push(matchPastOrders(q));
  if (customer) {
    const buyer = await readBuyer(reader, customer);
    conditions.push((eb) => isOfBuyer(eb, buyer));
  }
  return (eb) => eb.and(conditions.map((condition) => condition(eb)));
}

/** Returns one past order. Throws unauthenticated, forbidden, not_found. */
export async function getPastOrder(reader: Reader, id: string): Promise<PastOrderJson> {
  requireAbility(reader, 'see_orders');
  const row = await selectPastOrders(reader).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Past order');
  return toPastOrderJson(toPastOrder(row));
}

/** Returns one page of the customer's own past orders, newest first. Throws unauthenticated. */
export async function listOwnPastOrders(reader: Reader, wanted: Paging): Promise<PastOrdersAnswer> {
  const buyer = await readBuyer(reader, requireCustomer(reader));
  return readPage(reader, wanted, (eb) => isOfBuyer(eb, buyer));
}

/** Returns the condition that a past order has this number or its end, this contact, or a part of this name. */
export function matchPastOrders(typed: string): Condition {
  const text = typed.trim();
  const end = toEndPatterns(text.toUpperCase().replace(/^#/, ''));
  const digits = readDigits(text);
  return (eb) =>
    eb.or([
      sql<SqlBool>`upper(o.number) = ${text.toUpperCase()}`,
      ...end.map((pattern) => sql<SqlBool>`reverse(upper(o.number)) like ${pattern}`),
      eb('o.phone', '=', toE164(digits)),
      ...(text.includes('@') ? [eb('o.email', 'like', `${escapeLike(text.toLowerCase())}%`)] : []),
      ...hasNamePart(sql`o.name`, text),
    ]);
}

async function readPage(reader: Reader, wanted: Paging, condition: Condition): Promise<PastOrdersAnswer> {
  const [rows, { total }] = await Promise.all([
    inOrder(reader, condition).limit(wanted.limit).offset(toOffset(wanted)).execute(),
    reader.db
      .selectFrom('past_orders as o')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow(),
  ]);
  return { past_orders: rows.map(toPastOrder).map(toPastOrderJson), total: Number(total) };
}

function inOrder(reader: Reader, condition: Condition) {
  return selectPastOrders(reader).where(condition).orderBy('o.placed_at', 'desc').orderBy('o.id', 'desc');
}
