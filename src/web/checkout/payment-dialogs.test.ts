import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#domain/order-json.ts';
import { render } from '#test/render.ts';
import { PaymentDialogs } from './payment-dialogs.tsx';
import type { Outcome } from './use-checkout.ts';

const order = {
  order_number: 'HT-2611-7K3M9Q',
  status: 'pending',
  totals: { total: 5896 },
  payment: { status: 'failed', expires_at: '2026-11-22T16:30:00.000Z' },
} as OrderJson;

test.each<Outcome>([
  { kind: 'failed', reason: 'The bank said no', order },
  { kind: 'cancelled', order },
])(
  'a payment that came to nothing ($kind) leaves an order of which is said until when it is kept',
  async (outcome) => {
    const { text } = await render(createElement(PaymentDialogs, { outcome, onClose() {}, onTryAgain() {} }));
    expect(text).toContain(
      'Order HT-2611-7K3M9Q for ₹5,896.00 is kept for you until 10:00 pm. Nothing is charged twice.',
    );
  },
);
