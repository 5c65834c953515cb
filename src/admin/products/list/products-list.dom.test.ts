import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { toProductsList } from './products-list.tsx';

const diya: ListedProductJson = {
  id: 'prd_1',
  version: 1,
  status: 'live',
  publish_at: null,
  slug: 'diya',
  sku: 'DY-1',
  name: 'Diya',
  category: null,
  craft: null,
  maker: null,
  price: 900,
  sale_price: null,
  stock_quantity: 4,
  variant_count: 0,
  picture: null,
  warnings: [],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};

beforeEach(() =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ products: [diya], total: 1, counts: {} }))),
);
afterEach(() => vi.unstubAllGlobals());

const list = toProductsList([]);

/** Opens the list for somebody and returns the names of the cells that they can edit. */
async function open(abilities: StaffAbility[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const products = createElement(ListScreen<ListedProductJson>, { list });
  mount(() => createElement(QueryClientProvider, { client }, products));
  await screen.findByRole('grid');
  return screen.getAllByText(/ of Diya:$/).map(({ textContent }) => textContent);
}

test('a writer edits prices in the list, and sees the stock that they may not change', async () => {
  expect(await open(['edit_products'])).toEqual(['Price ₹ of Diya: ']);
  expect(screen.getAllByText(/^4/).length).toBeGreaterThan(0);
});

test('who may change the stock edits it there too', async () => {
  expect(await open(['edit_products', 'edit_stock'])).toEqual(['Price ₹ of Diya: ', 'Stock of Diya: ']);
});
