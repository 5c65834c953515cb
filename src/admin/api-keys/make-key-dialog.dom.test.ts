import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'haat_1' }, { status: 201 })));
});
afterEach(() => vi.unstubAllGlobals());

test('clicking beside a new API key warns that it will be lost and keeps the dialog open', async () => {
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['see_orders'] });
  const dialog = createElement(MakeKeyDialog, { onClose });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, dialog));
  await user.type(await screen.findByLabelText('Name'), 'Accounting');
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  await screen.findByText('Your key is ready');
  await user.dblClick(screen.getByRole('dialog'));
  await screen.findByText('Have you copied the key? You cannot see it again once this window closes.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
