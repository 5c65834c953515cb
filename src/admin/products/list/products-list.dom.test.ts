import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { dismissToast, listToasts } from '#ui/overlay/toasts.ts';
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

type Change = Partial<ListedProductJson> & { version: number };
let stored: ListedProductJson;
const sent: Change[] = [];

/** Answers as the shop does: a change that names an old version is refused. */
async function answer(_path: string, { method, body }: RequestInit): Promise<Response> {
  if (method !== 'PATCH') return Response.json({ products: [stored], total: 1, counts: {} });
  const change = JSON.parse(body as string) as Change;
  sent.push(change);
  if (change.version < stored.version)
    return Response.json(
      { error: 'Somebody changed this product.', code: 'products.stale' },
      { status: 409 },
    );
  stored = { ...stored, ...change, version: stored.version + 1 };
  return Response.json({ product: stored });
}

beforeEach(() => {
  stored = diya;
  sent.length = 0;
  for (const { id } of listToasts()) dismissToast(id);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const list = toProductsList([]);

/** Opens the list for a person with these abilities and returns the names of the cells that they can edit. */
async function open(abilities: StaffAbility[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const products = createElement(ListScreen<ListedProductJson>, { list });
  mount(() => createElement(QueryClientProvider, { client }, products));
  await screen.findByRole('grid');
  return screen.getAllByText(/ of Diya:$/).map(({ textContent }) => textContent);
}

test('staff who may edit products can edit prices in the list, and see the stock without editing it', async () => {
  expect(await open(['edit_products'])).toEqual(['Price ₹ of Diya: ']);
  expect(screen.getAllByText(/^4/).length).toBeGreaterThan(0);
});

test('staff who may edit stock can also edit it in the list', async () => {
  expect(await open(['edit_products', 'edit_stock'])).toEqual(['Price ₹ of Diya: ', 'Stock of Diya: ']);
});

const paste = (text: string) =>
  fireEvent.paste(document.querySelector('[data-cell="0:0"]')!, { clipboardData: { getData: () => text } });
const said = () => listToasts().map(({ text }) => text);

test('two cells of one row are saved one after the other, and the first can then be undone', async () => {
  await open(['edit_products', 'edit_stock']);
  paste('950\t7');
  await waitFor(() => expect(said()).toContain('Diya, Stock: 7'));
  expect(sent).toEqual([
    { price: 950, version: 1 },
    { stock_quantity: 7, version: 2 },
  ]);
  listToasts()
    .find(({ text }) => text === 'Diya, Price ₹: 950')
    ?.action?.onPress();
  await waitFor(() => expect(said()).toContain('Diya, Price ₹: 900'));
  expect(sent[2]).toEqual({ price: 900, version: 3 });
});

test('a pasted stock is rejected if a sale changed the stock before the row’s price was saved', async () => {
  await open(['edit_products', 'edit_stock']);
  stored = { ...diya, stock_quantity: 3 };
  paste('950\t7');
  await waitFor(() => expect(said()).toContain('Diya: Somebody changed this product.'));
  expect(sent[1]).toEqual({ stock_quantity: 7, version: 1 });
  expect(stored).toMatchObject({ price: 950, stock_quantity: 3 });
});

test('a price changed again while it is being saved causes no conflict, and Undo restores the previous value', async () => {
  await open(['edit_products']);
  paste('1,200');
  await screen.findAllByText(/1,200/);
  paste('1300');
  await waitFor(() => expect(said()).toContain('Diya, Price ₹: 1300'));
  expect(sent).toEqual([
    { price: 1200, version: 1 },
    { price: 1300, version: 2 },
  ]);
  listToasts()
    .find(({ text }) => text === 'Diya, Price ₹: 1300')
    ?.action?.onPress();
  await waitFor(() => expect(sent[2]).toEqual({ price: 1200, version: 3 }));
});

test('Show is not offered for a live product, nor Archive for an archived one', async () => {
  stored = { ...diya, status: 'live' };
  await open(['edit_products']);
  const offered = async () => {
    fireEvent.click((await screen.findAllByRole('checkbox', { name: 'Select Diya' }))[0]!);
    const bar = await screen.findByRole('region', { name: 'Selected' });
    return ['Show', 'Hide', 'Archive'].filter((name) => within(bar).queryByRole('button', { name }));
  };
  expect(await offered()).toEqual(['Hide', 'Archive']);
  cleanup();
  sessionStorage.clear();
  stored = { ...diya, status: 'archived' };
  await open(['edit_products']);
  expect(await offered()).toEqual(['Show', 'Hide']);
});

test('a sale price is written like the price beside it', () => {
  const sale = list.columns.find(({ id }) => id === 'sale')!;
  expect(sale.cell({ ...diya, sale_price: 124_999.5 })).toBe('1,24,999.50');
});
