import { formatRupees, toPaise } from '#domain/money/money.ts';
import type { CancelReason } from '#domain/order/order.ts';
import { formatMoneyBack } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';

const reasons: Partial<Record<CancelReason, string>> = {
  unpaid: 'not paid in time',
  replaced: 'replaced by a newer order of yours',
  unconfirmed: 'cancelled, because we could not confirm it in time',
};

/** Returns why an order was cancelled, and whether money is refunded or still expected for it. */
export function formatCancelled({ order_number, cancelled_reason, refunds, exchange }: OrderJson): string {
  const isUnpaid = cancelled_reason === 'unpaid';
  const why = `Order ${order_number} was ${reasons[cancelled_reason ?? 'customer'] ?? 'cancelled'}.`;
  const [back] = refunds;
  if (back) return `${why} ${formatRupees(toPaise(back.amount))} ${formatMoneyBack(back.status)}`;
  if (exchange) return `${why} ${formatRupees(toPaise(exchange.paid))} that was credited goes back to you.`;
  if (!isUnpaid) return `${why} Nothing is to be paid.`;
  return `${why} If your money arrives after all, the order goes on while its products are in stock; otherwise the money goes back to you by itself.`;
}
