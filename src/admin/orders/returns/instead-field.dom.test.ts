import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, test, vi } from 'vitest';
import type { ChosenLine } from '#admin/orders/new/order-values.ts';
import { mount } from '#test/mount.ts';
import { InsteadField } from './instead-field.tsx';

afterEach(() => vi.unstubAllGlobals());

test('choosing the same product again raises its quantity, as in a telephone order', async () => {
  const diya = { product_id: 'prd_1', variant_id: null, name: 'Diya', sku: 'DY-1', price: 450, stock: 5 };
  vi.stubGlobal('fetch', async () => Response.json({ offers: [diya] }));
  function Form() {
    const [lines, setLines] = useState<readonly ChosenLine[]>([]);
    return createElement(InsteadField, { lines, onChange: setLines });
  }
  const { user } = mount(() =>
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Form)),
  );
  for (const pieces of ['1', '2']) {
    await user.type(await screen.findByLabelText('Add a product'), 'diya');
    await user.click(await screen.findByRole('button', { name: /^Diya/ }));
    await screen.findByDisplayValue(pieces);
  }
});
