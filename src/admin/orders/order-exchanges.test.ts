import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { OrderExchanges } from './order-exchanges.tsx';
import type { Order } from './use-order.ts';

test('a cancelled exchange is not listed among the pieces that came', async () => {
  const exchanges = [
    { id: 'ord_2', order_number: 'HT-2', status: 'cancelled' },
    { id: 'ord_3', order_number: 'HT-3', status: 'shipped' },
  ];
  const exchange = { order_number: 'HT-1' };
  const order = { exchange, exchanges } as unknown as Order;
  const { text } = await render(createElement(OrderExchanges, { order }));
  // A new order that waits for its payment, or was cancelled, has sent nothing.
  expect(text).toBe(
    'In exchange for pieces of HT-1 . Pieces exchanged for HT-3 . Cancelled exchange: HT-2 .',
  );
});
