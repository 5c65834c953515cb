import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './order.route.tsx';
import type { Order } from './use-order.ts';

const note = {
  kind: 'note_added',
  reason: 'Ring the bell twice',
  actor_name: 'Kavita',
  at: '2026-11-22T08:30:00.000Z',
};

const toZeros = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));
const totals = toZeros(
  'subtotal',
  'coupon_amount',
  'prepaid_discount',
  'shipping',
  'gift_wrap',
  'cod_charges',
  'rounding',
  'tax',
);
const money = toZeros(
  'charged',
  'received',
  'from_exchange',
  'due',
  'credited',
  'refunded',
  'cash_owed',
  'to_exchange',
);

const address = {
  line1: '1 Fort Road',
  line2: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  postal_code: '302001',
};
const rest = {
  account: { orders: 1, refused: 0 },
  actions: [],
  created_at: note.at,
  customer: { name: 'Asha', phone: '+919829010003', email: '' },
  documents: [],
  exchange: null,
  exchanges: [],
  gift: null,
  gstin: null,
  items: [],
  messages: [],
  missing_pieces: null,
  money,
  needs_look: [],
  refunds: [],
  notes: '',
  payment: { method: 'cod' },
  payment_link: null,
  photos: [],
  returns: [],
  shipping_address: { ...address, phone: '' },
  stage: 'to_confirm',
  status: 'pending',
  taken_by: null,
  totals,
  tracking: { provider: null },
  unanswered_calls: null,
  version: 1,
};

function toOrder(id: string, number: string, events: unknown[] = []): Order {
  return { ...rest, id, order_number: number, events } as unknown as Order;
}

let isLost = false;
const orders = [toOrder('ord_1', 'HT-2611-1'), toOrder('ord_2', 'HT-2611-2')];
const ofDeletedAccount = {
  ...toOrder('ord_3', 'HT-2611-3'),
  customer: { name: 'Deleted account', phone: '', email: '' },
  shipping_address: { ...address, line1: 'Deleted account', city: '', postal_code: '', phone: '' },
  messages: [
    { id: 'msg_1', channel: 'email', status: 'sent', at: note.at, to: '', subject: '', text: 'Deleted' },
  ],
} as unknown as Order;
orders.push(ofDeletedAccount);
const noBooking = { gateway: null, shipment: null, actions: [] };

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/booking')) return Response.json(noBooking);
    if (path.endsWith('/notes') && isLost) {
      orders[0] = toOrder('ord_1', 'HT-2611-1', [note]);
      throw new TypeError('Failed to fetch');
    }
    if (path.endsWith('/notes')) return Response.json({ order: toOrder('ord_1', 'HT-2611-1', [note]) });
    return Response.json({
      order: orders.find((order) => path.endsWith(order.id) || path.endsWith(order.order_number)),
    });
  }),
);
afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const route = createElement(Route, { path: '/orders/:number', Component });
  const other = createElement(Link, { to: '/orders/HT-2611-2' }, 'Another order');
  const page = createElement('div', null, other, createElement(Routes, null, route));
  client.setQueryData(['order', 'HT-2611-2'], orders[1]);
  return mount(() => createElement(QueryClientProvider, { client }, page), path);
}

test('an order opened by its id, as from the search, has its number as the title and shows changes made to it', async () => {
  const { user } = open('/orders/ord_1');
  await user.type(await screen.findByLabelText('Note for staff'), note.reason);
  await waitFor(() => expect(document.title).toBe('HT-2611-1 · Admin'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText(note.reason);
});

test('a note that was typed for one order is not in the form of the next', async () => {
  const { user } = open('/orders/HT-2611-1');
  await user.type(await screen.findByLabelText('Note for staff'), note.reason);
  await user.click(screen.getByText('Another order'));
  await screen.findByRole('heading', { name: 'HT-2611-2' });
  expect(screen.getByLabelText<HTMLInputElement>('Note for staff').value).toBe('');
});

test('on a slow machine a note is added once if its button is pressed twice', async () => {
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  const { user } = open('/orders/HT-2611-1');
  await user.type(await screen.findByLabelText('Note for staff'), note.reason);
  const button = screen.getByRole('button', { name: 'Add' });
  for (let press = 0; press < 2; press += 1) {
    button.click();
    // A browser runs all microtasks before it handles the next press, and timers after it.
    // oxlint-disable-next-line no-await-in-loop
    for (let turn = 0; turn < 50; turn += 1) await undefined;
  }
  await screen.findByText(note.reason);
  expect(sent.mock.calls.filter(([path]) => String(path).endsWith('/notes'))).toHaveLength(1);
});

test('a change whose response was lost is shown if the server has made it', async () => {
  isLost = true;
  const { user } = open('/orders/HT-2611-1');
  await user.type(await screen.findByLabelText('Note for staff'), note.reason);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText(note.reason);
});

test('the order of a deleted account has no button to call nobody, and no link to the orders of nobody', async () => {
  open('/orders/HT-2611-1');
  await screen.findByRole('link', { name: 'Call' });
  cleanup();
  open('/orders/HT-2611-3');
  await screen.findByRole('heading', { name: 'Deleted account' });
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.getByText('1 order').tagName).toBe('P');
  expect(screen.getByText('Deleted').tagName).toBe('P');
  expect(document.querySelector('summary')).toBeNull();
  expect(document.querySelector('address')!.textContent.trim()).toBe('Deleted accountRajasthan');
});
