import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ProductFields } from '#admin/products/form/product-fields.ts';
import { NEW_PRODUCT } from '#admin/products/form/product-record.ts';
import { ME } from '#admin/query-client.ts';
import { writeStored } from '#admin/stored.ts';
import { mount } from '#test/mount.ts';
import { TextField } from './text-field.tsx';
import { useRecordForm } from './use-record-form.ts';

const staff = { id: 'stf_1', name: 'Kavita' };
beforeEach(() => localStorage.clear());

/** The form of a new product with two of its fields, opened by a person who has left a draft of it on this device. */
async function open(values: Record<string, unknown>) {
  const draft = { version: 0, base: { ...NEW_PRODUCT, maker: null }, values, at: '2026-11-22T10:00:00Z' };
  writeStored(localStorage, `draft ${staff.id} product new`, draft);
  const client = new QueryClient();
  client.setQueryData(ME, { staff, abilities: [] });
  function Form() {
    const control = useRecordForm<ProductFields>({
      key: 'product new',
      schema: ProductFields,
      record: { values: NEW_PRODUCT, version: 0 },
      labels: {},
      save: async () => ({ values: NEW_PRODUCT, version: 1 }),
    });
    const variants = control.form.watch('variants').map(({ color }) => color);
    return createElement(
      'div',
      null,
      createElement(TextField<ProductFields>, { control, name: 'name', label: 'Name' }),
      createElement(TextField<ProductFields>, { control, name: 'maker', label: 'Maker' }),
      createElement('output', null, `${typeof control.form.getValues('maker')} ${variants.join()}`),
      createElement('output', null, String(control.form.getValues('price'))),
    );
  }
  mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await screen.findByDisplayValue('Brass lamp');
}

test('a draft from an earlier version keeps the fields the form still has and drops a maker stored as an object', async () => {
  const { slug: _, ...without } = NEW_PRODUCT;
  await open({
    ...without,
    name: 'Brass lamp',
    price: '1,2x',
    maker: { name: 'Imran Khan', story: 'Casts brass.' },
  });
  expect(screen.getByLabelText('Maker')).toHaveProperty('value', '');
  expect(screen.queryByText(/object undefined/)).toBeNull();
  expect(await screen.findByText('1,2x')).toBeTruthy();
});

test('a drafted list that is no longer a list falls back to the record’s value', async () => {
  await open({ ...NEW_PRODUCT, name: 'Brass lamp', variants: 'Red, Blue' });
  // The record's maker is null, and it has no variants.
  expect(screen.getByText(/^object/).textContent).toBe('object ');
});
