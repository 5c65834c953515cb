import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#admin/orders/use-order.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { SendNewLink } from './send-new-link.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a new payment link that is sent after the order was left does not open its order', async () => {
  const sent = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => sent.promise);
  const order = { id: 'ord_1' } as Order;
  const leave = createElement(Link, { to: '/pack' }, 'Leave');
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/', element: createElement(SendNewLink, { order }) }),
    createElement(Route, { path: '/pack', element: createElement('h1', null, 'Packing') }),
    createElement(Route, { path: '*', element: createElement('h1', null, 'The new order') }),
  );
  const { user } = mountAs([], createElement('main', null, leave, routes));
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  await user.click(screen.getByText('Leave'));
  await screen.findByRole('heading', { name: 'Packing' });
  sent.resolve(
    Response.json({ order: { order_number: 'H-1002', status: 'pending', money: { due: 50_000 } } }),
  );
  await vi.waitFor(() => expect(listToasts().some(({ text }) => text.includes('H-1002'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'The new order' })).toBeNull();
});
