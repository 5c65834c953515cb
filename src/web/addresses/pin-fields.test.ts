import { type ComponentProps, createElement, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { PlaceFields } from './pin-fields.tsx';

const names = {
  postalCode: 'where.pin',
  city: 'where.city',
  state: 'where.state',
  country: 'where.country',
  line1: 'where.line1',
  line2: 'where.line2',
};

function Form({ children }: { children?: ReactNode }) {
  const form = useForm({ defaultValues: { where: { country: 'India' } } });
  return createElement(FormProvider, form as unknown as ComponentProps<typeof FormProvider>, children);
}

async function show(section?: 'shipping' | 'billing') {
  const fields = createElement(PlaceFields, { names, ...(section && { section }) });
  return render(createElement(Form, null, fields));
}

test('the fields filled in from the PIN code come right after it in the document', async () => {
  const { html } = await show();
  expect([...html.matchAll(/ name="where\.(\w+)"/g)].map(([, name]) => name)).toEqual([
    'pin',
    'city',
    'state',
    'country',
    'line1',
    'line2',
  ]);
});

test('autocomplete tokens carry the section, to tell two addresses on one page apart', async () => {
  const tokens = (html: string) => [...html.matchAll(/ autoComplete="([^"]+)"/gi)].map(([, token]) => token);
  expect(tokens((await show('billing')).html).slice(0, 2)).toEqual([
    'billing postal-code',
    'billing address-level2',
  ]);
  expect(tokens((await show()).html).slice(0, 2)).toEqual(['postal-code', 'address-level2']);
});
