import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { type ListedOrder, ordersList } from './orders-list.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the tabs show how many orders are waiting, with a plus when the count is capped', async () => {
  const counts = { unpaid: 0, to_confirm: 12, to_pack: 1001, to_hand_over: 1000 };
  vi.stubGlobal('fetch', async () => Response.json({ orders: [], total: 0, more: false, counts }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const list = createElement(ListScreen<ListedOrder>, { list: ordersList });
  mount(() => createElement(QueryClientProvider, { client }, list), '/orders');
  await screen.findByRole('button', { name: 'To confirm 12' });
  expect(screen.getByRole('button', { name: 'To pack 1,000+' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'To hand over 1,000' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delivered' })).toBeDefined();
});
