import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { mount } from '#test/mount.ts';
import { OrderMoney } from './order-money.tsx';

test('money is called sent back once the bank has it, and being refunded before', async () => {
  const charges = { shipping: 0, gift_wrap: 0, cod_charges: 0, rounding: 0, tax: 0 };
  const totals = { subtotal: 1713, coupon_amount: 42.45, coupon_code: null, prepaid_discount: 0, ...charges };
  const money = { charged: 1713, received: 1713, credited: 1300, refunded: 1300, cash_owed: 0, due: 0 };
  const refunds = [
    { amount: 800, status: 'due', reason: 'returned' },
    { amount: 500, status: 'processed', reason: 'returned' },
  ];
  const order = { totals, money, refunds, needs_look: [], payment_link: null } as unknown as Order;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities: [] });
  mount(() => createElement(QueryClientProvider, { client }, createElement(OrderMoney, { order })));
  const amountOf = (name: string) => screen.getByText(name).nextElementSibling!.textContent;
  await screen.findByText('Charged');
  expect(amountOf('Discount')).toBe('−₹42.45');
  expect(amountOf('Being refunded')).toBe('₹800');
  expect(amountOf('Sent back')).toBe('₹500');
});
