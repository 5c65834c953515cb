import { endedWithoutSale } from '#domain/order/order-outcome.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { readStorage, writeStorage } from '#web/state/stored-state.ts';
import { MOST_IDS, track } from './track.ts';

const KEY = 'orders_to_count';
const most = 20;

/** Remembers an order placed in this browser; `trackPurchase` counts it once it is paid or is cash on delivery. */
export function expectPurchase(orderId: string): void {
  keep([...listExpected().filter((id) => id !== orderId), orderId].slice(-most));
}

/**
 * Tracks an order as a purchase once, in the browser that placed it, when it is paid or is cash on delivery. Returns whether it was tracked
 * now.
 */
export function trackPurchase({ id, status, payment, items, totals }: OrderJson): boolean {
  const expected = listExpected();
  const isBought = payment.status === 'completed' || payment.method === 'cod';
  if (!isBought || endedWithoutSale(status) || !expected.includes(id)) return false;
  keep(expected.filter((each) => each !== id));
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const product_ids = items
    .slice(0, MOST_IDS)
    .map((item) => item.product_id)
    .join(' ');
  track('purchase', {
    value: totals.total,
    metadata: { order_id: id, quantity, product_ids: product_ids, currency: 'INR' },
  });
  return true;
}

/** Forgets an order that will not become a purchase. */
export function forgetPurchase(orderId: string): void {
  keep(listExpected().filter((id) => id !== orderId));
}

/** Returns the ids of orders placed in this browser that are not known to be paid, oldest first. */
export function listExpected(): string[] {
  return (readStorage(KEY) ?? '').split(' ').filter(Boolean);
}

function keep(orderIds: readonly string[]): void {
  writeStorage(KEY, orderIds.length > 0 ? orderIds.join(' ') : null);
}
