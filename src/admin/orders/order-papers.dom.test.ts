import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { OrderPapers } from './order-papers.tsx';
import type { Order } from './use-order.ts';

function open(stage: Order['stage']) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['ship_orders'] });
  const tracking = { number: null, provider: null, url: null };
  const order = { id: 'ord_1', documents: [], stage, status: 'processing', tracking } as unknown as Order;
  const papers = createElement(OrderPapers, { order });
  mount(() => createElement(QueryClientProvider, { client }, papers));
}

test.each(['to_pack', 'to_hand_over', 'on_the_way'] as const)(
  'an order that is %s offers printing of slip and label',
  async (stage) => {
    open(stage);
    expect(await screen.findByText('Print slip and label')).toBeDefined();
  },
);

test.each(['to_confirm', 'delivered', 'cancelled', 'returned_to_origin'] as const)(
  'an order that is %s has no slip and label to print',
  async (stage) => {
    open(stage);
    await screen.findByText('Documents');
    expect(screen.queryByText('Print slip and label')).toBeNull();
  },
);
