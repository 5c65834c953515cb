import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { CHECKOUT_DEFAULTS, type CheckoutFormInput } from '#domain/order/checkout.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { mount } from '#test/mount.ts';
import { DeliveryAddress } from './delivery-address.tsx';

const home = {
  id: 'adr_1',
  type: 'home',
  line1: '12 Lake Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  state_code: 'MH',
  postal_code: '411001',
  country: 'India',
  phone: '9876543210',
  is_default: false,
} as AddressJson;

afterEach(() => vi.unstubAllGlobals());

function mountFields(address: CheckoutFormInput['address'] = CHECKOUT_DEFAULTS.address) {
  vi.stubGlobal('fetch', async () => Response.json({ places: [] }));
  mount(() => {
    const defaultValues = { ...CHECKOUT_DEFAULTS, address } as CheckoutFormInput;
    const form = useForm<CheckoutFormInput>({ defaultValues });
    const fields = createElement(DeliveryAddress, { addresses: [home], isWithoutAddresses: false });
    return createElement(FormProvider, form as never, fields);
  });
}

test('a restored form that holds a saved address selects that address, not “New address”', async () => {
  const { line1, postal_code: postalCode } = home;
  mountFields({ ...CHECKOUT_DEFAULTS.address, line1, postalCode });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Home/)).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('New address').checked).toBe(false);
});

const isFolded = (line: HTMLElement) => line.closest('[hidden]') !== null;

test('a saved address’s fields are collapsed until the shopper edits them; those of a new one are open', async () => {
  mountFields();
  const line = await screen.findByLabelText<HTMLInputElement>('Address');
  expect(isFolded(line)).toBe(false);
  fireEvent.click(screen.getByLabelText(/^Home/));
  await waitFor(() => expect(isFolded(line)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Edit address for this order' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN code')));
  expect(isFolded(line)).toBe(false);
  fireEvent.click(screen.getByLabelText('New address'));
  expect(isFolded(line)).toBe(false);
});

test('a saved address that was edited for this order stays open in a form that comes back', async () => {
  const { line1, postal_code: postalCode } = home;
  mountFields({ ...CHECKOUT_DEFAULTS.address, line1, postalCode, city: 'Poona', state: 'MH' });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Home/)).checked).toBe(true);
  expect(isFolded(screen.getByLabelText('Address'))).toBe(false);
});

test('an address that was typed comes back after a saved one was looked at', async () => {
  mountFields();
  const line = await screen.findByLabelText<HTMLInputElement>('Address');
  fireEvent.input(line, { target: { value: '4 Hill Road' } });
  fireEvent.click(screen.getByLabelText(/^Home/));
  await waitFor(() => expect(line.value).toBe('12 Lake Road'));
  fireEvent.click(screen.getByLabelText('New address'));
  await waitFor(() => expect(line.value).toBe('4 Hill Road'));
});
