import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { Component as ApiKeys } from './api-keys.route.tsx';
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

test('a key that is revoked after its question was closed does not close the question about the next', async () => {
  const revoked = Promise.withResolvers<Response>();
  const key = { abilities: [], made_by: 'Kavita', created_at: '2026-11-20T10:00:00Z', last_used_at: null };
  const keys = ['Old', 'New'].map((name) => ({ ...key, id: `key_${name}`, name }));
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/key_Old') ? revoked.promise : Response.json({ api_keys: keys }),
  );
  const client = new QueryClient();
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(ApiKeys)));
  await user.click(await screen.findByRole('button', { name: 'Revoke Old' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Revoke New' }));
  revoked.resolve(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(listToasts().some(({ text }) => text === 'Old is revoked')).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Revoke “New”?')).not.toBeNull();
});
