import { type CartLine, variantOf } from '#domain/cart/cart.ts';
import * as fc from '#test/fast-check.ts';

/** Returns a cart line: a product for 499 rupees, in a variant if one is given. */
export function makeLine(productId: string, quantity = 1, variantId: string | null = null): CartLine {
  const variant_info = variantId === null ? null : { variant_id: variantId, color: 'Red', size: null };
  const product = {
    id: productId,
    name: `Product ${productId}`,
    images: ['/a.webp'],
    price: 499,
    sale_price: null,
    variant_info,
  };
  return { product_id: productId, product, quantity, price: 499, added_at: '2026-11-21T06:00:00.000Z' };
}

export const line = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom(null, 'x', 'y'),
  )
  .map(([id, quantity, variant]) => makeLine(id, quantity, variant));

/** Generates carts of up to eight lines, with each product and variant only once. */
export const cart = fc.uniqueArray(line, {
  selector: (each) => `${each.product_id}/${variantOf(each)}`,
  maxLength: 8,
});
