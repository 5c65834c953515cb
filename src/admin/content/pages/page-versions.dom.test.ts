import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { PageVersions } from './page-versions.tsx';
import type { Page } from './use-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('page versions that fail to load show an error and a retry instead of an empty history', async () => {
  const down = Response.json({ error: 'Down' }, { status: 500 });
  const version = { version: 1, published_at: '2026-11-20T10:00:00.000Z', publish_at: null, is_live: true };
  let answer = down;
  vi.stubGlobal('fetch', async () => answer.clone());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = { slug: 'about', is_template: false } as unknown as Page;
  const versions = createElement(PageVersions, { page });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, versions));
  await screen.findByText('The versions could not be loaded.');
  answer = Response.json({ versions: [version], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Version 1, .* live now$/);
  expect(screen.queryByText('The versions could not be loaded.')).toBeNull();
});

test('a version that is restored after its question was closed does not close the next question', async () => {
  // The test DOM cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const old = { version: 1, published_at: '2026-11-20T10:00:00.000Z', publish_at: null, is_live: false };
  const page = { slug: 'about', is_template: false, version: 3 } as unknown as Page;
  const restored = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'PUT') return restored.promise;
    if (path.includes('/versions/1')) return Response.json({ content: {}, is_template: false });
    return Response.json({ versions: [old, { ...old, version: 2 }], total: 2 });
  });
  const client = new QueryClient();
  const versions = createElement(PageVersions, { page });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, versions));
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Restore version 2' }));
  restored.resolve(Response.json(page));
  await vi.waitFor(() => expect(listToasts().some(({ text }) => text === 'Restored')).toBe(true));
  expect(screen.queryByText('Restore version 2?')).not.toBeNull();
});
