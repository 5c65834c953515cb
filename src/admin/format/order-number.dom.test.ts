import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { OrderNumber } from './order-number.tsx';

test.each([
  [['see_orders'], 1],
  [['edit_stock'], 0],
])('the number of an order is a link for those who may see orders: %j', async (abilities, links) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  const link = createElement(OrderNumber, { number: 'HT-2611-1' });
  mount(() => createElement(QueryClientProvider, { client }, link));
  await screen.findByText('HT-2611-1');
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
