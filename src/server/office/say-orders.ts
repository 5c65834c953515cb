import { formatRupees, toPaise } from '#domain/money.ts';
import { OfficeListing, type OfficeOrderJson } from '#domain/office-order.ts';
import { toOrderJson } from '#domain/order-json.ts';
import type { OrderJson } from '#domain/order-json.ts';
import type { Ctx } from '#shop/context.ts';
import { listOfficeOrders } from '#shop/orders/office-orders.ts';
import type { Told } from './commands.ts';

/** The newest orders, one line each. */
export async function sayOrders(ctx: Ctx, { status, find }: Told['flags']): Promise<string> {
  const wanted = OfficeListing.parse({ status, q: find, limit: 50 });
  const { orders, total } = await listOfficeOrders(ctx, wanted);
  const lines = orders.map((order) => sayLine(toOrderJson(order)));
  return [...lines, `${orders.length} of ${total}`].join('\n');
}

/** One order: who, what, how it stands and what was done with it. */
export function sayOrder(order: OfficeOrderJson): string {
  const { customer, shipping_address: to, items, events, credit_notes, refunds } = order;
  return [
    sayLine(order),
    `  to ${customer.name}, ${to.line1}, ${to.city} ${to.postal_code}, ${customer.phone}`,
    ...items.map(
      ({ quantity, product_name, variant, sku, returned }) =>
        `  ${quantity} × ${[product_name, variant].filter(Boolean).join(', ')} (${sku})${returned ? `, ${returned} came back` : ''}`,
    ),
    ...credit_notes.map(
      ({ number, amount, issue_date, reason }) =>
        `  ${number} of ${issue_date}: ${formatRupees(toPaise(amount))} credited, ${reason}`,
    ),
    ...refunds.map(
      ({ amount, status, reason, created_at }) =>
        `  ${created_at.slice(0, 10)} refund of ${formatRupees(toPaise(amount))} (${reason}): ${status}`,
    ),
    ...events.map(
      ({ at, kind, actor_name, actor, reason }) =>
        `  ${at.slice(0, 16).replace('T', ' ')} ${kind} by ${actor_name || actor}${reason && `: ${reason}`}`,
    ),
  ].join('\n');
}

function sayLine({ order_number, created_at, status, payment, totals, customer }: OrderJson): string {
  const total = formatRupees(toPaise(totals.total)).padStart(14);
  return `${order_number}  ${created_at.slice(0, 10)}  ${status.padEnd(10)} ${payment.method} ${payment.status.padEnd(9)} ${total}  ${customer.name}`;
}
