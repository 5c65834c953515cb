import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router';
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

test('a parcel that the device keeps late does not take its packer away from the order they opened', async () => {
  const opening = new EventTarget();
  vi.stubGlobal('indexedDB', { open: () => opening });
  localStorage.setItem('admin packing ord_1', JSON.stringify({ ite_1: 1 }));
  const orders = [order(1), order(2), order(3)];
  for (const [at, { items }] of orders.entries()) {
    Object.assign(items[0]!, { id: `ite_${at + 1}` });
    Object.assign(orders[at]!, { shipping_address: { city: 'Jaipur' } });
  }
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('stage=to_hand_over')
      ? Response.json({ orders: [], total: 0 })
      : Response.json({ orders, total: 3, more: false, counts: {} }),
  );
  const route = createElement(Route, { path: '/pack/:number', Component });
  const { user } = show(() => createElement(Routes, null, route), '/pack/HT-1');
  await user.click(await screen.findByRole('button', { name: 'Done, next' }));
  await user.click(await screen.findByRole('link', { name: /HT-3/ }));
  await screen.findByRole('region', { name: 'Order HT-3' });
  // The files of these tests share the modules of a worker: nothing may wait for this database afterwards.
  vi.stubGlobal('indexedDB', undefined);
  opening.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', { name: 'Order HT-3' })).not.toBeNull();
  // The claims are released while the answers are still there.
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 50));
});

function show(component: () => React.ReactNode, path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  return mount(() => createElement(QueryClientProvider, { client }, createElement(component)), path);
}
