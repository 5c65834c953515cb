import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { AboutProduct } from './about-product.tsx';

test.each([
  [['answer_customers'], ['Customer’s account', 'Its page in the shop']],
  [
    ['answer_customers', 'edit_products'],
    ['Brass Diya', 'Customer’s account', 'Its page in the shop'],
  ],
])('a review leads only to screens that the person may open: %j', async (abilities, names) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  const links: ComponentProps<typeof AboutProduct>['links'] = [
    { to: '/products/prd_1', name: 'Brass Diya', ability: 'edit_products' },
    { to: '/customers/cus_1', name: 'Customer’s account' },
  ];
  const about = createElement(AboutProduct, { links, shopPath: '/product/brass-diya#reviews' });
  mount(() => createElement(QueryClientProvider, { client }, about));
  await screen.findByText('Brass Diya');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});
