import { expect, test } from 'vitest';
import type { Variant } from '#domain/catalogue/product.ts';
import { readChoiceQuery, resolveChoice } from '#domain/catalogue/variant-choice.ts';
import { toPurchase } from './purchase.ts';

function makeVariant(
  color: string,
  size: string | null,
  stockQuantity: number,
  pricePaise = 500_00,
): Variant {
  const id = `var_${color}_${size}`;
  const measures = { lengthMm: null, widthMm: null, heightMm: null, weightGrams: null };
  return {
    id,
    sku: id,
    color,
    size,
    pricePaise,
    salePricePaise: null,
    stockQuantity,
    available: true,
    ...measures,
  };
}

const product = { pricePaise: 900_00, salePricePaise: 800_00, stockQuantity: 7 };

function buy(variants: Variant[], query: string) {
  const state = resolveChoice(variants, readChoiceQuery(variants, new URLSearchParams(query)));
  return toPurchase(product, { state, variant: state.kind === 'incomplete' ? undefined : state.variant });
}

test('without variants price and stock are those of the product', () => {
  expect(toPurchase(product, { state: undefined, variant: undefined })).toMatchObject({
    action: 'buy',
    pieces: 7,
    prices: { pricePaise: 900_00, salePricePaise: 800_00 },
  });
  const soldOut = { ...product, stockQuantity: 0 };
  expect(toPurchase(soldOut, { state: undefined, variant: undefined }).action).toBe('request');
});

test('price and stock follow the variant, never the parent', () => {
  const variants = [makeVariant('Red', 'S', 2), makeVariant('Red', 'M', 3, 650_00)];
  expect(buy(variants, 'color=Red&size=M')).toMatchObject({
    action: 'buy',
    pieces: 3,
    prices: { pricePaise: 650_00, salePricePaise: null },
  });
});

test('a variant that is sold out can be asked for', () => {
  const variants = [makeVariant('Red', 'S', 0), makeVariant('Blue', 'S', 3)];
  expect(buy(variants, 'color=Red&size=S')).toMatchObject({ action: 'request', pieces: 0 });
});

test('an incomplete choice cannot be bought and asks to select a variant', () => {
  const variants = [makeVariant('Red', 'S', 1), makeVariant('Red', 'M', 1), makeVariant('Blue', 'M', 1)];
  expect(buy(variants, 'color=Red')).toMatchObject({ action: 'choose', problem: 'Please select a variant' });
});

test('an incomplete choice shows the cheapest matching variant’s price, with that variant’s own list price', () => {
  const reduced = { ...makeVariant('Red', 'M', 1, 950_00), salePricePaise: 450_00 };
  const variants = [reduced, makeVariant('Red', 'S', 1), makeVariant('Blue', 'M', 1, 700_00)];
  const red = { isFrom: true, prices: { pricePaise: 950_00, salePricePaise: 450_00 } };
  expect(buy(variants, 'color=Red')).toMatchObject(red);
  // The blue variant was never sold for more.
  const blue = { isFrom: true, prices: { pricePaise: 700_00, salePricePaise: null } };
  expect(buy(variants, 'color=Blue')).toMatchObject(blue);
  expect(buy(variants, 'color=Red&size=M').isFrom).toBe(false);
});

test('when every variant is sold out, the product can be requested before one is chosen', () => {
  const variants = [makeVariant('Red', 'S', 0), makeVariant('Red', 'M', 0)];
  const state = resolveChoice(variants, readChoiceQuery(variants, new URLSearchParams()));
  const purchase = toPurchase({ ...product, stockQuantity: 0 }, { state, variant: undefined });
  expect(purchase).toMatchObject({ action: 'request', pieces: 0 });
});
