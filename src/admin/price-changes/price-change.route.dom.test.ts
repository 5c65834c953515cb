import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './price-change.route.tsx';

afterEach(() => vi.unstubAllGlobals());

const ended = {
  id: 'prc_1',
  name: 'Diwali',
  state: 'ended',
  kind: 'percent',
  off: 10,
  whole_shop: true,
  begins_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-11-08T00:00:00.000Z',
  version: 1,
  target_products: [],
  kept_products: [{ id: 'prd_1', name: 'Brass Diya' }],
};

test.each([
  [['edit_promotions'], 0],
  [['edit_promotions', 'edit_products'], 1],
])(
  'a product that kept its price is a link only for staff who may edit products: %j',
  async (abilities, links) => {
    vi.stubGlobal('fetch', async () => Response.json({ price_change: ended }));
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
    mount(() => createElement(QueryClientProvider, { client }, createElement(Component)));
    await screen.findByText('Brass Diya');
    expect(screen.queryAllByRole('link', { name: 'Brass Diya' })).toHaveLength(links);
  },
);
