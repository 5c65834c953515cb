import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Palette } from './palette.tsx';

afterEach(() => vi.unstubAllGlobals());

test('“Nothing found” appears only after the search has answered', async () => {
  const answer = Promise.withResolvers<Response>();
  const asked = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const palette = createElement(Palette, { onClose: () => undefined });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, palette));
  await user.type(await screen.findByRole('combobox'), 'zzz');
  expect(screen.queryByText('Nothing found.')).toBeNull();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Nothing found.')).toBeNull();
  answer.resolve(Response.json({ results: [] }));
  await screen.findByText('Nothing found.');
});

test('Enter before the search has answered opens its result, never one for an earlier query', async () => {
  const late = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.includes('q=zoya') ? 'Zoya' : 'Asha';
    if (name === 'Zoya') await late.promise;
    return Response.json({ results: [{ kind: 'customer', id: `usr_${name}`, title: name, detail: '' }] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const Place = () => createElement('p', null, useLocation().pathname);
  const palette = createElement(Palette, { onClose: () => undefined });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, palette, createElement(Place)));
  const field = await screen.findByRole('combobox');
  await user.type(field, 'asha');
  await screen.findByRole('option', { name: /Asha/ });
  await user.clear(field);
  await user.type(field, 'zoya{Enter}');
  expect(screen.queryByText('/customers/usr_Asha')).toBeNull();
  late.resolve();
  await screen.findByText('/customers/usr_Zoya');
});
