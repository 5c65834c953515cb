import type { OrderStatus } from './order.ts';

/** Returns whether an order ended without a sale: it was cancelled, or its parcel came back undelivered. */
export function endedWithoutSale(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'returned_to_origin';
}

/** Returns whether an order has reached its end. */
export function isFinished(status: OrderStatus): boolean {
  return !['pending', 'processing', 'shipped'].includes(status);
}

/** Returns whether the parcel of an order has arrived at its buyer. */
export function hasArrived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed';
}
