import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { PriceChangeNote } from './price-change-note.tsx';

function open(abilities: StaffAbility[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const change = { id: 'pch_1', name: 'Diwali', ends_at: '2026-11-10T18:30:00.000Z' };
  const note = createElement(PriceChangeNote, { change });
  mount(() => createElement(QueryClientProvider, { client }, note));
}

test('a running price change is shown with its end, and linked for staff who may edit it', async () => {
  open(['edit_products', 'edit_promotions']);
  const link = await screen.findByRole('link', { name: 'Diwali' });
  expect(link.getAttribute('href')).toBe('/words/prices/pch_1');
  expect(link.closest('p')!.textContent).toContain('sets the sale price until 11 Nov 2026');
});

test('staff who may not open the price change see its name without a link', async () => {
  open(['edit_products']);
  await screen.findByText(/Diwali/);
  expect(screen.queryByRole('link')).toBeNull();
});
