import type { OrderStatus } from '#domain/order/order.ts';
import { ORDER_STATUS_NAMES } from '#domain/order/order-words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  pending: 'turmeric',
  processing: 'indigo',
  shipped: 'indigo',
  delivered: 'leaf',
  completed: 'leaf',
  cancelled: 'alert',
  returned_to_origin: 'alert',
};

/** Shows the status of an order in its colour. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{ORDER_STATUS_NAMES[status]}</Badge>;
}
