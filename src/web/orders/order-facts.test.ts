import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { toFacts } from './order-facts.ts';

type Refund = { amount: number; reason: string; status: string };

function findMoneyBack(refunded: number, refunds: Refund[]) {
  const order = { status: 'cancelled', created_at: '2026-11-20T07:00:00Z', payment: { refunded }, refunds };
  return toFacts(order as unknown as OrderJson).moneyBack;
}

const back = (amount: number, reason = 'cancelled') => ({ amount, reason, status: 'processed' });

test('what goes back and no refund covers was paid in cash; a payment that came too late does not count', () => {
  expect(findMoneyBack(0, [])).toBeUndefined();
  expect(findMoneyBack(0, [back(500, 'late')])).toBeUndefined();
  expect(findMoneyBack(999, [])).toBe('in_cash');
  expect(findMoneyBack(999, [back(500, 'late')])).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500)])).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500), back(999)])).toBe('online');
});
