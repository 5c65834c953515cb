import { expect, test } from 'vitest';
import { QuoteCart } from './cart-quote.ts';

test('a price is optional and must be from 0 to ₹10,00,00,000', () => {
  const takes = (price: unknown) =>
    QuoteCart.safeParse({ items: [{ product_id: 'prd_1', quantity: 1, price }] }).success;
  for (const price of [0, 650.5, 100_000_000, null, undefined]) expect(takes(price), `${price}`).toBe(true);
  for (const price of [-1, 100_000_001, Number.MIN_SAFE_INTEGER - 2, Infinity, NaN, '650'])
    expect(takes(price), `${price}`).toBe(false);
});
