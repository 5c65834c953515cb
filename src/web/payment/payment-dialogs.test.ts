import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render as renderPage } from '#test/render.ts';
import { PaymentDialogs } from './payment-dialogs.tsx';
import type { Outcome } from './pay-order.ts';

const render = async (outcome: Parameters<typeof PaymentDialogs>[0]['outcome']) =>
  (await renderPage(createElement(PaymentDialogs, { outcome, onClose() {}, onTryAgain() {} }))).text;

const order = {
  order_number: 'HT-2611-7K3M9Q',
  status: 'pending',
  totals: { total: 5896 },
  refunds: [] as OrderJson['refunds'],
  payment: { status: 'failed', expires_at: '2026-11-22T16:30:00.000Z' },
} as OrderJson;

test.each<Exclude<Outcome, { kind: 'paid' }>>([
  { kind: 'failed', reason: 'The bank said no', order },
  { kind: 'cancelled', order },
])('an unsuccessful payment ($kind) shows until when the order is reserved', async (outcome) => {
  expect(await render(outcome)).toContain(
    'Order HT-2611-7K3M9Q for ₹5,896.00 is reserved for you until 10:00 pm. You will not be charged twice.',
  );
});

test('an undecided payment is not shown as cancelled, and no second payment is offered', async () => {
  const text = await render({ kind: 'undecided', order });
  expect(text).toContain('Your bank has not confirmed the payment yet. Please do not pay again.');
  expect(text).not.toMatch(/cancelled|Try Again/);
});

test('a payment that arrived too late is shown as being refunded, not as failed', async () => {
  const back = {
    amount: 5896,
    status: 'pending',
    reason: 'late',
    credit_note_id: null,
    created_at: '',
  } as const;
  const late = { ...order, status: 'cancelled', cancelled_reason: 'unpaid', refunds: [back] } as OrderJson;
  const text = await render({ kind: 'failed', reason: '', order: late });
  expect(text).toContain('Your refund is on its way');
  expect(text).toContain('₹5,896.00 is being refunded.');
  expect(text).not.toMatch(/failed|issue processing/i);
});
