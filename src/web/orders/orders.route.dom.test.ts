import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { mount } from '#test/mount.ts';
import { untaxed } from '#test/orders/untaxed-totals.ts';
import { useSession } from '#web/state/session-store.ts';
import OrdersPage from './orders.route.tsx';

afterEach(() => vi.unstubAllGlobals());

const first = {
  id: 'ord_1',
  order_number: 'H-1',
  created_at: new Date().toISOString(),
  status: 'processing',
  items: [],
  totals: { ...untaxed, total: 500 },
  customer: { name: 'Asha Rao' },
  payment: { method: 'cod', status: 'pending', in_progress: false, paid_at: null, refunded: 0, cash_owed: 0 },
  refunds: [],
  credit_notes: [],
  returns: [],
  exchange: null,
  tracking: {},
} as unknown as OrderJson;

test('a late answer to a cancellation leaves the question about another order open', async () => {
  const late = Promise.withResolvers<Response>();
  const orders = [first, { ...first, id: 'ord_2', order_number: 'H-2' }];
  vi.stubGlobal('fetch', async (_: unknown, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ orders, total: 2, past_orders: [] }) : late.promise,
  );
  useSession.setState({ isLoaded: true, token: 'token' });
  const { user } = mount(() => createElement(OrdersPage as never));
  await user.click(await screen.findByRole('button', { name: 'Cancel Order H-1' }));
  await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Cancel Order H-2' }));
  await user.type(screen.getByRole('textbox'), 'Too late for the wedding');
  late.resolve(Response.json({ order: { ...first, status: 'cancelled' } }));
  await vi.waitFor(() => expect(screen.getByLabelText('Order H-1').textContent).toContain('Cancelled'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too late for the wedding');
});
