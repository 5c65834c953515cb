import { expect, test } from 'vitest';
import { capToStock, isVariantInStock, listPriced, toStockState } from './stock.ts';

const red = { name: 'red', available: true, stockQuantity: 2 };
const blue = { name: 'blue', available: true, stockQuantity: 0 };
const green = { name: 'green', available: false, stockQuantity: 7 };

test('a variant can be bought while it is offered and has pieces', () => {
  expect([red, blue, green].map(isVariantInStock)).toEqual([true, false, false]);
});

test.each([
  [[red, blue, green], ['red']],
  [[blue, green], ['blue']],
  [[green], ['green']],
  [[], []],
])('for %j, the prices come from %j', (variants, priced) => {
  expect(listPriced(variants).map(({ name }) => name)).toEqual(priced);
});

test.each([
  [-1, 'out', 'Out of Stock'],
  [0, 'out', 'Out of Stock'],
  [1, 'few', 'Only 1 left'],
  [5, 'few', 'Only 5 left'],
  [6, 'in', 'In stock'],
])('%s pieces are %s: %s', (pieces, kind, words) => {
  expect(toStockState(pieces)).toEqual({ kind, words });
});

test('a negative stock count leaves nothing available', () => {
  expect(capToStock(1, -1)).toEqual({ quantity: 0, words: 'This item is out of stock' });
});
