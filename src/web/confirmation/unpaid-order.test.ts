import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { UnpaidOrder } from './unpaid-order.tsx';

const which = 'Order HT-2611-7K3M9Q for ₹5,896.00 is reserved for you until 10:00 pm.';
const failed = 'Payment Failed There was an issue processing your payment. Please try again.';
const waits = 'Already paid? This page will update in a moment.';

test.each([
  ['was declined', 'failed', false, `${failed} ${which} Try Again View Orders`],
  ['waits for its money', 'pending', false, `Payment pending ${which} ${waits} Pay now View Orders`],
  [
    'was declined, and tried again since',
    'failed',
    true,
    `Payment pending ${which} ${waits} Pay now View Orders`,
  ],
])('an order that %s is named with its amount and its hour', async (_, status, isTryOpen, said) => {
  const order = {
    order_number: 'HT-2611-7K3M9Q',
    totals: { total: 5896 },
    payment: { status, expires_at: '2026-11-22T16:30:00.000Z' },
  } as OrderJson;
  const { text } = await render(createElement(UnpaidOrder, { order, isTryOpen, isBusy: false, onPay() {} }));
  expect(text).toBe(said);
});
