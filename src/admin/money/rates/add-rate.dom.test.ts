import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { AddRate } from './add-rate.tsx';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  vi.stubGlobal('fetch', async () => Response.json({ products: [], total: 0, counts: {} }));
});
afterEach(() => vi.unstubAllGlobals());

test('refused fields of a new GST rate show readable messages, never the schema library’s wording', async () => {
  const rate = createElement(AddRate, { table: { version: '1', rates: [] } });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, rate));
  await user.click(await screen.findByRole('button', { name: 'Add rate' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('HSN code', '8306');
  fill('GST', '12');
  fill('From', '2026-12-01');
  fill('Only up to this price per piece', 'a thousand');
  fill('Note', 'x'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'Save rate' }));
  screen.getByText('Check this.');
  screen.getByText('Use at most 500 characters.');
  fill('HSN code', '83');
  fill('GST', '120');
  await user.click(screen.getByRole('button', { name: 'Save rate' }));
  screen.getByText('An HSN code has 4 to 8 digits');
  screen.getByText('A rate can be at most 100 percent');
  expect(screen.queryByText(/expected/)).toBeNull();
});
