import { formatAmount } from '#domain/money/money.ts';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import {
  AdminOrderListing,
  type AttentionFilter,
  type ListedOrderJson,
} from '#contract/order/admin-order-list.ts';
import type { Ctx } from '#shop/context.ts';
import { listAdminOrders } from '#shop/orders/admin-orders/list-admin-orders.ts';
import type { Arguments } from './command.ts';

/** Formats the newest orders, one line each. */
export async function formatOrders(ctx: Ctx, { status, find, look }: Arguments['flags']): Promise<string> {
  const wanted = AdminOrderListing.parse({ status, q: find, look: look && 'true', limit: 50 });
  const { orders, total } = await listAdminOrders(ctx, wanted);
  return [...orders.map(formatLine), `${orders.length} of ${total}`].join('\n');
}

/** Formats one order: who ordered what, its status and its order events. */
export function formatOrder(order: AdminOrderJson): string {
  const { customer, shipping_address: to, items, events, credit_notes, refunds } = order;
  return [
    formatLine(order),
    ...order.needs_look.map((look) => `  ${formatLook(look, order.order_number)}`),
    `  to ${customer.name}, ${to.line1}, ${to.city} ${to.postal_code}, ${customer.phone}`,
    ...items.map(
      ({ quantity, product_name, variant, sku, returned }) =>
        `  ${quantity} × ${[product_name, variant].filter(Boolean).join(', ')} (${sku})${returned ? `, ${returned} came back` : ''}`,
    ),
    ...credit_notes.map(
      ({ number, amount, issue_date, reason }) =>
        `  ${number} of ${issue_date}: ${formatAmount(amount)} credited, ${reason}`,
    ),
    ...refunds.map(
      ({ amount, status, reason, created_at }) =>
        `  ${created_at.slice(0, 10)} refund of ${formatAmount(amount)} (${reason}): ${status}`,
    ),
    ...events.map(
      ({ at, kind, actor_name, actor, reason }) =>
        `  ${at.slice(0, 16).replace('T', ' ')} ${kind} by ${actor_name || actor}${reason && `: ${reason}`}`,
    ),
  ].join('\n');
}

function formatLine(order: ListedOrderJson): string {
  const { order_number, created_at, status, payment, totals, customer, needs_look } = order;
  const total = formatAmount(totals.total).padStart(14);
  const looks = needs_look.map((look) => `  ! ${LOOKS[look]}`).join('');
  return `${order_number}  ${created_at.slice(0, 10)}  ${status.padEnd(10)} ${payment.method} ${payment.status.padEnd(9)} ${total}  ${customer.name}${looks}`;
}

const LOOKS: Record<AttentionFilter, string> = {
  refund_failed: 'a refund failed',
  gateway_refund: 'refunded outside the shop',
};

function formatLook(look: AttentionFilter, number: string): string {
  if (look === 'refund_failed')
    return `! The bank did not accept a refund. To try again: refund-again ${number}`;
  return `! Refunded in Razorpay’s dashboard. If pieces came back: cancel, return or refund. If it was a gift: explain-refund ${number} REASON`;
}
