import type { ActionOrder } from '#domain/order/order-actions.ts';
import type { OrderJson } from '#contract/order.ts';

/** What the rules of domain/order/order-actions.ts need to know of an order. */
export function toFacts({ status, created_at, payment, refunds, tracking }: OrderJson): ActionOrder {
  const isRefundRefused = refunds.some((refund) => refund.status === 'failed');
  return { status, placedAt: new Date(created_at), payment, isRefundRefused, tracking };
}

/** Pieces in an order, in words. */
export function formatPieces({ items }: OrderJson): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`;
}
