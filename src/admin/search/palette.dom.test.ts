import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Palette } from './palette.tsx';

afterEach(() => vi.unstubAllGlobals());

test('nothing is said of a search before its answer has come', async () => {
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
