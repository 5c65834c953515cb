import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { useSession } from '#web/state/session-store.ts';
import { AddressForm } from './address-form.tsx';
import AddressesPage from './addresses.route.tsx';
import * as words from './words.ts';

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

const kept = {
  id: 'adr_1',
  type: 'home',
  line1: '12 Lake Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  state_code: 'MH',
  postal_code: '411001',
  country: 'IN',
  phone: '9876543210',
  is_default: false,
};

test('deleting an address moves the focus to the page', async () => {
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

/** Opens the page with two addresses; every change waits for the answer that is returned. */
function openWithLateAnswer() {
  const late = Promise.withResolvers<Response>();
  const addresses = [kept, { ...kept, id: 'adr_2', line1: '7 Hill Street' }];
  const isSent = vi.fn();
  vi.stubGlobal('fetch', async (_: unknown, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ addresses, places: [] });
    isSent();
    return late.promise;
  });
  useSession.setState({ isLoaded: true, token: 'token' });
  const page = createElement(AddressesPage as never);
  const { user } = mount(() => createElement('main', { id: 'main', tabIndex: -1 }, page));
  return { user, isSent, answer: () => late.resolve(Response.json({ address: kept })) };
}

test('a late answer to a save leaves the form open that was opened meanwhile', async () => {
  const { user, isSent, answer } = openWithLateAnswer();
  await user.click(await screen.findByRole('button', { name: 'Edit Home: 12 Lake Road' }));
  await user.selectOptions(screen.getByLabelText(words.state), 'Maharashtra');
  await user.click(screen.getByRole('button', { name: 'Update Address' }));
  await vi.waitFor(() => expect(isSent).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Edit Home: 7 Hill Street' }));
  await user.type(screen.getByLabelText(words.line1), ', 2nd floor');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByLabelText<HTMLInputElement>(words.line1).value).toBe('7 Hill Street, 2nd floor');
});

test('a late answer to a deletion leaves the question open that was asked meanwhile', async () => {
  const { user, answer } = openWithLateAnswer();
  await user.click(await screen.findByRole('button', { name: 'Delete Home: 12 Lake Road' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Delete Home: 7 Hill Street' }));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('dialog').textContent).toContain('7 Hill Street');
});

test('a place that is found late keeps what was typed after the press', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 18.5, longitude: 73.8 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { user } = mount(() => createElement(AddressForm, { onSaved() {}, onClose() {} }));
  await user.click(await screen.findByRole('button', { name: words.locate }));
  const line1 = screen.getByLabelText<HTMLInputElement>(words.line1);
  await user.type(line1, '4 Temple Lane');
  await user.type(screen.getByLabelText(words.line2), 'Near the well');
  const principalSubdivision = 'Maharashtra';
  answer.resolve(
    Response.json({
      countryCode: 'IN',
      locality: 'Kothrud',
      city: 'Pune',
      principalSubdivision,
      postcode: '',
    }),
  );
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Pune'));
  expect(line1.value).toBe('4 Temple Lane');
  expect(screen.getByLabelText<HTMLInputElement>(words.line2).value).toBe('Near the well');
});
