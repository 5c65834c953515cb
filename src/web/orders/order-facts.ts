import type { ActionOrder, Allowance } from '#domain/order/allowed-actions.ts';
import { OPEN_RETURN_STATES } from '#domain/order/open-return-states.ts';
import { CASH_BACK, REFUND_REFUSED, REFUND_UNDER_WAY, toNextStep } from '#domain/order/order-words.ts';
import { canAskForReturn } from '#domain/order/return-window.ts';
import { formatAmount, toPaise, toRupees } from '#domain/money/money.ts';
import { sumRefunds } from '#domain/payment/sum-refunds.ts';
import type { OrderJson } from '#contract/order/order.ts';
import * as words from './words.ts';

/** Returns what the rules of domain/order/allowed-actions.ts need to know of an order. */
export function toFacts({ status, created_at, payment: paid, refunds, tracking }: OrderJson): ActionOrder {
  const payment = { method: paid.method, status: paid.status, inProgress: paid.in_progress };
  const isRefundRefused = refunds.some((refund) => refund.status === 'failed');
  const isRefundUnderWay = refunds.some((refund) => refund.status === 'due' || refund.status === 'pending');
  const moneyBack = findMoneyBack({ payment: paid, refunds });
  const placedAt = new Date(created_at);
  return { status, placedAt, payment, isRefundRefused, isRefundUnderWay, moneyBack, tracking };
}

type MoneyBack = Pick<OrderJson, 'payment' | 'refunds'>;

/** Returns how the money of an order is returned; a part that no refund covers was paid in cash. */
function findMoneyBack(order: MoneyBack) {
  if (order.payment.refunded === 0) return undefined;
  if (sumCashBack(order) === 0) return 'online';
  return order.payment.cash_owed > 0 ? 'in_cash' : 'cash_returned';
}

/** Returns the amount returned in cash, in paise. Payments that were not used do not count. */
function sumCashBack({ payment, refunds }: MoneyBack): number {
  const onlinePaise = sumRefunds(refunds, ['due', 'pending', 'processed']);
  return Math.max(0, toPaise(payment.refunded) - onlinePaise);
}

/** Returns which part of a payment was refunded, which is on its way to the bank, and which is still to be handed back in cash. */
export function listPartsBack({ payment, refunds }: MoneyBack): string[] {
  const underWayPaise = sumRefunds(refunds, ['due', 'pending']);
  const owedPaise = toPaise(payment.cash_owed);
  const backPaise = toPaise(payment.refunded) - owedPaise - underWayPaise;
  return [
    backPaise > 0 && words.amountRefunded(formatAmount(toRupees(backPaise))),
    underWayPaise > 0 && words.beingRefunded(formatAmount(toRupees(underWayPaise))),
    owedPaise > 0 && words.refundDue(formatAmount(toRupees(owedPaise))),
  ].filter((part) => part !== false);
}

/** Returns the sentences about cash that a buyer gets back: the amount still to be handed back, and the amount already handed back. */
export function listCashBack(order: MoneyBack): string[] {
  const owedPaise = toPaise(order.payment.cash_owed);
  const returnedPaise = sumCashBack(order) - owedPaise;
  return [
    owedPaise > 0 && words.cashOwed(formatAmount(toRupees(owedPaise))),
    returnedPaise > 0 && words.cashReturned(formatAmount(toRupees(returnedPaise))),
  ].filter((sentence) => sentence !== false);
}

/** Returns the items that have pieces left to return, with the number of those pieces. */
export function listReturnable({ items }: OrderJson): { item: OrderJson['items'][number]; left: number }[] {
  return items.map((item) => ({ item, left: item.quantity - item.returned })).filter(({ left }) => left > 0);
}

type Window = { returnDays: number; now: Date };

/** Returns whether a return can be requested now; an order has one open return at a time. */
export function isReturnPossible(order: OrderJson, window: Window): boolean {
  return (
    !order.returns.some(isOpen) &&
    order.payment.status !== 'refunded' &&
    listReturnable(order).length > 0 &&
    isInReturnWindow(order, window).allowed
  );
}

/** Returns whether the return window of an order is open, and if not, why. */
export function isInReturnWindow({ status, tracking }: OrderJson, window: Window): Allowance {
  const deliveredAt = tracking.delivered_at === null ? null : new Date(tracking.delivered_at);
  return canAskForReturn({ status, deliveredAt }, window);
}

/** Returns the next step as a sentence. It describes the last return if that is open, or if nothing is left to return. */
export function formatNextStep(order: OrderJson, window: Window): string {
  const last = order.returns.at(-1);
  if (last?.state === 'settled' && listReturnable(order).length === 0) return formatSettled(order);
  if (last && (isOpen(last) || listReturnable(order).length === 0)) return words.returnStates[last.state];
  return toNextStep(toFacts(order), isReturnPossible(order, window) ? window.returnDays : 0);
}

/** Returns the text for an order that came back completely: its return is complete, and which money the buyer has still to receive. */
function formatSettled(order: OrderJson): string {
  return [words.returnStates.settled, formatMoneyToCome(toFacts(order))].filter(Boolean).join(' ');
}

function formatMoneyToCome({ isRefundRefused, isRefundUnderWay, moneyBack }: ActionOrder): string | false {
  if (isRefundRefused) return REFUND_REFUSED;
  return moneyBack === 'in_cash' ? CASH_BACK : isRefundUnderWay === true && REFUND_UNDER_WAY;
}

function isOpen({ state }: OrderJson['returns'][number]): boolean {
  return OPEN_RETURN_STATES.some((each) => each === state);
}

/** Returns the number of pieces in an order as text. */
export function formatPieces({ items }: OrderJson): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return words.itemCount(pieces);
}
