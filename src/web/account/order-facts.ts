import { type ActionOrder, ORDER_STATUS_NAMES } from '#domain/order-actions.ts';
import type { OrderJson } from '#domain/order-json.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** What the rules of domain/order-actions.ts need to know of an order. */
export function toFacts({ status, created_at, payment, tracking }: OrderJson): ActionOrder {
  return { status, placedAt: new Date(created_at), payment, tracking };
}

const tones: Record<OrderJson['status'], BadgeTone> = {
  pending: 'turmeric',
  processing: 'indigo',
  shipped: 'indigo',
  delivered: 'leaf',
  completed: 'leaf',
  cancelled: 'alert',
};

/** How an order stands, and in which colour. */
export function toStatusBadge(status: OrderJson['status']): { tone: BadgeTone; children: string } {
  return { tone: tones[status], children: ORDER_STATUS_NAMES[status] };
}

/** Pieces in an order, in words. */
export function sayPieces({ items }: OrderJson): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`;
}
