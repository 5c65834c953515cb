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

test('a form that comes back with a saved address shows that address as chosen, not as a new one', async () => {
  const { line1, postal_code: postalCode } = home;
  mountFields({ ...CHECKOUT_DEFAULTS.address, line1, postalCode });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Home/)).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('New address').checked).toBe(false);
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
