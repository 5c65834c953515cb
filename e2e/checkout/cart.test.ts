import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { callApi } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { listByPrice, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { findLine, readQuantity, storeCart, toLine } from './cart-lines.ts';

const { url } = findShop();
let browser: Browser;
let plain: ProductJson;
let soldOut: ProductJson;
let products: ProductJson[];

beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
  products = await listByPrice(url);
  soldOut = products.find(({ stock_quantity, has_variants }) => stock_quantity === 0 && !has_variants)!;
});
afterAll(() => browser.close());

test('a product is one cart line; ten quick presses make one request; the last piece is removed only by Remove, with Undo', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${plain.slug}`);
  await shopping.addToCart(shopper);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await shopping.openCart(shopper);
  const line = findLine(page, plain.name);
  await expect.poll(() => readQuantity(line)).toBe('2');
  await seesTotal(page);
  await page.getByText(/^Add ₹[\d,.]+ more to get free shipping$/).waitFor();

  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/cart/quote') ? 1 : 0));
  const more = line.getByRole('button', { name: /^Increase/ });
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let time = 0; time < 10; time += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect.poll(() => readQuantity(line)).toBe('12');
  await page
    .getByRole('main')
    .getByText(rupees(12 * (plain.sale_price ?? plain.price)))
    .first()
    .waitFor();
  expect(asked).toBeLessThanOrEqual(2);

  const fewer = line.getByRole('button', { name: /^Decrease/ });
  await line.getByRole('textbox').fill('1');
  await line.getByRole('textbox').blur();
  await expect.poll(() => fewer.isDisabled()).toBe(true);
  await hand.press(line.getByRole('button', { name: `Remove ${plain.name}` }));
  await page.getByText('Your cart is empty').waitFor();
  expect(await page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/products');
  const popular = page.getByRole('region', { name: 'What others are buying' });
  await expect.poll(() => popular.getByRole('article').count()).toBe(4);
  await hand.press(page.getByRole('button', { name: 'Undo' }));
  await line.waitFor();
  await shopping.leave(shopper);
});

test('a line is moved to the wishlist, and returns by Undo or from the wishlist', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await storeCart(page, url, [toLine(plain, { quantity: 3 })]);
  await shopping.visit(shopper, '/cart');
  const save = page.getByRole('button', { name: `Save for later: ${plain.name}` });
  const banner = page.getByRole('banner');
  await hand.press(save);
  await page.getByText('Your cart is empty').waitFor();
  await banner.getByRole('link', { name: 'Wishlist, 1 saved' }).waitFor();
  await hand.press(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => readQuantity(findLine(page, plain.name))).toBe('3');
  await banner.getByRole('link', { name: 'Wishlist', exact: true }).waitFor();
  await hand.press(save);
  await hand.press(banner.getByRole('link', { name: 'Wishlist, 1 saved' }));
  await hand.press(page.getByRole('button', { name: `Add to Cart: ${plain.name}` }));
  await banner.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await shopping.leave(shopper);
});

test('a line shows what changed since it was added, and unavailable products can be removed at once', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  const price = plain.sale_price ?? plain.price;
  await storeCart(page, url, [
    toLine(plain, { quantity: 1, price: price + 50 }),
    toLine(soldOut, { quantity: 1 }),
    {
      ...toLine(plain, { quantity: 1 }),
      product_id: 'prd_nothing',
      product: { id: '', name: 'Lost Lamp', images: [] },
    },
  ]);
  await shopping.visit(shopper, '/cart');
  const main = page.getByRole('main');
  await main
    .getByText(`The price of ${plain.name} has changed: was ${rupees(price + 50)}, now ${rupees(price)}`)
    .waitFor();
  await main.getByText(`${soldOut.name} is out of stock`).waitFor();
  await main.getByText('This product is no longer available').waitFor();
  await main.getByText('2 items are not available right now.').waitFor();
  await main.getByText('Items (1)').waitFor();
  await main.getByText('1 item', { exact: true }).waitFor();
  await hand.press(main.getByRole('button', { name: 'Remove and continue' }));
  await main.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
  expect(
    await main
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') })
      .count(),
  ).toBe(1);
  await shopping.leave(shopper);
});

test('shipping is shown without its GST, which is part of the GST: CGST and SGST in the State, IGST for another', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await storeCart(page, url, [toLine(await findTaxed(), { quantity: 1 })]);
  await shopping.visit(shopper, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' }).locator('dl');
  const home = await shopping.readRows(summary);
  expect(home.Shipping).toMatch(/^₹[\d.]+ excl\. GST$/);
  expect(home['GST on shipping']).toMatch(/^₹/);
  expect(home['CGST included']).toMatch(/^₹/);
  expect(home['SGST included']).toBe(home['CGST included']);
  expect(home['IGST included']).toBeUndefined();

  // Pune, as for a visitor who looked up its delivery date.
  await page.evaluate(() => localStorage.setItem('pin', '411001'));
  await page.reload();
  const away = await shopping.readRows(summary);
  expect(away['IGST included']).toMatch(/^₹/);
  expect(away['CGST included']).toBeUndefined();
  expect(away.Total).toBe(home.Total);
  await shopping.leave(shopper);
});

test('when the totals cannot be loaded the cart shows an error, keeps its lines and recovers', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  await storeCart(page, url, [toLine(plain, { quantity: 3 })]);
  await page.route('**/cart/quote', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await shopping.visit(shopper, '/cart');
  const problem = page.getByRole('main').getByRole('alert');
  await problem.getByText('Something went wrong. Please try again.').waitFor();
  await page.getByText(rupees(3 * (plain.sale_price ?? plain.price))).waitFor();
  await page.unroute('**/cart/quote');
  await hand.press(problem.getByRole('button', { name: 'Try Again' }));
  await seesTotal(page);
  await shopping.leave(shopper);
});

/** A product with GST in its price, and too cheap for free shipping: many crafts are nil-rated. */
async function findTaxed(): Promise<ProductJson> {
  const items = products
    .filter(({ has_variants, stock_quantity, price }) => !has_variants && stock_quantity > 0 && price < 4_000)
    .map(({ id }) => ({ product_id: id, quantity: 1 }));
  const { lines } = await callApi('POST /cart/quote', { url, body: { items } });
  const { product_id } = lines.find(({ tax_rate }) => tax_rate > 0)!;
  return products.find(({ id }) => id === product_id)!;
}

function seesTotal(page: Page): Promise<void> {
  return page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}
