import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { Component as Receive } from './receive.route.tsx';

const place = 'admin draft stf_1 stock receipt';
const toLine = (name: string, pieces: unknown) => ({ sku: name.toUpperCase(), name, before: 0, pieces });
const keep = (lines: unknown) =>
  localStorage.setItem(place, JSON.stringify({ supplier: '', note: '', receivedOn: '', lines }));

const fetched = vi.fn();
beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

function open(path = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['edit_stock'] });
  return mount(() => createElement(QueryClientProvider, { client }, createElement(Receive)), path);
}
const pieces = (name: string) => screen.findByLabelText<HTMLInputElement>(`Pieces of ${name}`);

test('a refused receipt focuses the first invalid line, each time', async () => {
  keep([toLine('Diya', '4'), toLine('Bell', 'two'), toLine('Lamp', '')]);
  const { user } = open();
  const bell = await pieces('Bell');
  const button = screen.getByText('Receive 4 pieces');
  await user.click(button);
  await waitFor(() => expect(document.activeElement).toBe(bell));
  await user.clear(bell);
  await user.type(bell, '2');
  await user.click(screen.getByText('Receive 6 pieces'));
  const lamp = await pieces('Lamp');
  await waitFor(() => expect(document.activeElement).toBe(lamp));
  expect(fetched).not.toHaveBeenCalled();
});

test('a draft receipt of an earlier version is read, and an unreadable one shows a warning', async () => {
  const { pieces: _, ...line } = toLine('Diya', '');
  keep([{ ...line, quantity: 12 }]);
  open();
  expect((await pieces('Diya')).value).toBe('12');
  cleanup();
  keep('Diya, 12 pieces');
  open();
  await screen.findByText('cannot be read', { exact: false });
});

test('no warning is shown when no draft was kept', async () => {
  open();
  await screen.findByText('What came in');
  expect(screen.queryByText('cannot be read', { exact: false })).toBeNull();
});

test('Enter adds only a result for the current query, never one for an earlier query', async () => {
  const search = Promise.withResolvers<void>();
  fetched.mockImplementation(async (path: string) => {
    const name = path.includes('q=B') ? 'Bell' : 'Diya';
    if (name === 'Bell') await search.promise;
    return Response.json({ items: [{ sku: name.toUpperCase(), name, choice: '', in_stock: 0 }], total: 1 });
  });
  const { user } = open();
  const input = await screen.findByLabelText('Add a product');
  await user.type(input, 'Diya');
  await screen.findByRole('button', { name: /^Diya/ });
  await user.clear(input);
  await user.type(input, 'Bell');
  // Only a scanner presses Enter at once.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await user.type(input, '{Enter}');
  expect(screen.queryByLabelText('Pieces of Diya')).toBeNull();
  search.resolve();
  await screen.findByRole('button', { name: /^Bell/ });
  await user.type(input, '{Enter}');
  await pieces('Bell');
});

test('a booked receipt is removed from the drafts even if the screen was left, so it is not booked twice', async () => {
  keep([toLine('Diya', '4')]);
  const booked = Promise.withResolvers<Response>();
  fetched.mockReturnValue(booked.promise);
  const { user } = open();
  await user.click(await screen.findByText('Receive 4 pieces'));
  cleanup();
  booked.resolve(Response.json({ receipt: { lines: [{ change: 4 }] } }));
  await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
});

test.each([
  [503, 'The shop did not answer, so DIYA is not in the receipt. Add it below.'],
  [200, 'There is no SKU DIYA in this shop.'],
])('a SKU in the URL that is not added after the answer %d shows why', async (status, words) => {
  fetched.mockImplementation(async () => Response.json({ items: [], total: 0 }, { status }));
  open('/?sku=DIYA');
  await waitFor(() => expect(listToasts().map(({ text }) => text)).toContain(words));
});
