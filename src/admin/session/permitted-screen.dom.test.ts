import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { listAbilities } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { findRefusal } from './find-refusal.ts';
import { mount } from '#test/mount.ts';
import { PermittedScreen } from './permitted-screen.tsx';

const ofWriter = listAbilities({ role: 'writer', added: [], removed: [] });
const isRefused = (path: string) => findRefusal(path, (ability) => ofWriter.includes(ability)) !== undefined;

test('a forbidden screen names the right it needs and shows nothing else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Ravi' }, abilities: ofWriter });
  mount(
    () => createElement(QueryClientProvider, { client }, createElement(PermittedScreen)),
    '/words/prices/new',
  );
  await screen.findByText('You need the right “Make offers and promotion codes”', { exact: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the packing screen also needs the right to see orders', () => {
  expect(findRefusal('/pack', (ability) => ability === 'ship_orders')).toEqual(['see_orders']);
  expect(findRefusal('/pack', (ability) => ability !== 'ship_orders')).toEqual(['ship_orders']);
  expect(findRefusal('/pack/HT-1', () => true)).toBeUndefined();
});

test.each([
  '/people',
  '/people/stf_1',
  '/words/codes',
  '/words/prices/new',
  '/stock/receive',
  '/settings/cod',
  '/ready',
  '/money',
  '/money/gst',
  '/reports/sales',
  '/safety/failed',
  '/move/imp_1',
  '/api-keys',
])('%s is refused to a writer', (path) => {
  expect(isRefused(path)).toBe(true);
});

test.each([
  '/',
  '/me',
  '/orders/HT-1',
  '/past-orders',
  '/products/new',
  '/words',
  '/words/collections/col_1',
  '/tickets/replies',
  '/subscribers',
])('%s is open to a writer', (path) => {
  expect(isRefused(path)).toBe(false);
});
