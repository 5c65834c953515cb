import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './packing.route.tsx';
import { Component as PickList } from './pick/pick-list.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each(['to_pack', 'to_hand_over'])(
  'a retry is offered when the queue %s alone fails to load',
  async (stage) => {
    let isAway = true;
    const nothing = { orders: [], total: 0 };
    vi.stubGlobal('fetch', async (path: string) =>
      isAway && path.includes(`stage=${stage}`)
        ? Response.json({ error: 'Please try again.' }, { status: 503 })
        : Response.json(nothing),
    );
    const { user } = show(Component, '/pack');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    await screen.findByText('Nothing is waiting to be packed.');
  },
);

const order = (number: number) => ({
  id: `ord_${number}`,
  order_number: `HT-${number}`,
  stage: 'to_pack',
  customer: { name: 'Meera' },
  payment: { method: 'cod' },
  delivery: { to: null },
  gift: null,
  claim: null,
  missing_pieces: null,
  items: [{ sku: 'DIYA-1', product_name: 'Diya', quantity: 1, returned: 0, product_image: '/a.jpg' }],
  locations: {},
});

test.each([
  ['all', { total: 2, more: false }, 'Print all', 'To pack 2'],
  ['a part', { total: 1000, more: true }, 'Print 2', 'To pack 1,000+'],
])(
  'the button to print names the orders that are shown: %s of those that wait',
  async (_, count, print, stage) => {
    vi.stubGlobal('fetch', async () => Response.json({ orders: [order(1), order(2)], ...count, counts: {} }));
    show(Component, '/pack');
    await screen.findByRole('button', { name: print });
    await screen.findByRole('link', { name: stage });
  },
);

test('the pick list says that more orders wait than it is for', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ orders: [order(1), order(2)], total: 1000, more: true, counts: {} }),
  );
  show(PickList, '/pack/pick-list');
  expect(await screen.findByText(/It is for the 2 orders with the earliest promised dates/)).toBeDefined();
});

function show(component: () => React.ReactNode, path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  return mount(() => createElement(QueryClientProvider, { client }, createElement(component)), path);
}
