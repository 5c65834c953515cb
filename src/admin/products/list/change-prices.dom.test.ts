import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { changePrices } from './change-prices.ts';

type Row = { id: string; name: string };
const rows = ['Diya', 'Bell', 'Bead'].map((name, index) => ({ id: `prd_${index}`, name }));
const list: ListDefinition<Row> = {
  name: 'products',
  title: 'Products',
  noun: { one: 'product', many: 'products' },
  columns: [{ id: 'name', label: 'Name', cell: ({ name }) => name }],
  card: ({ name }) => name,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  load: () => Promise.resolve({ rows, total: rows.length }),
  actions: [changePrices(3, { percent: -10 })],
  empty: { title: 'No products yet', text: '' },
};

type Wanted = { action: string; ids: { id: string; version?: number }[] };
const me = { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['edit_products'] };
/** The changes that the server received. */
let asked: Wanted[];
beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  // The shop changes every price but that of the bead, and undoes only that of the diya.
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) => {
    if (!body) return Response.json(me);
    const wanted = JSON.parse(body) as Wanted;
    asked.push(wanted);
    const results = wanted.ids.map(({ id }) => {
      if (wanted.action === 'price') return { id, done: true, version: id === 'prd_2' ? undefined : 7 };
      return id === 'prd_0' ? { id, done: true } : { id, done: false, error: 'It was changed again' };
    });
    return Response.json({ results });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the report of changed prices offers Undo, which names what cannot be put back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, me);
  const screenOfList = createElement(ListScreen<Row>, { list });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, screenOfList));
  await user.click(await screen.findByLabelText('Select this page'));
  await user.click(screen.getByText('Price'));
  await screen.findByText('3 prices changed');
  await user.click(screen.getByText('Undo'));
  await screen.findByText('1 put back, 1 not. Bell: It was changed again.');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({
    action: 'price_back',
    ids: [
      { id: 'prd_0', version: 7 },
      { id: 'prd_1', version: 7 },
    ],
  });
  expect(screen.queryByText('Undo')).toBeNull();
});
