import { formatAmount } from '#domain/money/money.ts';
import type { CancelReason } from '#domain/order/order.ts';
import { formatMoneyBack } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';
import * as words from './words.ts';

const reasons: Partial<Record<CancelReason, (orderNumber: string) => string>> = {
  unpaid: words.notPaidInTime,
  replaced: words.replaced,
  unconfirmed: words.notConfirmed,
};

/** Returns why an order was cancelled, and whether money is refunded or still expected for it. */
export function formatCancelled({ order_number, cancelled_reason, refunds, exchange }: OrderJson): string {
  const isUnpaid = cancelled_reason === 'unpaid';
  const why = (reasons[cancelled_reason ?? 'customer'] ?? words.cancelled)(order_number);
  const [back] = refunds;
  if (back) return `${why} ${formatMoneyBack(formatAmount(back.amount), back.status)}`;
  if (exchange) return `${why} ${words.creditReturned(formatAmount(exchange.paid))}`;
  return `${why} ${isUnpaid ? words.paymentMayArrive : words.noPaymentDue}`;
}
