import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { CancelDialog } from './cancel-dialog.tsx';

test.each([
  [{ status: 'pending', in_progress: false }, 'You have not been charged.'],
  [
    { status: 'pending', in_progress: true },
    'If your bank still takes the money, we will refund you in full.',
  ],
  [
    { status: 'completed', in_progress: false },
    'Your refund reaches your original payment method within 5-7 business days.',
  ],
])('cancelling an order whose payment is %j shows what happens to the money', async (payment, said) => {
  const order = {
    order_number: 'HT-2611-7K3M9Q',
    payment,
    totals: { total: 899 },
    exchange: null,
  } as OrderJson;
  const { text } = await render(createElement(CancelDialog, { order, onClose() {}, onCancelled() {} }));
  expect(text).toContain(said);
});

const credit = 'You get back the ₹265.05 credit from order HT-2611-MS6TRR.';

test.each([
  ['is paid in cash with the parcel', { status: 'pending' }, 722, credit],
  [
    'was paid by a link',
    { status: 'completed' },
    722,
    `${credit} Your refund reaches your original payment method within 5-7 business days.`,
  ],
  ['cost nothing more', { status: 'completed' }, 265.05, credit],
])('cancelling an exchange that %s shows that its credit is returned', async (_, payment, total, said) => {
  const exchange = { order_id: 'ord_1', order_number: 'HT-2611-MS6TRR', paid: 265.05 };
  const order = { order_number: 'HT-2611-284P47', payment, totals: { total }, exchange } as OrderJson;
  const { text } = await render(createElement(CancelDialog, { order, onClose() {}, onCancelled() {} }));
  expect(text).toContain(`HT-2611-284P47 ${said} Why`);
});
