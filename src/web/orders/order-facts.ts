import type { ActionOrder } from '#domain/order/allowed-actions.ts';
import { OPEN_RETURN_STATES } from '#domain/order/open-return-states.ts';
import { canAskForReturn } from '#domain/order/return-window.ts';
import { sumPaise, toPaise } from '#domain/money/money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import * as words from './words.ts';

/** Returns what the rules of domain/order/allowed-actions.ts need to know of an order. */
export function toFacts({ status, created_at, payment: paid, refunds, tracking }: OrderJson): ActionOrder {
  const payment = { method: paid.method, status: paid.status, inProgress: paid.in_progress };
  const isRefundRefused = refunds.some((refund) => refund.status === 'failed');
  const moneyBack = findMoneyBack({ payment: paid, refunds });
  return { status, placedAt: new Date(created_at), payment, isRefundRefused, moneyBack, tracking };
}

const extra = ['late', 'duplicate', 'mismatch'];

/** Returns how money of an order goes back: a part that no refund covers was paid in cash. Payments that were not used do not count. */
function findMoneyBack({ payment, refunds }: Pick<OrderJson, 'payment' | 'refunds'>) {
  if (payment.refunded === 0) return undefined;
  const used = refunds.filter(({ reason }) => !extra.includes(reason));
  const onlinePaise = sumPaise(used.map(({ amount }) => toPaise(amount)));
  return onlinePaise < toPaise(payment.refunded) ? 'in_cash' : 'online';
}

/** Returns the items of which pieces are left to return, with their number. */
export function listReturnable({ items }: OrderJson): { item: OrderJson['items'][number]; left: number }[] {
  return items.map((item) => ({ item, left: item.quantity - item.returned })).filter(({ left }) => left > 0);
}

/** Returns whether a return can be requested now; an order has one open return at a time. */
export function isReturnPossible(order: OrderJson, { returnDays, now }: { returnDays: number; now: Date }) {
  const { status, payment, tracking, returns } = order;
  const deliveredAt = tracking.delivered_at === null ? null : new Date(tracking.delivered_at);
  const isOpen = returns.some(({ state }) => OPEN_RETURN_STATES.some((each) => each === state));
  return (
    !isOpen &&
    payment.status !== 'refunded' &&
    listReturnable(order).length > 0 &&
    canAskForReturn({ status, deliveredAt }, { returnDays, now }).allowed
  );
}

/** Returns the number of pieces in an order as text. */
export function formatPieces({ items }: OrderJson): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return words.itemCount(pieces);
}
