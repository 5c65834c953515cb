import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import type { Refund } from './refund-words.ts';
import { refundsList } from './refunds-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const day = '2026-11-23T09:00:00.000Z';
const refund = {
  id: 'rfd_1',
  order_id: 'ord_1',
  order_number: 'HT-2611-7KQ2ABCD',
  customer: 'Meera Joshi',
  amount: 450,
  state: 'processed',
  reason: 'cancelled',
  created_at: day,
  updated_at: day,
  gateway_id: null,
  can_retry: false,
};

test.each([
  [['see_invoices'], false],
  [['see_invoices', 'see_orders'], true],
])('the order of a refund is a link only for staff who may see orders: %j', async (abilities, isLink) => {
  vi.stubGlobal('fetch', async () => Response.json({ refunds: [refund], total: 1 }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const list = createElement(ListScreen<Refund>, { list: refundsList });
  mount(() => createElement(QueryClientProvider, { client }, list), '/money/refunds');
  await screen.findAllByText('HT-2611-7KQ2ABCD');
  expect(screen.queryAllByRole('link', { name: 'HT-2611-7KQ2ABCD' }).length > 0).toBe(isLink);
});
