import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { OrderButtons } from './order-buttons.tsx';

const order = {
  id: 'ord_1',
  order_number: 'HT-2611-7K3M9Q',
  status: 'pending',
  created_at: '2026-11-20T07:00:00Z',
  payment: { method: 'razorpay', status: 'pending', in_progress: false, refunded: 0 },
  refunds: [],
  returns: [],
  items: [],
  tracking: { number: null, url: null, delivered_at: null },
} as unknown as OrderJson;

const ignored = { onCancel() {}, onReturn() {}, onReview() {} };

test.each([
  [false, ['Pay now']],
  [true, ['Check payment']],
])('an unpaid order with a payment in progress (%s) offers %s', async (in_progress, offered) => {
  const payment = { ...order.payment, in_progress };
  const { links } = await render(createElement(OrderButtons, { ...ignored, order: { ...order, payment } }));
  expect(links.map(({ words }) => words)).toEqual(offered);
  expect(links[0]!.href).toContain('/order-status/ord_1');
});
