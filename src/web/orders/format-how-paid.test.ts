import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { formatHowPaid } from './format-how-paid.ts';

test.each([
  ['shipped', 'Pay ₹599.00 in cash on delivery'],
  ['delivered', '₹599.00 in cash on delivery'],
])('a cash on delivery order that is %s shows "%s"', (status, said) => {
  const payment = { method: 'cod', status: 'pending' };
  const order = { status, payment, totals: { total: 599 }, exchange: null } as OrderJson;
  expect(formatHowPaid(order)).toBe(said);
});
