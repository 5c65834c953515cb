import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Product } from '#admin/products/use-product.ts';
import { mount } from '#test/mount.ts';
import { WarningsPart } from './warnings-part.tsx';

test('a product without an HSN code shows the missing code, not a missing tax rate', async () => {
  const product = {
    status: 'draft',
    missing: { hsn: 'Enter an HSN code: invoices need it' },
    warnings: ['no_tax_rate', 'no_weight'],
  } as unknown as Product;
  mount(() => createElement(WarningsPart, { product }));
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Enter an HSN code: invoices need it',
    'The weight is missing: couriers charge by it.',
  ]);
});

test('colours without a photo are listed, with a hint on how to give a photo a colour', async () => {
  const product = {
    status: 'live',
    missing: {},
    warnings: ['color_without_picture'],
    variants: ['Red', 'Blue', 'Green'].map((color) => ({ color, size: null })),
    pictures: [{ color: 'Red' }, { color: null }],
  } as unknown as Product;
  mount(() => createElement(WarningsPart, { product }));
  await screen.findByText('No photo is marked as Blue or Green. Press a photo to choose its colour.');
});
