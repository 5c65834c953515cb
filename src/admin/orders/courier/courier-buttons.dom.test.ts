import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#admin/orders/use-order.ts';
import { mount } from '#test/mount.ts';
import { CourierButtons } from './courier-buttons.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a refusal message disappears with the next courier action', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/label')
      ? Response.json({ error: 'The courier has no label yet.' }, { status: 409 })
      : Response.json({}),
  );
  const order = { id: 'ord_1', order_number: 'HT-2611-1' } as Order;
  const buttons = createElement(CourierButtons, { order, actions: ['label', 'track'] });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, buttons));
  await user.click(await screen.findByRole('button', { name: 'Courier’s label' }));
  await screen.findByText('The courier has no label yet.');
  await user.click(screen.getByRole('button', { name: 'Where is it?' }));
  await waitFor(() => expect(screen.queryByText('The courier has no label yet.')).toBeNull());
});
