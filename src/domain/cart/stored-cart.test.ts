import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { ServerCartEntries } from './cart-entry.ts';
import { parseStoredCart } from './stored-cart.ts';
import { fromServerEntries, isSame, toServerEntries, variantOf, type CartLine } from './cart.ts';

function makeLine(productId: string, quantity = 1, variantId: string | null = null): CartLine {
  const variant_info = variantId === null ? null : { variant_id: variantId, color: 'Red', size: null };
  const product = {
    id: productId,
    name: `Good ${productId}`,
    images: ['/a.webp'],
    price: 499,
    sale_price: null,
    variant_info,
  };
  return { product_id: productId, product, quantity, price: 499, added_at: '2026-11-21T06:00:00.000Z' };
}

const line = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom(null, 'x', 'y'),
  )
  .map(([id, quantity, variant]) => makeLine(id, quantity, variant));
const cart = fc.uniqueArray(line, {
  selector: (each) => `${each.product_id}/${variantOf(each)}`,
  maxLength: 8,
});

describe('the stored cart', () => {
  test.each([null, '', 'nonsense', '{}', '"a"', '7', 'null'])('%j is an empty cart', (stored) => {
    expect(parseStoredCart(stored)).toEqual([]);
  });

  test('comes back as it was put away', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(parseStoredCart(JSON.stringify(lines))).toEqual(lines);
      }),
    );
  });

  test('keeps whatever names a product, and puts the rest right', () => {
    const stored = [
      { product_id: 'a', quantity: 250 },
      null,
      { quantity: 1 },
      { product_id: 'b', quantity: -3, product: { name: 'B', images: 7 } },
    ];
    const lines = parseStoredCart(JSON.stringify(stored));
    expect(lines.map((each) => [each.product_id, each.quantity])).toEqual([
      ['a', 99],
      ['b', 1],
    ]);
  });

  test('goes to the server and back without losing what counts', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const entries = ServerCartEntries.parse(toServerEntries(lines));
        const back = fromServerEntries(entries, '2026-11-21T06:00:00.000Z');
        expect(toServerEntries(back)).toEqual(entries);
        expect(back.every((each, index) => isSame(each, lines[index]!))).toBe(true);
      }),
    );
  });
});
