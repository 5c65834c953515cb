import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { ServerCartEntries } from './cart-entry.ts';
import { parseStoredCart } from './stored-cart.ts';
import { fromServerEntries, isSame, toServerEntries } from './cart.ts';
import { cart } from '#test/scenes/cart-lines.ts';

describe('the stored cart', () => {
  test.each([null, '', 'nonsense', '{}', '"a"', '7', 'null'])('%j is read as an empty cart', (stored) => {
    expect(parseStoredCart(stored)).toEqual([]);
  });

  test('is read back as it was stored', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(parseStoredCart(JSON.stringify(lines))).toEqual(lines);
      }),
    );
  });

  test('keeps every entry that names a product, and repairs its invalid fields', () => {
    const stored = [
      { product_id: 'a', quantity: 250 },
      null,
      { quantity: 1 },
      { product_id: 'b', quantity: -3, product: { name: 'B', images: 7 } },
    ];
    const lines = parseStoredCart(JSON.stringify(stored));
    expect(lines.map((each) => [each.product_id, each.quantity, each.price])).toEqual([
      ['a', 99, 0],
      ['b', 1, 0],
    ]);
  });

  test('survives a round trip through the server format with every line and stored field', () => {
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
