import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './products.route.tsx';

let isAnswering: boolean;

async function answer(path: string): Promise<Response> {
  if (!path.includes('/admin/categories')) return Response.json({ products: [], total: 0, counts: {} });
  if (!isAnswering) return Response.json({ error: 'Please try again', code: 'unavailable' }, { status: 503 });
  return Response.json({ categories: [{ id: 'cat_1', name: 'Brass lamps' }] });
}

beforeEach(() => {
  isAnswering = false;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('the category filter shows a load error with a retry, and its chip does not present the category as missing', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const { user } = mount(
    () => createElement(QueryClientProvider, { client }, createElement(Component)),
    '/products?category=cat_1',
  );
  await user.click(await screen.findByText('Category: …'));
  await screen.findByText('The categories could not be loaded.');
  isAnswering = true;
  await user.click(screen.getByText('Try again'));
  const lamps = await screen.findByLabelText<HTMLInputElement>('Brass lamps');
  expect(lamps.checked).toBe(true);
  expect(screen.queryByText('The categories could not be loaded.')).toBeNull();
  await screen.findByText('Category: Brass lamps');
});
