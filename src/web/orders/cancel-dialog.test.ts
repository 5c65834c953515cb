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
])('who cancels an order whose payment is %j reads about the money', async (payment, said) => {
  const order = { order_number: 'HT-2611-7K3M9Q', payment } as OrderJson;
  const { text } = await render(createElement(CancelDialog, { order, onClose() {}, onCancelled() {} }));
  expect(text).toContain(said);
});
