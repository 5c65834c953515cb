import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, test, vi } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import type { Customer } from './customer.ts';
import { CustomerPastOrders } from './customer-past-orders.tsx';

afterEach(() => vi.unstubAllGlobals());

test('past orders from the earlier shop that fail to load show an error and a retry instead of nothing', async () => {
  const past = {
    id: 'pst_1',
    number: '#1042',
    placed_at: '2025-11-20T10:00:00.000Z',
    total: 900,
    status: 'paid',
  };
  let answer = Response.json({ error: 'Not now' }, { status: 404 });
  vi.stubGlobal('fetch', async () => answer.clone());
  const customer = { id: 'usr_1' } as Customer;
  const { user } = mountAs(['see_orders'], createElement(CustomerPastOrders, { customer }));
  await screen.findByText('The orders before this shop could not be loaded.');
  answer = Response.json({ past_orders: [past], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: '#1042' });
});
