import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';

const order = { order_id: 'ord_1', order_number: 'HT-2611-7K3M9Q', total: 1299, expires_at: null };

test.each([
  { in_progress: false, isCheckout: false, offered: ['Pay for this order'] },
  { in_progress: false, isCheckout: true, offered: [] },
  { in_progress: true, isCheckout: false, offered: ['Check payment'] },
  { in_progress: true, isCheckout: true, offered: ['Check payment'] },
])('an unpaid order offers no second payment while one is in progress: %o', async (each) => {
  const { in_progress, isCheckout, offered } = each;
  const orders = [{ ...order, in_progress }];
  const { links, text } = await render(createElement(UnpaidOrders, { orders, isCheckout }));
  expect(links.map(({ words }) => words)).toEqual(offered);
  expect(text.includes('Please do not pay again.')).toBe(in_progress);
  expect(text.includes('If its payment arrives, we refund it.')).toBe(in_progress);
});
