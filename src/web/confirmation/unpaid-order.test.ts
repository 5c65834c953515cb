import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { UnpaidOrder } from './unpaid-order.tsx';

const which = 'Order HT-2611-7K3M9Q for ₹5,896.00 is reserved for you until 10:00 pm.';
const idle = { isOffered: true, isBusy: false, isConfirming: false, onPay() {} };
const failed = 'Payment Failed There was an issue processing your payment. Please try again.';
const waits = 'Already paid? This page will update in a moment.';

test.each([
  ['was declined', { status: 'failed' }, `${failed} ${which} Try Again View Orders`],
  ['waits for its money', { status: 'pending' }, `Payment pending ${which} ${waits} Pay now View Orders`],
  [
    'was declined, and tried again since',
    { status: 'failed', isAttemptOpen: true },
    `Payment pending ${which} ${waits} Pay now View Orders`,
  ],
  [
    'can be paid no more, because the keys were removed,',
    { status: 'failed', isOffered: false },
    `Payment Failed ${which} Online payment is not available right now. View Orders`,
  ],
])(
  'an order that %s is shown with its amount, its deadline and what can be done',
  async (_, { status, ...state }, said) => {
    const order = {
      order_number: 'HT-2611-7K3M9Q',
      totals: { total: 5896 },
      payment: { status, expires_at: '2026-11-22T16:30:00.000Z' },
    } as OrderJson;
    const props = { ...idle, order, isAttemptOpen: false, ...state };
    const { text } = await render(createElement(UnpaidOrder, props));
    expect(text).toBe(said);
  },
);

test('after payment, the page says that it is being confirmed and offers no second payment', async () => {
  const order = { order_number: 'HT-2611-7K3M9Q', totals: { total: 5896 }, payment: {} } as OrderJson;
  const confirming = { ...idle, isBusy: true, isConfirming: true };
  const { text } = await render(createElement(UnpaidOrder, { ...confirming, order, isAttemptOpen: false }));
  expect(text).toBe(
    'Checking your payment Please do not pay again until this page updates. Confirming your payment… View Orders',
  );
});

test('the page shows why the last payment attempt failed', async () => {
  const order = {
    order_number: 'HT-2611-7K3M9Q',
    totals: { total: 5896 },
    payment: { status: 'pending' },
  } as OrderJson;
  const problem = 'The payment link that we sent you no longer works.';
  const { html } = await render(
    createElement(UnpaidOrder, { ...idle, order, isAttemptOpen: false, problem }),
  );
  expect(html).toMatch(/role="alert"[^>]*>The payment link/);
});
