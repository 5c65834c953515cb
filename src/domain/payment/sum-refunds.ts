import { type Paise, sumPaise, toPaise } from '#domain/money/money.ts';
import type { RefundReason, ToldRefundStatus } from './payment-fact.ts';

type ToldRefund = { amount: number; status: ToldRefundStatus; reason: RefundReason };

const UNUSED: readonly RefundReason[] = ['late', 'duplicate', 'mismatch'];

/** Returns whether a refund gives back money that paid for an order, and not a payment that came too late, twice or with another amount. */
export function isOfUsedMoney({ reason }: Pick<ToldRefund, 'reason'>): boolean {
  return !UNUSED.includes(reason);
}

/** Sums the refunds in some states that give back money that paid for an order, in paise; their amounts are rupees. */
export function sumRefunds(refunds: readonly ToldRefund[], states: readonly ToldRefundStatus[]): Paise {
  const counted = refunds.filter((refund) => isOfUsedMoney(refund) && states.includes(refund.status));
  return sumPaise(counted.map(({ amount }) => toPaise(amount)));
}
