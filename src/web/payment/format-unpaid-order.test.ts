import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { formatUnpaidOrder } from './format-unpaid-order.ts';

function say(expires_at: string | null): string {
  const order = { order_number: 'HT-2611-7K3M9Q', totals: { total: 5896 }, payment: { expires_at } };
  return formatUnpaidOrder(order as OrderJson).replaceAll(/\s/g, ' ');
}

test.each([
  ['2026-11-22T16:30:00.000Z', '10:00 pm'],
  ['2026-11-22T18:34:59.000Z', '12:04 am'],
  ['2026-11-22T06:35:00.000Z', '12:05 pm'],
])('an order reserved until %s shows the time %s, however soon that is', (at, until) => {
  expect(say(at)).toBe(`Order HT-2611-7K3M9Q for ₹5,896.00 is reserved for you until ${until}.`);
});

test('an order without a deadline is shown as reserved', () => {
  expect(say(null)).toBe('Order HT-2611-7K3M9Q for ₹5,896.00 is reserved for you.');
});
