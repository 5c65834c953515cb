import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { ProductSearch } from './product-search.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a failed product search shows an error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Down' }, { status: 500 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const search = createElement(ProductSearch, { chosen: [], onChoose: () => {} });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, search));
  await user.type(await screen.findByLabelText('Add a product'), 'diya');
  await screen.findByText('The search is not working right now. Try again.');
});
