import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { useSession } from '#web/state/session-store.ts';
import { AddressForm } from './address-form.tsx';
import AddressesPage from './addresses.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a missing city filled in from the PIN code shows a hint instead of its error', async () => {
  const found = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => found.promise);
  mount(() => createElement(AddressForm, { onSaved() {}, onClose() {} }));
  fireEvent.input(await screen.findByLabelText('PIN code'), { target: { value: '411001' } });
  const city = screen.getByLabelText<HTMLInputElement>('City');
  fireEvent.blur(city);
  await screen.findByText('City is required');
  found.resolve(Response.json({ places: [{ city: 'Pune', state: 'MH' }] }));
  await screen.findByText('Filled in from your PIN code');
  expect(city.value).toBe('Pune');
  expect(screen.queryByText('City is required')).toBeNull();
  fireEvent.input(city, { target: { value: 'Poona' } });
  expect(screen.queryByText('Filled in from your PIN code')).toBeNull();
});

test('the form’s heading receives the focus when it opens', async () => {
  mount(() => createElement(AddressForm, { onSaved() {}, onClose() {} }));
  const title = await screen.findByRole('heading', { name: 'New Address' });
  expect(document.activeElement).toBe(title);
});

test('deleting an address moves the focus to the page', async () => {
  const kept = {
    id: 'adr_1',
    type: 'home',
    line1: '12 Lake Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
  };
  const addresses = [kept, { ...kept, id: 'adr_2', line1: '7 Hill Street' }];
  vi.stubGlobal('fetch', async (_: unknown, { method }: RequestInit = {}) => {
    if (method === 'DELETE') addresses.pop();
    return Response.json({ addresses });
  });
  useSession.setState({ isLoaded: true, token: 'token' });
  const page = createElement(AddressesPage as never);
  const { user } = mount(() => createElement('main', { id: 'main', tabIndex: -1 }, page));
  await user.click(await screen.findByRole('button', { name: 'Delete Home: 7 Hill Street' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('7 Hill Street')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
