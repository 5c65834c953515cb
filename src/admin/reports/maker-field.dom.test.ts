import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { MakerField } from './maker-field.tsx';

afterEach(() => vi.unstubAllGlobals());

test('makers that fail to load show an error and a retry', async () => {
  const sold = { headings: ['Maker', '₹', 'Pieces'], rows: [['Imran', 900, 2]] };
  let answer = Response.json({ error: 'Down' }, { status: 500 });
  vi.stubGlobal('fetch', async () => answer.clone());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const period = { from: '2026-11-01', to: '2026-11-28' };
  const field = createElement(MakerField, { period, maker: '', onChange: () => {} });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, field));
  await screen.findByText('The makers could not be loaded.');
  answer = Response.json(sold);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Imran' });
});
