import type { Locator, Page } from 'playwright-core';
import type { ProductJson } from '#contract/catalogue/product.ts';
import type { CartLine } from '#domain/cart/cart.ts';

/** Returns a product as a cart line in the browser's storage. */
export function toLine(product: ProductJson, line: Partial<CartLine>): CartLine {
  const { id, name, images } = product;
  const price = line.price ?? product.sale_price ?? product.price;
  const seen = { id, name, images, price, sale_price: null, variant_info: null };
  return { product_id: id, product: seen, quantity: 1, added_at: new Date().toISOString(), ...line, price };
}

/** Stores a cart in the browser, as left by an earlier visit. */
export async function storeCart(page: Page, url: string, lines: CartLine[]): Promise<void> {
  // This address of the shop has no script, which would store a cart too.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('cart', stored), JSON.stringify(lines));
}

/** Returns the item of a product on the cart page. */
export function findLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Items in your cart' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

export function readQuantity(line: Locator): Promise<string> {
  return line.getByRole('textbox').inputValue();
}
