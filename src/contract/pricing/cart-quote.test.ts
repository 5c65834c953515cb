import { expect, test } from 'vitest';
import { QuoteCart } from './cart-quote.ts';

test('a price is what somebody can have seen: not below nothing, and no more than can be counted in paise', () => {
  const takes = (price: unknown) =>
    QuoteCart.safeParse({ items: [{ product_id: 'prd_1', quantity: 1, price }] }).success;
  for (const price of [0, 650.5, 100_000_000, null, undefined]) expect(takes(price), `${price}`).toBe(true);
  for (const price of [-1, 100_000_001, Number.MIN_SAFE_INTEGER - 2, Infinity, NaN, '650'])
    expect(takes(price), `${price}`).toBe(false);
});
