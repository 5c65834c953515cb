import { formatAmount } from '#domain/money/money.ts';
import { endedWithoutSale, hasArrived } from '#domain/order/order-outcome.ts';
import { PAYMENT_METHOD_NAMES, formatPayment } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { toFacts } from './order-facts.ts';
import * as words from './words.ts';

/** Returns how and when an order was paid, or what is to be paid in cash. */
export function formatHowPaid(order: OrderJson): string {
  const { payment, totals, exchange, status } = order;
  if (isCashUnbooked(order)) {
    // The courier has the cash, and the shop books it when the courier hands it over.
    const say = hasArrived(status) ? words.paidCash : words.payCash;
    return say(formatAmount(totals.total - (exchange?.paid ?? 0)));
  }
  const method = payment.method === 'cod' ? PAYMENT_METHOD_NAMES.cod : words.onlinePayment;
  return [
    isPaidByExchange(order) ? words.exchange : method,
    payment.paid_at ? words.paidOn(formatMoment(payment.paid_at)) : formatPayment(toFacts(order)),
    payment.paid_at && payment.status === 'refunded' && formatPayment(toFacts(order)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function isPaidByExchange({ exchange, totals }: OrderJson): boolean {
  return exchange !== null && exchange.paid === totals.total;
}

function isCashUnbooked({ payment, status }: OrderJson): boolean {
  return payment.method === 'cod' && payment.status === 'pending' && !endedWithoutSale(status);
}
