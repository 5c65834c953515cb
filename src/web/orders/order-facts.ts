import type { ActionOrder } from '#domain/order/order-actions.ts';
import type { OrderJson } from '#contract/order/order.ts';

/** Returns what the rules of domain/order/order-actions.ts need to know of an order. */
export function toFacts({ status, created_at, payment, refunds, tracking }: OrderJson): ActionOrder {
  const isRefundRefused = refunds.some((refund) => refund.status === 'failed');
  return { status, placedAt: new Date(created_at), payment, isRefundRefused, tracking };
}

/** Returns the number of pieces in an order as text. */
export function formatPieces({ items }: OrderJson): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`;
}
