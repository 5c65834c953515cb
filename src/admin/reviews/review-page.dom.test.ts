import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { ReviewPage } from './review-page.tsx';
import type { AdminReview } from './review-words.tsx';

const review = {
  id: 'rev_1',
  author: 'Meera J.',
  rating: 4,
  title: null,
  text: 'It stands even.',
  created_at: '2026-11-23T09:00:00.000Z',
  state: 'published',
  held_for: null,
  hidden_reason: null,
  photos: [],
  reply: null,
  product: { id: 'prd_1', name: 'Brass Diya', sku: 'BD-1', path: '/product/brass-diya' },
  customer_id: null,
  order_number: 'HT-2611-7KQ2ABCD',
  version: 1,
} as unknown as AdminReview;

test.each([
  [['answer_customers'], 0],
  [['answer_customers', 'see_orders'], 1],
])('a review links to its order only for staff who may see orders: %j', async (abilities, links) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  mount(() => createElement(QueryClientProvider, { client }, createElement(ReviewPage, { review })));
  await screen.findByText('Order HT-2611-7KQ2ABCD');
  expect(screen.queryAllByRole('link', { name: 'Order HT-2611-7KQ2ABCD' })).toHaveLength(links);
});
