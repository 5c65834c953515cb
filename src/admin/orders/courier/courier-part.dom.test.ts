import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, test, vi } from 'vitest';
import type { Order } from '#admin/orders/use-order.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { CourierPart } from './courier-part.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a courier booking that fails to load shows an error and a retry, not that no courier is connected', async () => {
  let answer = Response.json({ error: 'Not now' }, { status: 404 });
  vi.stubGlobal('fetch', async () => answer.clone());
  const order = { id: 'ord_1', order_number: 'HT-2611-1', version: 1 } as Order;
  const { user } = mountAs([], createElement(CourierPart, { order }));
  await screen.findByText('The booking could not be loaded.');
  answer = Response.json({ gateway: 'shiprocket', shipment: null, actions: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The parcel can be booked once the order is packed.');
});
