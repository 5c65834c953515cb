import { sql } from 'kysely';
import type { RemittanceState } from '#contract/money/admin-money.ts';
import { normaliseOrderNumber } from '#domain/id.ts';
import type { Paise } from '#domain/money/money.ts';
import { endedWithoutSale, hasArrived } from '#domain/order/order-outcome.ts';
import type { OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import type { RemittanceLine } from '#domain/payment/remittance.ts';
import type { Reader } from '#shop/context.ts';
import { cashDue } from '#shop/orders/cash-due.ts';

export type MatchedLine = RemittanceLine & {
  orderId: string | null;
  orderNumber: string | null;
  /** The amount due for the order: its total less the amounts that an exchange paid and that were credited. */
  expectedPaise: Paise | null;
  state: RemittanceState;
};

type Found = {
  id: string;
  orderNumber: string;
  tracking: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  expected: string;
};

// Nothing is due for the parcel of an exchange that came back: without the bound, the credit that paid for it would count against the
// order.
const expected = sql<string>`greatest(${cashDue}, 0)`;

/**
 * Finds the cash on delivery order of each line by its tracking or order number. An order that is named twice in one file is matched by its
 * first line.
 */
export async function matchLines(reader: Reader, lines: RemittanceLine[]): Promise<MatchedLine[]> {
  const orders = await findOrders(
    reader,
    lines.map(({ reference }) => reference),
  );
  const seen = new Set<string>();
  return lines.map((line) => {
    const order =
      orders.get(toKey(line.reference)) ?? orders.get(toKey(normaliseOrderNumber(line.reference)));
    if (!order) return { ...line, orderId: null, orderNumber: null, expectedPaise: null, state: 'unknown' };
    const isAgain = seen.has(order.id);
    seen.add(order.id);
    const state = isAgain ? 'booked_before' : toState(order, line);
    const { id: orderId, orderNumber } = order;
    return { ...line, orderId, orderNumber, expectedPaise: Number(order.expected), state };
  });
}

function toState(order: Found, { paidPaise }: RemittanceLine): RemittanceState {
  if (order.paymentStatus !== 'pending') return 'booked_before';
  if (endedWithoutSale(order.status)) return 'returned';
  if (!hasArrived(order.status)) return 'not_delivered';
  const expected = Number(order.expected);
  if (paidPaise === expected) return 'matched';
  return paidPaise < expected ? 'short' : 'over';
}

async function findOrders({ db }: Reader, references: string[]): Promise<Map<string, Found>> {
  const keys = references.map(toKey);
  const numbers = references.map((reference) => normaliseOrderNumber(reference).toUpperCase());
  const { rows } = await sql<Found>`
    select o.id, o.order_number as "orderNumber", upper(o.tracking_number) as tracking, o.status,
           o.payment_status as "paymentStatus",
           ${expected} as expected
      from orders o
     where o.payment_method = 'cod' and (upper(o.tracking_number) = any(${keys}) or o.order_number = any(${numbers}))
     order by o.placed_at`.execute(db);
  return new Map(
    rows.flatMap((row) =>
      [row.tracking, row.orderNumber].flatMap((key) => (key ? [[key, row] as const] : [])),
    ),
  );
}

function toKey(reference: string): string {
  return reference.toUpperCase().replaceAll(/\s/g, '');
}
