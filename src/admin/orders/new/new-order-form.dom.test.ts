import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { writeStored } from '#admin/stored.ts';
import { mount } from '#test/mount.ts';
import { NewOrderForm } from './new-order-form.tsx';
import { TELEPHONE_DRAFT } from './order-values.ts';

const restored = 'We kept what you typed before.';

afterEach(() => vi.unstubAllGlobals());

test('discarding an order leaves an empty form without the restored-draft notice, with the focus in it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ customer: null }));
  const draft = { version: 0, base: {}, values: { name: 'Meera' }, at: '2026-11-28T02:00:00Z' };
  writeStored(localStorage, `draft stf_1 ${TELEPHONE_DRAFT}`, draft);
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(NewOrderForm)));
  await screen.findByText(restored);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(restored)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
});

test('text typed just before the form is left is kept in the draft, and the form opens with it', async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ customer: null }));
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const open = () => mount(() => createElement(QueryClientProvider, { client }, createElement(NewOrderForm)));
  const { user } = open();
  await user.type(await screen.findByLabelText('Name'), 'Meera');
  cleanup();
  const kept = () => localStorage.getItem(`admin draft stf_1 ${TELEPHONE_DRAFT}`) ?? '';
  await waitFor(() => expect(kept()).toContain('"name":"Meera"'));
  open();
  await screen.findByText(restored);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Meera');
});

test('an order is not placed before its price is known', async () => {
  const quoted = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/quote') ? quoted.promise : Response.json({ customer: null, places: [] }),
  );
  const line = { productId: 'prd_1', variantId: null, name: 'Diya', quantity: 1 };
  const draft = { version: 0, base: {}, values: { lines: [line] }, at: '2026-11-28T02:00:00Z' };
  writeStored(localStorage, `draft stf_1 ${TELEPHONE_DRAFT}`, draft);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  mount(() => createElement(QueryClientProvider, { client }, createElement(NewOrderForm)));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  expect(button.disabled).toBe(true);
  quoted.resolve(Response.json({ error: 'Not now' }, { status: 503 }));
  // Without a price, the button says what is wrong.
  await waitFor(() => expect(button.disabled).toBe(false));
});
