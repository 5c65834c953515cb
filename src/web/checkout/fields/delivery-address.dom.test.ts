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

test('an address that was typed comes back after a saved one was looked at', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ places: [] }));
  function Form() {
    const form = useForm<CheckoutFormInput>({ defaultValues: { ...CHECKOUT_DEFAULTS } as CheckoutFormInput });
    const fields = createElement(DeliveryAddress, { addresses: [home], isWithoutAddresses: false });
    return createElement(FormProvider, form as never, fields);
  }
  mount(Form);
  const line = await screen.findByLabelText<HTMLInputElement>('Address');
  fireEvent.input(line, { target: { value: '4 Hill Road' } });
  fireEvent.click(screen.getByLabelText(/^Home/));
  await waitFor(() => expect(line.value).toBe('12 Lake Road'));
  fireEvent.click(screen.getByLabelText('New address'));
  await waitFor(() => expect(line.value).toBe('4 Hill Road'));
});
