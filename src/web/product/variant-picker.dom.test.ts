import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Variant } from '#domain/catalogue/product.ts';
import { mount } from '#test/mount.ts';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantPicker } from './variant-picker.tsx';

const variants = [
  makeVariant('Red', 'S', 4),
  makeVariant('Red', 'M', 0),
  makeVariant('Blue', 'M', 2),
  makeVariant('Blue', 'S', 3),
];

test('the cheapest variant in stock is chosen first, and a press changes the choice and the address', async () => {
  const { user, readQuery } = mount(Picker, '/products/prod_1');
  expect(await readPressed()).toEqual(['Red', 'S']);
  await user.click(screen.getByRole('button', { name: 'Blue' }));
  await waitFor(async () => expect(await readPressed()).toEqual(['Blue', 'S']));
  expect(readQuery()).toBe('?color=Blue&size=S');
});

test('a selection in a preview keeps the preview token in the URL', async () => {
  const { user, readQuery } = mount(Picker, '/products/prod_1?preview=token');
  await user.click(await screen.findByRole('button', { name: 'Blue' }));
  await waitFor(async () => expect(await readPressed()).toEqual(['Blue', 'S']));
  expect(readQuery()).toBe('?color=Blue&size=S&preview=token');
});

test('an option sold out in the chosen colour is labelled and disabled, and enabled again in another colour', async () => {
  const { user } = mount(Picker, '/products/prod_1?color=Red&size=S');
  const soldOut = await screen.findByRole('button', { name: /^M, / });
  expect(soldOut).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Blue' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'M' })).toHaveProperty('disabled', false));
});

test('a URL that names a sold-out variant shows it as selected', async () => {
  mount(Picker, '/products/prod_1?color=Red&size=M');
  const pressed = await screen.findAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Red', 'M']);
});

test('an option’s accessible name leaves out its price, and an unavailable option shows no price', async () => {
  const priced = variants.map((each) => ({ ...each, pricePaise: each.size === 'S' ? 400_00 : 900_00 }));
  mount(() => createElement(Picker, { variants: priced }), '/products/prod_1?color=Red&size=S');
  const small = await screen.findByRole('button', { name: 'S' });
  expect(small.textContent).toBe('S₹400');
  expect(small.hasAttribute('aria-label')).toBe(false);
  expect(screen.getByRole('button', { name: /^M, / }).textContent).toBe('M');
});

function Picker({ variants: all = variants }: { variants?: Variant[] }) {
  return createElement(VariantPicker, {
    pictures: [],
    choice: useVariantChoice({ slug: 'lamp', variants: all, pictures: [] }),
  });
}

async function readPressed(): Promise<(string | null)[]> {
  const pressed = await screen.findAllByRole('button', { pressed: true });
  return pressed.map(({ textContent }) => textContent);
}

function makeVariant(color: string, size: string, stockQuantity: number): Variant {
  const id = `var_${color}_${size}`;
  return {
    id,
    sku: id,
    color,
    size,
    pricePaise: 500_00,
    salePricePaise: null,
    stockQuantity,
    available: true,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    weightGrams: null,
  };
}
