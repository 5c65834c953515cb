import { type ComponentProps, createElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CHECKOUT_DEFAULTS, type CheckoutFormInput } from '#domain/checkout.ts';
import { render } from '#test/render.ts';
import { AddressFields } from './address-fields.tsx';

function Form() {
  const form = useForm<CheckoutFormInput>({ defaultValues: CHECKOUT_DEFAULTS });
  const fields = createElement(AddressFields, { name: 'address', section: 'shipping' });
  return createElement(FormProvider, form as unknown as ComponentProps<typeof FormProvider>, fields);
}

test('what the PIN fills stands right behind it, one below the other on a phone, in the order of the keyboard', async () => {
  const { html } = await render(createElement(Form));
  expect([...html.matchAll(/ name="address\.(\w+)"/g)].map(([, name]) => name)).toEqual([
    'postalCode',
    'city',
    'state',
    'country',
    'line1',
    'line2',
  ]);
});
